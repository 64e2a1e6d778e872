import { createProduct } from '@portal/testkit/factories'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'

const summon = async (page: Page) => {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: /快速搜索|Quick search/ })
  await palette.waitFor()
  return palette
}
const activeRow = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant') ?? ''
    return document.getElementById(id)?.textContent ?? ''
  })

describe('the palette', () => {
  test.for([
    ['cpgl', 'zh-cn'],
    ['chanpin', 'zh-cn'],
    ['产品管', 'zh-cn'],
    ['prod', 'zh-cn'],
    ['cpgl', 'en'],
    ['Products', 'en'],
  ] as const)('goes to the products by “%s” in %s, hands on the keyboard', async ([typed, language], { open }) => {
    const { page, visit } = await open('demo', { language })
    await visit('/dashboard')
    const palette = await summon(page)
    await page.keyboard.type(typed)
    const name = language === 'en' ? /^Products/ : /^产品管理/
    await palette.getByRole('option', { name, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/myEnt/productManage')
    await palette.waitFor({ state: 'detached' })
  })

  test('is walked by the arrow keys round and round, the active row always in sight', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo', { height: 480 })
    await visit('/dashboard')
    const palette = await summon(page)
    await isAccessible()
    const rows = await palette.getByRole('option').allTextContents()
    const first = await activeRow(page)
    await page.keyboard.press('ArrowUp')
    expect(await activeRow(page)).toBe(rows.at(-1))
    const inSight = await palette.getByRole('option', { selected: true }).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      const list = row.closest('[role="listbox"]')?.getBoundingClientRect()
      return list !== undefined && top >= list.top && bottom <= list.bottom
    })
    expect(inSight).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await activeRow(page)).toBe(first)
  })

  test('gives the focus back when Escape closes it', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/dashboard')
    const button = page.getByRole('button', { name: /^搜索页面/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: /拼音/ }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('does things: theme, size, and language, told in the new language', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/dashboard')
    await summon(page)
    await page.keyboard.type('anhei')
    await page.getByRole('option', { name: '切换到暗黑主题', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('dark')
    await summon(page)
    await page.keyboard.type('English')
    await page.getByRole('option', { name: '切换到英文（English）', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Switch Language Successful!').waitFor()
    await summon(page)
    await page.keyboard.type('mingliang')
    await page.getByRole('option', { name: 'Switch to the light theme', selected: true }).waitFor()
  })

  test('finds products of the own enterprise, and nobody else finds them', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { name: '旋流自吸泵', submit: false })
    const { page, visit } = await open('demo')
    await visit('/dashboard')
    await summon(page)
    await page.keyboard.insertText('旋流自吸')
    await page.getByRole('option', { name: /旋流自吸泵/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/myEnt/exhibitProductSetting/${productId}`)
    const other = await open('stranger')
    await other.visit('/dashboard')
    await summon(other.page)
    await other.page.keyboard.insertText('旋流自吸')
    await other.page.getByText('没有找到与“旋流自吸”相关的页面、操作或记录').first().waitFor()
  })

  test('remembers the last pages as the system family does, and forgets them when told to', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/dashboard')
    await summon(page)
    await page.keyboard.type('cpgl')
    await page.getByRole('option', { name: /^产品管理/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/myEnt/productManage')
    const stored = () => page.evaluate(() => localStorage.getItem('menu_search_history'))
    expect(JSON.parse((await stored()) ?? 'null')).toEqual([{ path: '/myEnt/productManage', title: '产品管理' }])
    const palette = await summon(page)
    await palette
      .getByRole('group', { name: '最近访问' })
      .getByRole('option', { name: /^产品管理/ })
      .waitFor()
    await palette.getByRole('button', { name: '清除最近访问' }).click()
    await palette.getByRole('group', { name: '最近访问' }).waitFor({ state: 'detached' })
    expect(await stored()).toBeNull()
  })

  test('offers nobody a page that is not theirs, not even from what was remembered', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/dashboard')
    await page.evaluate(() =>
      localStorage.setItem('menu_search_history', '[{"path":"/console/review","title":"内容审核"},"broken"]'),
    )
    const palette = await summon(page)
    expect(await palette.getByRole('option', { name: /内容审核/ }).count()).toBe(0)
    const operator = await open('operator')
    await operator.visit('/console/review')
    await summon(operator.page)
    await operator.page.keyboard.type('nrsh')
    await operator.page.getByRole('option', { name: /内容审核/, selected: true }).waitFor()
  })
})
