import { productSave } from '@portal/contract/product-own'
import { basics } from '@portal/testkit/factories'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'

const upload = (page: Page, rows: string[]) =>
  page.locator('input[type=file]').setInputFiles({
    name: '备案产品.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })

describe('an enterprise', () => {
  test('takes its list in from product management: template, preview, drafts, and the report of bad rows', async ({
    open,
    stage,
  }) => {
    await stage.as.stranger.call(productSave, { body: basics({ name: '远山泵', filingNo: 'YS-1', submit: false }) })
    const { page, visit, isAccessible } = await open('demo')
    await visit('/myEnt/productManage')
    await page
      .getByRole('button', { name: /^导\s?入$/ })
      .first()
      .click()
    await page.getByRole('heading', { name: '导入产品' }).waitFor()
    await isAccessible()
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载模板' }).click(),
    ])
    expect(template.suggestedFilename()).toBe('产品导入模板.xlsx')

    await upload(page, ['备案编号,产品名称,一句话简介', 'QM-1,清单里的泵,低噪声', 'QM-2,,', 'YS-1,抢来的泵,'])
    await page.getByText('预检完成').waitFor()
    const problems = page.getByRole('region', { name: '问题' })
    await problems.getByText('此项不能为空').waitFor()
    await problems.getByText('该备案编号已被其他企业的产品使用').waitFor()
    await isAccessible()
    await page.getByRole('button', { name: '导入 1 行' }).click()
    await page.getByText('导入完成').waitFor()
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载问题清单' }).click(),
    ])
    expect(report.suggestedFilename()).toBe('备案产品-导入问题.csv')

    await page.getByRole('link', { name: '查看草稿' }).click()
    // The preview, which names both, is kept in its tab and hidden once the drafts are there.
    await page.getByRole('heading', { name: '产品管理' }).waitFor()
    await page.getByRole('row').filter({ hasText: '清单里的泵', visible: true }).waitFor()
    expect(await page.getByText('抢来的泵').filter({ visible: true }).count()).toBe(0)
    await visit('/myEnt/productImport')
    await page.getByText('新增 1，更新 0，无变化 0，未导入 2').waitFor()
  })

  test('reads on a phone in English why a file is refused', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo', { width: 390, language: 'en' })
    await visit('/myEnt/productImport')
    await upload(page, ['a,b', '1,2'])
    await page.getByText(/No known headers in the first 20 rows.*fill in the template/).waitFor()
    await isAccessible()
    expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0)
  })
})

test('somebody who may not edit products is not offered an import', async ({ open }) => {
  const { page, visit } = await open('viewer')
  await visit('/myEnt/productManage')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: /^导\s?入$/ }).count()).toBe(0)
  await visit('/myEnt/productImport')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('input[type=file]').count()).toBe(0)
})
