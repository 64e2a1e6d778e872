import { createProduct, publishProduct } from '@portal/testkit/factories'
import { newFilingNo, OWN_HEAD, ownLists } from '@portal/testkit/import'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { chooseEntry, toast } from '../support/gestures.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name, visible: true })
const more = (page: Page, name: string) => row(page, name).getByRole('button', { name: `更多操作 ${name}` })
const confirm = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).click()

describe('a draft that was never public', () => {
  test('is deleted for good after a question; what was published is not offered for that', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    await createProduct(demo, { name: '试填的样机甲', submit: false })
    await publishProduct(demo, operator, { name: '试填的样机乙' })
    const { page, visit, isAccessible } = await open('demo')
    await visit('/myEnt/productManage?keywords=试填的样机')
    await more(page, '试填的样机乙').click()
    await page.getByRole('menuitem', { name: '预览' }).first().waitFor()
    expect(await page.getByRole('menuitem', { name: '彻底删除' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await more(page, '试填的样机甲').click()
    await chooseEntry(page, '彻底删除')
    await page.getByRole('dialog').getByText('不能恢复', { exact: false }).waitFor()
    await isAccessible()
    await confirm(page, /^取\s?消$/)
    await row(page, '试填的样机甲').waitFor()
    await more(page, '试填的样机甲').click()
    await chooseEntry(page, '彻底删除')
    await confirm(page, /^彻底删除$/)
    await toast(page, '1 个产品已处理')
    await row(page, '试填的样机甲').waitFor({ state: 'detached' })
  })

  test('in numbers: drafts go, what was on the website stays and it is said why', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    await createProduct(demo, { name: '成批试填机甲', submit: false })
    await publishProduct(demo, operator, { name: '成批试填机乙' })
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage?keywords=成批试填机')
    await page.getByRole('checkbox', { name: '成批试填机甲' }).check()
    await page.getByRole('checkbox', { name: '成批试填机乙' }).check()
    await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '彻底删除' }).click()
    await confirm(page, /^彻底删除$/)
    const told = page.getByRole('dialog').filter({ hasText: '1 个已处理，1 个未能处理' })
    await told.getByText(/曾在网站发布/).waitFor()
  })
})

describe('an import', () => {
  test('is undone from its page, which tells what stays by its line', async ({ open, stage }) => {
    const lists = ownLists(stage.as.demo)
    const row = (name: string) => [newFilingNo(), name, '低噪声', '输送清水', '']
    const { id } = await lists.take([OWN_HEAD, row('误导入的泵甲'), row('误导入的泵乙')])
    const [kept] = await lists.named('误导入的泵甲')
    const { page, visit, isAccessible } = await open('demo')
    await visit(`/myEnt/productManage?keywords=误导入的泵甲`)
    await page.getByRole('checkbox', { name: '误导入的泵甲' }).check()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^归\s?档$/ })
      .click()
    await confirm(page, /^归\s?档$/)
    await toast(page, '1 个产品已处理')

    await visit(`/myEnt/productImport/${id}`)
    await page.getByRole('button', { name: '撤销导入' }).click()
    await confirm(page, /^撤销导入$/)
    const progress = page.getByRole('region', { name: '批量处理进度' })
    await progress.getByText('撤销导入完成：1 个产品，1 个未能处理').waitFor()
    await isAccessible()
    await progress.getByRole('button', { name: '查看原因' }).click()
    await page.getByRole('dialog').getByText('第 2 行 · 误导入的泵甲').waitFor()
    await page.getByRole('dialog').getByText('导入后已归档，予以保留').waitFor()
    expect(await lists.named('误导入的泵乙')).toEqual([])
    expect(kept?.id).toBeDefined()
  })

  test('is not undone by who may only look', async ({ open, stage }) => {
    const { id } = await ownLists(stage.as.demo).take([OWN_HEAD, [newFilingNo(), '旁观的泵', '', '', '']])
    const { page, visit } = await open('viewer')
    await visit(`/myEnt/productImport/${id}`)
    await page.locator('[data-main-scroll]').waitFor()
    expect(await page.getByRole('button', { name: '撤销导入' }).count()).toBe(0)
  })
})
