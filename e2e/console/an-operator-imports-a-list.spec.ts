import { entInfo } from '@portal/contract/enterprise'
import { patentNumber } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'

/** A product among those that visitors find. */
const shown = 'main a[href*="/website/product/detail"]'

describe('an operator', () => {
  test('uploads a list, sees what is wrong before anything is written, imports the rest and takes the report along', async ({
    open,
    stage,
  }) => {
    const { certification } = await stage.as.demo.call(entInfo, {})
    const code = certification?.uscc ?? ''
    const rows = [
      '备案编号,产品名称,统一社会信用代码,一句话简介,关联专利,内部备注',
      `DR-1,导入示例净水泵,${code},低噪声,,甲`,
      `DR-2,,${code},,,`,
      `DR-3,导入示例增压泵,${code},,${patentNumber()},`,
    ]
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/import')
    await isAccessible()
    await page.locator('input[type=file]').setInputFiles({
      name: '产品清单.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n')),
    })
    await page.getByRole('heading', { name: /产品清单\.csv/ }).waitFor()
    await page.getByText('预检完成').waitFor()
    await page.getByText('未识别的列（不导入）：内部备注').waitFor()
    const problems = page.getByRole('region', { name: '问题' })
    await problems.getByText('此项不能为空').waitFor()
    await problems.getByText(/请先导入专利/).waitFor()
    await isAccessible()
    const visitor = await open(null)
    await visitor.visit(`/website/product?keywords=${encodeURIComponent('导入示例净水泵')}`)
    expect(await visitor.page.locator(shown, { hasText: '导入示例净水泵' }).count()).toBe(0)

    await page.getByRole('button', { name: '导入 1 行' }).click()
    await page.getByText('导入完成').waitFor()
    await visitor.visit(`/website/product?keywords=${encodeURIComponent('导入示例净水泵')}`)
    await visitor.page.locator(shown, { hasText: '导入示例净水泵' }).first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载问题清单' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('产品清单-导入问题.csv')
    await page.getByRole('link', { name: '批量导入' }).first().click()
    await page.getByText('新增 1，更新 0，无变化 0，未导入 2').waitFor()
  })

  test('reads on a phone in English why a file is refused', async ({ open }) => {
    const { page, visit, isAccessible } = await open('operator', { width: 390, language: 'en' })
    await visit('/console/import')
    await page.locator('input[type=file]').setInputFiles({
      name: 'notes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('a,b\r\n1,2\r\n'),
    })
    await page.getByText(/No known headers in the first 20 rows/).waitFor()
    await isAccessible()
    expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0)
  })
})

test('somebody without the permission has no way to imports', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/console/import')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('批量导入').count()).toBe(0)
})
