import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'

/** What is asked for below `/_data`, as it is asked for. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/_data/')) asked.push(pathname + search)
  })
  return asked
}

describe('a visitor who points at a link', () => {
  test('has its data before following it, and does not ask twice', async ({ open, stage }) => {
    const { page } = await open(null)
    await page.goto('/website/product')
    await page.waitForResponse(/\/assets\/prefetch-/)
    const asked = listen(page)
    const link = page.getByRole('link', { name: stage.publishedName }).first()
    const address = `/_data/website/product/detail?id=${stage.published}`
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(address)),
      link.hover(),
    ])
    expect(answer.status()).toBe(200)
    await link.click()
    await page.getByRole('heading', { level: 1, name: stage.publishedName }).waitFor()
    expect(asked).toEqual([address])
  })

  test('asks for nothing when data is to be saved', async ({ open, stage }) => {
    const { page } = await open(null)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/website/product')
    await page.waitForResponse(/\/assets\/prefetch-/)
    const asked = listen(page)
    const link = page.getByRole('link', { name: stage.publishedName }).first()
    await link.hover()
    await link.focus()
    await link.click()
    await page.getByRole('heading', { level: 1, name: stage.publishedName }).waitFor()
    expect(asked).toHaveLength(1)
  })
})
