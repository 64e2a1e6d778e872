import { SUGGEST_PATH } from '@portal/contract/search-address'
import { publishProduct } from '@portal/testkit/factories'
import type { Page } from 'playwright-core'
import { describe, expect, type Stage, test } from '../fixtures.ts'

const publish = ({ as }: Stage, name: string, nameEn: string) => publishProduct(as.demo, as.operator, { name, nameEn })
const boxIn = (page: Page, place: 'banner' | 'main') => page.getByRole(place).locator('input[name="keywords"]')

describe('a visitor who types', () => {
  test('chooses a product among the suggestions by keyboard, or searches for what was typed', async ({
    open,
    stage,
  }) => {
    const id = await publish(stage, '磁悬浮鼓风机', 'Maglev blower')
    await publish(stage, '大流量磁悬浮鼓风机', 'High-flow maglev blower')
    const { page, visit, isAccessible } = await open(null)
    await visit('/website/home')
    const box = boxIn(page, 'banner')
    const list = page.getByRole('listbox', { name: '搜索建议' })
    const options = list.getByRole('option')
    await box.focus()
    await page.keyboard.type('磁悬')
    await options.nth(1).waitFor()
    expect(await options.first().locator('mark').allTextContents()).toEqual(['磁悬'])
    expect(await page.getByRole('status').allTextContents()).toContain('2 条搜索建议，按上下键选择')
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    await isAccessible()

    await page.keyboard.press('ArrowUp')
    expect(await box.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'))
    await page.keyboard.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain('磁悬浮鼓风机')

    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect([await box.inputValue(), await box.getAttribute('aria-expanded')]).toEqual(['磁悬', 'false'])
    await page.keyboard.press('ArrowDown')
    await list.waitFor()
    await page.keyboard.press('Tab')
    await list.waitFor({ state: 'hidden' })

    await box.focus()
    await page.keyboard.press('ArrowDown')
    await list.waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/website\/product\?keywords=/)
    await list.waitFor({ state: 'hidden' })

    await box.focus()
    await page.keyboard.type('浮')
    await list.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/website/product/detail?id=${id}`)
    await list.waitFor({ state: 'hidden' })
  })

  test('touches a suggestion on a phone, in English and in the dark', async ({ open, stage }) => {
    const id = await publish(stage, '低温液氮泵', 'Cryogenic nitrogen pump')
    const { page, visit, isAccessible } = await open(null, { width: 360, language: 'en', theme: 'dark' })
    await visit('/website/home?lang=en')
    await boxIn(page, 'main').tap()
    await page.keyboard.type('cryog')
    const option = page.getByRole('option', { name: /Cryogenic nitrogen pump/ })
    await option.waitFor()
    await isAccessible()
    const sides = await page.getByRole('listbox', { name: 'Suggestions' }).evaluate((list) => {
      const { left, right } = list.getBoundingClientRect()
      return [left >= 0, right <= document.documentElement.clientWidth]
    })
    expect(sides).toEqual([true, true])
    await option.tap()
    await page.waitForURL(`**/website/product/detail?id=${id}&lang=en`)
  })

  test('sees what belongs to the last letters, however late an earlier answer comes', async ({ open, stage }) => {
    await publish(stage, '真空镀膜机', 'Vacuum coater')
    await publish(stage, '真空干燥箱', 'Vacuum dryer')
    const { page, visit } = await open(null)
    await visit('/website/about')
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isFirst = true
    await page.route(`**${SUGGEST_PATH}*`, async (route) => {
      const waits = isFirst
      isFirst = false
      if (waits) await held
      // Whoever does not wait any more has hung up.
      await route.continue().catch(() => undefined)
    })
    const options = page.getByRole('option')
    await boxIn(page, 'banner').focus()
    const asked = page.waitForRequest(`**${SUGGEST_PATH}*`)
    await page.keyboard.type('真空')
    await asked
    await page.keyboard.type('镀')
    await options.first().waitFor()
    release()
    await page.keyboard.press('ArrowDown')
    expect(await options.allTextContents()).toEqual([expect.stringContaining('真空镀膜机')])
  })

  test('is not disturbed while an input method makes characters of letters', async ({ open, stage }) => {
    await publish(stage, '螺杆压缩机', 'Screw compressor')
    const { page, context, visit } = await open(null)
    await visit('/website/about')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === SUGGEST_PATH) asked.push(searchParams.get('keywords') ?? '')
    })
    const box = boxIn(page, 'banner')
    await box.focus()
    const keys = await context.newCDPSession(page)
    const compose = (text: string) =>
      keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await compose('luo')
    await compose('luogan')
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    await keys.send('Input.insertText', { text: '螺杆' })
    await page.getByRole('option', { name: /螺杆压缩机/ }).waitFor()
    expect([asked, new URL(page.url()).pathname]).toEqual([['螺杆'], '/website/about'])
  })

  test('searches as ever when nothing can be suggested', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/website/about')
    await page.route(`**${SUGGEST_PATH}*`, (route) => route.abort())
    const box = boxIn(page, 'banner')
    await box.focus()
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.type('离心泵')
    await failed
    expect(await page.getByRole('listbox').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/website\/product\?keywords=/)
  })
})
