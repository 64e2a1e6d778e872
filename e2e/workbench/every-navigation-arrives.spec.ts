import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { settle } from '../support/browser.ts'

const LIST = '/myEnt/productManage'

/** The bar as painted: how far it is, and whether it is there at all. */
const bar = (page: Page): Promise<{ at: number; seen: boolean }> =>
  page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('.progress-bar')
    const at = Number(/scaleX\((.+)\)/.exec(element?.style.transform ?? '')?.[1] ?? '0')
    return { at, seen: element?.style.opacity === '1' }
  })

describe('a navigation', () => {
  test('is shown by a bar from its start until it has arrived, and by nothing that spins', async ({ open }) => {
    const { page, visit, context } = await open('demo')
    await visit('/dashboard')
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route('**/assets/product-manage*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: '产品管理' }).first().click()
    await expect.poll(async () => (await bar(page)).seen).toBe(true)
    const { at } = await bar(page)
    expect(at).toBeGreaterThanOrEqual(0.3)
    await expect.poll(async () => (await bar(page)).at).toBeGreaterThan(at)
    expect((await bar(page)).at).toBeLessThan(1)
    expect(await page.locator('.ant-spin, .spinner').count()).toBe(0)
    release()
    await page.waitForURL(`**${LIST}`)
    await expect.poll(() => bar(page)).toEqual({ at: 0, seen: false })
  })

  test('begins at the top of the page', async ({ open }) => {
    const { page, visit } = await open('demo', { height: 400 })
    await visit('/personalCenter/accountInfo')
    await page.evaluate(() => scrollTo(0, 300))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.getByRole('link', { name: '工作台', exact: true }).first().click()
    await page.waitForURL('**/workbench/index')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('through a forwarding address keeps query and fragment', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit(`/redirect${LIST}?status=5&keywords=%E6%B3%B5%26a#part`)
    await page.waitForURL((url) => url.pathname === LIST)
    await settle(page)
    const { search, hash } = new URL(page.url())
    const query = new URLSearchParams(search)
    expect([query.get('status'), query.get('keywords'), hash]).toEqual(['5', '泵&a', '#part'])
  })

  test('through a forwarding address does not lead to another site', async ({ open, stage }) => {
    const { page, visit } = await open('demo')
    await visit('/redirect//evil.example/x')
    await settle(page)
    expect(new URL(page.url()).origin).toBe(stage.origin)
  })
})

describe('the title of a page', () => {
  test('is that of its route, in the language of the page, and the one in the address overrides it', async ({
    open,
  }) => {
    const { page, visit } = await open('demo')
    await visit('/dashboard')
    expect(await page.title()).toMatch(/^首页 · /)
    await visit('/workbench/index')
    expect(await page.title()).toMatch(/^工作台 · /)
    await visit(`${LIST}?title=${encodeURIComponent('春季新品')}`)
    expect(await page.title()).toMatch(/^春季新品 · /)
    await page.getByRole('navigation', { name: '当前位置' }).getByText('春季新品').waitFor()
    const english = await open('demo', { language: 'en' })
    await english.visit('/dashboard')
    expect(await english.page.title()).toMatch(/^Dashboard · /)
    await english.page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await expect.poll(() => english.page.title()).toMatch(/^Products · /)
  })
})

describe('by the keyboard', () => {
  test('the menu is skipped by the first stop of the page', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/workbench/index')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '跳到主要内容' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})
