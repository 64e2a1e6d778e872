import { createProduct } from '@portal/testkit/factories'
import type { Page } from 'playwright-core'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { settle } from '../support/browser.ts'
import { toast, unfolded } from '../support/gestures.ts'

const word = '排列'
const search = `keywords=${encodeURIComponent(word)}`
const rows = (page: Page) => page.locator('tbody tr[data-row-key]')
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })
const form = (page: Page) => page.getByRole('dialog', { name: '编辑产品资料' })

/** Three products of one search; the first bears a name of 120 characters. */
async function fill({ as }: Stage, of: string): Promise<string[]> {
  const names = [`甲${word}${of}`.padEnd(120, '长'), `乙${word}${of}`, `丙${word}${of}`]
  for (const name of names) await createProduct(as.demo, { name, submit: false })
  return names
}

describe('a table', () => {
  test('opens its rows by a click beside the controls, by Enter, and by the title that is a link', async ({
    open,
    stage,
  }) => {
    const [, name = ''] = await fill(stage, '开启')
    const { page, visit, isAccessible } = await open('demo')
    await visit(`/myEnt/productManage?${search}`)
    const row = rows(page).filter({ hasText: name })
    await isAccessible()
    await row.getByText('未展示').click()
    await form(page).waitFor()
    expect(new URL(page.url()).searchParams.get('edit')).toBe(await row.getAttribute('data-row-key'))
    await page.goBack()
    await form(page).waitFor({ state: 'hidden' })

    // A control in the row does its own.
    await row.getByRole('checkbox').check()
    expect(new URL(page.url()).searchParams.has('edit')).toBe(false)

    await rows(page).first().focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-row-key'))).toBe(
      await rows(page).nth(1).getAttribute('data-row-key'),
    )
    await page.keyboard.press('Enter')
    await form(page).waitFor()
    await page.goBack()
    await form(page).waitFor({ state: 'hidden' })

    await row.getByRole('link', { name, exact: true }).click()
    await form(page).waitFor()
  })

  test('opens a row in a tab of its own by the middle button and with Ctrl', async ({ open, stage }) => {
    const [, name = ''] = await fill(stage, '新页')
    const { page, visit } = await open('demo')
    await visit(`/myEnt/productManage?${search}`)
    const cell = rows(page).filter({ hasText: name }).getByText('未展示')
    for (const manner of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
      const opened = page.context().waitForEvent('page')
      await cell.click(manner)
      const tab = await opened
      expect(new URL(tab.url()).searchParams.has('edit')).toBe(true)
      await tab.close()
    }
    expect(await form(page).count()).toBe(0)
  })

  test('sorts by the heads of its columns, in the address, by keyboard, and the same after a reload', async ({
    open,
    stage,
  }) => {
    await fill(stage, '次序')
    const { page, visit } = await open('demo')
    await visit(`/myEnt/productManage?keywords=${encodeURIComponent('次序')}`)
    const first = async () => (await rows(page).first().getByRole('link').first().textContent())?.slice(0, 1)
    expect(await head(page, '更新时间').getAttribute('aria-sort')).toBe('descending')
    await head(page, '产品').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**sort=name&direction=ASC**')
    await settle(page)
    expect(await head(page, '产品').first().getAttribute('aria-sort')).toBe('ascending')
    // As Chinese is sorted: bǐng, jiǎ, yǐ.
    expect(await first()).toBe('丙')
    await page.keyboard.press('Enter')
    await page.waitForURL('**direction=DESC**')
    await page.reload()
    await settle(page)
    expect(await first()).toBe('乙')
    expect(await head(page, '产品').first().getAttribute('aria-sort')).toBe('descending')
    // What cannot be ordered offers nothing.
    expect(await head(page, '内容状态').getAttribute('tabindex')).toBeNull()
  })

  test('shows the columns that were chosen, also after a reload, and always what a row is called', async ({
    open,
    stage,
  }) => {
    await fill(stage, '列')
    const { page, visit } = await open('demo')
    await visit(`/myEnt/productManage?${search}`)
    await page.getByRole('button', { name: '列设置' }).click()
    const choices = page.getByRole('tooltip')
    expect(await choices.getByRole('checkbox', { name: '显示“产品”' }).count()).toBe(0)
    await (await unfolded(choices.getByRole('checkbox', { name: '显示“所属产业”' }))).uncheck()
    await head(page, '所属产业').waitFor({ state: 'detached' })
    await choices.getByRole('button', { name: '固定“更新时间”' }).click()
    await page.reload()
    await settle(page)
    expect(await head(page, '所属产业').count()).toBe(0)
    // Behind the check box and the name.
    expect(await page.getByRole('columnheader').nth(2).textContent()).toContain('更新时间')
    await page.getByRole('button', { name: '列设置' }).click()
    await (await unfolded(choices.getByRole('button', { name: '恢复默认' }))).click()
    await head(page, '所属产业').waitFor()
  })

  test('keeps every row low and no column behind the actions, however long a name is', async ({ open, stage }) => {
    const [long = ''] = await fill(stage, '高度')
    const { page, visit } = await open('demo', { width: 1280 })
    await visit(`/myEnt/productManage?${search}`)
    const scroller = page.locator('.ant-table-content')
    expect(await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const row = rows(page).filter({ hasText: long })
    expect((await row.boundingBox())?.height).toBeLessThan(130)
    await row.getByRole('link', { name: long }).hover()
    await page.getByRole('tooltip').getByText(long).waitFor()

    await page.evaluate(() => localStorage.setItem('size', 'small'))
    await page.reload()
    await settle(page)
    expect((await row.boundingBox())?.height).toBeLessThan(48)
  })

  test('is found as it was saved under a name, on another device too, and by nobody else', async ({ open, stage }) => {
    await fill(stage, '视图')
    const { page, visit, isAccessible } = await open('demo')
    await visit(`/myEnt/productManage?${search}&sort=name&direction=ASC&page=1`)
    await page.getByRole('button', { name: '列设置' }).click()
    await (await unfolded(page.getByRole('checkbox', { name: '显示“关联专利”' }))).uncheck()
    await page.getByRole('button', { name: '视图', exact: true }).click()
    await page.getByLabel('视图名称').fill('我的排列')
    await page.getByRole('button', { name: '保存当前视图' }).click()
    await toast(page, '已保存视图“我的排列”')
    await page.getByRole('button', { name: '使用视图“我的排列”' }).waitFor()
    await isAccessible()

    const elsewhere = await open('demo')
    await elsewhere.visit('/myEnt/productManage')
    await head(elsewhere.page, '关联专利').waitFor()
    await elsewhere.page.getByRole('button', { name: '视图', exact: true }).click()
    await (await unfolded(elsewhere.page.getByRole('button', { name: '使用视图“我的排列”' }))).click()
    await elsewhere.page.waitForURL(`**/myEnt/productManage?${search}&sort=name&direction=ASC`)
    await head(elsewhere.page, '关联专利').waitFor({ state: 'detached' })

    const colleague = await open('editor')
    await colleague.visit('/myEnt/productManage')
    await colleague.page.getByRole('button', { name: '视图', exact: true }).click()
    await colleague.page.getByText('还没有保存的视图').waitFor()
  })
})
