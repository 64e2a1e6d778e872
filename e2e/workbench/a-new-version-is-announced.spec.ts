import { siteInfo } from '@portal/contract/site'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'

/** What people see of a deployment: the server behind the same address answers with another build. */
const deploy = (context: BrowserContext, build: string) =>
  context.route(`**${siteInfo.path}`, async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...envelope, data: { ...data, build } } })
  })

/** As if the person came back from another window. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const notice = /新版本已发布，刷新即可使用/

describe('a new version', () => {
  test('is nothing to talk about while page and server are of one build', async ({ open, stage }) => {
    const { page, visit } = await open('demo')
    const answered = page.waitForResponse(`**${siteInfo.path}`)
    await visit('/dashboard')
    const { data } = (await (await answered).json()) as { data: { build: string } }
    expect(data.build).not.toBe('')
    expect(await page.getAttribute('meta[name="build"]', 'content')).toBe(data.build)
    const website = await fetch(`${stage.origin}/website/home`)
    expect(await website.text()).toContain(`<meta name="build" content="${data.build}"`)
    expect(await page.getByText(notice).count()).toBe(0)
  })

  test('is announced to whoever comes back to the window; refreshing takes it', async ({ open }) => {
    const { page, visit, context, isAccessible } = await open('demo')
    await visit('/dashboard')
    await deploy(context, 'a-newer-build')
    await comeBack(page)
    await page.getByText(notice).waitFor()
    await isAccessible()
    await context.unroute(`**${siteInfo.path}`)
    await page.getByRole('button', { name: /刷\s?新/ }).click()
    await page.waitForEvent('load')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText(notice).count()).toBe(0)
  })

  test('can wait, and asks again an hour later', async ({ open }) => {
    const { page, visit, context } = await open('demo', { language: 'en' })
    await page.clock.install()
    await deploy(context, 'a-newer-build')
    await visit('/dashboard')
    const said = page.getByText(/A new version is out/)
    await said.waitFor()
    await page.getByRole('button', { name: 'Later' }).click()
    await said.waitFor({ state: 'detached' })
    await page.clock.fastForward('01:05:00')
    await comeBack(page)
    await said.waitFor()
  })

  test('that took a page’s code away loads once more and arrives where somebody was going', async ({ open }) => {
    const { page, visit, context, complaints } = await open('demo')
    complaints.expect(/product-manage|dynamically imported|preload/)
    await visit('/dashboard')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    let newDocument = false
    page.on('framenavigated', () => (newDocument = true))
    await context.route('**/assets/product-manage*.js', (route) =>
      newDocument ? route.continue() : route.fulfill({ status: 404, body: '' }),
    )
    await page.getByRole('link', { name: '产品管理' }).first().click()
    await page.getByRole('heading', { name: '产品管理', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/myEnt/productManage')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

  test('whose code stays away says what happened instead of loading for ever', async ({ open }) => {
    const { page, visit, context, complaints } = await open('demo')
    complaints.expect(/product-manage|dynamically imported|preload/)
    await visit('/dashboard')
    await context.route('**/assets/product-manage*.js', (route) => route.fulfill({ status: 404, body: '' }))
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('link', { name: '产品管理' }).first().click()
    await page.getByRole('heading', { name: '页面没能加载完整' }).waitFor()
    expect(loads).toBeLessThanOrEqual(1)
  })
})
