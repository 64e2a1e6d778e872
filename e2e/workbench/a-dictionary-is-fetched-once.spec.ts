import { dictItemCreate, dictItemDelete, dictItemPage } from '@portal/contract/dict'
import type { Page } from 'playwright-core'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { settle } from '../support/browser.ts'
import { chooseEntry } from '../support/gestures.ts'

const ADDRESS = '/personalCenter/accountInfo'
const ITEMS = '/api/v1/dicts/gender/items'

/** The calls for the items of the dictionary from now on. */
function calls({ page }: Window): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === ITEMS) made.push(pathname)
  })
  return made
}
async function options(page: Page, field = '性别'): Promise<string[]> {
  const list = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
  await page.getByLabel(field).click()
  let found: string[] = []
  await expect.poll(async () => (found = await list.allInnerTexts())).not.toEqual([])
  await page.keyboard.press('Escape')
  // Only a list that is gone opens at the next click.
  await expect.poll(() => list.count()).toBe(0)
  return found
}
const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('dict_cache'))

describe('a dictionary', () => {
  test('is fetched once for all pages that show it, kept as the system family keeps it, and gone after signing out', async ({
    open,
  }) => {
    const window = await open('demo')
    const { page, visit } = window
    const made = calls(window)
    await visit(ADDRESS)
    expect(await options(page)).toEqual(['男', '女', '保密'])
    expect(JSON.parse((await kept(page)) ?? 'null')).toEqual({
      gender: [
        expect.objectContaining({ value: '1', label: '男' }),
        expect.objectContaining({ value: '2', label: '女' }),
        expect.objectContaining({ value: '0', label: '保密' }),
      ],
    })
    await page.getByRole('link', { name: '工作台', exact: true }).first().click()
    await page.waitForURL('**/workbench/index')
    await page.goBack()
    await settle(page)
    expect(await options(page)).toEqual(['男', '女', '保密'])
    expect(made).toHaveLength(1)

    await page.getByRole('button', { name: /账号菜单/ }).click()
    await chooseEntry(page, '注销登录')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定/ })
      .click()
    await page.waitForURL('**/login')
    expect(await kept(page)).toBeNull()
  })

  test('that could not be fetched is no dead end: the next try gets it', async ({ open }) => {
    const { page, visit, context } = await open('demo')
    await context.route(`**${ITEMS}`, (route) => route.abort())
    await visit(ADDRESS)
    await page.getByLabel('性别').click()
    await page.getByRole('alert').getByText('网络连接失败，请检查网络后重试').waitFor()
    await context.unroute(`**${ITEMS}`)
    await page.getByRole('button', { name: /重\s?试/ }).click()
    await page.locator('.ant-select-dropdown:visible').getByTitle('女', { exact: true }).waitFor()
  })

  test('that an operator changes is right at the next look, without a reload, in the language of the page', async ({
    open,
    stage,
  }) => {
    const window = await open('demo')
    const { page, visit } = window
    await visit(ADDRESS)
    expect(await options(page)).not.toContain('其他')
    const made = calls(window)
    const body = { label: '其他', labelEn: 'Other', value: '3', sort: 9 }
    const { id } = await stage.as.operator.call(dictItemCreate, { params: { id: 'gender' }, body })
    await expect.poll(() => made.length).toBe(1)
    await expect.poll(() => kept(page)).toContain('其他')
    expect(await options(page)).toContain('其他')
    await page.getByRole('button', { name: '语言切换' }).click()
    await chooseEntry(page, 'English')
    await expect.poll(() => kept(page)).toContain('Other')
    expect(await options(page, 'Gender')).toContain('Other')
    await stage.as.operator.call(dictItemDelete, { params: { id: 'gender', ids: id } })
    expect((await stage.as.operator.call(dictItemPage, { params: { id: 'gender' }, query: {} })).total).toBe(3)
  })
})
