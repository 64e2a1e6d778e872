import type { Page } from 'playwright-core'
import { demoTest, describe, expect } from '../fixtures.ts'
import { settle } from '../support/browser.ts'

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)

/** Turns the wheel until the window is that far down. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.mouse.move(700, 450)
  await page.mouse.wheel(0, top)
  await expect.poll(() => scrolled(page)).toBe(top)
}

/** Polls, then looks once more when all is quiet: nothing may move the page away again. */
async function standsAt(page: Page, top: number): Promise<void> {
  const isThere = async (): Promise<boolean> => Math.abs((await scrolled(page)) - top) <= 2
  await expect.poll(isThere).toBe(true)
  await settle(page)
  expect(await isThere(), `${await scrolled(page)} instead of ${top}`).toBe(true)
}

describe('a visitor who comes back', () => {
  demoTest('stands before the same item of a long list, by Back, Forward and reload', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/website/product')
    await scrollTo(page, 900)
    const card = page.locator('main h3 a, main h2 a').filter({ visible: true }).nth(9)
    const name = (await card.textContent()) ?? ''
    await card.scrollIntoViewIfNeeded()
    const top = await scrolled(page)
    expect(top).toBeGreaterThan(500)
    const place = (await card.boundingBox())?.y ?? 0
    await card.click()
    await page.waitForURL(/\/website\/product\/detail/)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await standsAt(page, 0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await scrollTo(page, 1200)

    await page.goBack()
    await page.waitForURL(/\/website\/product$/)
    await standsAt(page, top)
    const again = page.getByRole('link', { name, exact: true }).first()
    expect(Math.abs(((await again.boundingBox())?.y ?? -1000) - place)).toBeLessThanOrEqual(2)

    await page.goForward()
    await page.waitForURL(/\/website\/product\/detail/)
    await standsAt(page, 1200)
    await page.reload()
    await standsAt(page, 1200)
    await page.goBack()
    await page.waitForURL(/\/website\/product$/)
    await standsAt(page, top)
    await page.reload()
    await standsAt(page, top)
  })

  demoTest('but begins at the top of a page that a link, another filter or a form leads to', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/website/product')
    await scrollTo(page, 600)
    await page
      .getByRole('banner')
      .getByRole('link', { name: '企业', exact: true })
      .evaluate((link) => {
        if (link instanceof HTMLElement) link.click()
      })
    await page.waitForURL(/\/website\/enterprise$/)
    await standsAt(page, 0)
    await page.goBack()
    await page.waitForURL(/\/website\/product$/)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    const facet = page.getByRole('main').locator('a[rel="nofollow"]').first()
    await facet.evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(/\/website\/product\?/)
    await standsAt(page, 0)
    await scrollTo(page, 300)
    await page.goBack()
    await page.waitForURL(/\/website\/product$/)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    await page.goForward()
    await standsAt(page, 300)
  })

  demoTest('finds the lower part of a page that is drawn late, also from another document', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/website/home')
    await scrollTo(page, 2400)
    await page
      .getByRole('banner')
      .getByRole('link', { name: '登录' })
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(/\/login/)
    await page.goBack()
    await page.waitForURL(/\/website\/home$/)
    await standsAt(page, 2400)
    await page.reload()
    await standsAt(page, 2400)
  })

  demoTest('finds facets opened as they were, and closed ones closed', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/website/enterprise')
    const more = page.locator('details').filter({ has: page.locator('a') })
    const details = more.first()
    const isOpen = () => details.evaluate((one) => one instanceof HTMLDetailsElement && one.open)
    await details.locator('summary').click()
    expect(await isOpen()).toBe(true)
    await page.locator('main h2 a, main h3 a').first().click()
    await page.waitForURL(/\/website\/enterprise\/detail/)
    await page.goBack()
    await page.waitForURL(/\/website\/enterprise$/)
    await expect.poll(isOpen).toBe(true)
    await page.reload()
    await settle(page)
    await expect.poll(isOpen).toBe(true)
    await visit('/website/enterprise')
    expect(await isOpen()).toBe(false)
  })

  demoTest('stands before the same row of a hall', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/website/showroom/industry')
    const standing = page.getByRole('main').getByRole('status').filter({ hasText: '第 3 排' })
    const hall = page.getByRole('region', { name: /步行展厅/ }).first()
    await hall.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await standing.waitFor()
    await page.locator('li[data-ahead="0"] a').first().click()
    await page.waitForURL(/\/website\/enterprise\/detail/)
    await page.goBack()
    await standing.waitFor()
    await page.reload()
    await standing.waitFor()
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click()
    await page.waitForURL(/\/website\/home/)
    await visit('/website/showroom/industry')
    await page.getByRole('status').filter({ hasText: '第 1 排' }).waitFor()
  })
})
