import { PASSWORD } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { demoTest, describe, expect, test } from '../fixtures.ts'
import { chooseEntry } from '../support/gestures.ts'

async function enter(page: Page): Promise<void> {
  await page.getByLabel('用户名').fill('demo')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^登\s?录$/ }).click()
}
/** All texts that the browser keeps for the page. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

describe('signing in', () => {
  test('brings up no keyboard over the page on a phone before somebody asks for it', async ({ open }) => {
    const { page, visit } = await open(null, { width: 390 })
    await visit('/login')
    await page.getByLabel('用户名').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('username')
  })

  test('says what is missing, warns of caps lock, refuses a wrong password and lets the right one in', async ({
    open,
  }) => {
    const { page, visit, isAccessible } = await open(null)
    await visit('/login')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('username')
    await isAccessible()
    const enter = page.getByRole('button', { name: /^登\s?录$/ })
    await enter.click()
    await page.getByText('请输入用户名').waitFor()
    await page.getByText('请输入密码').waitFor()
    await page.getByLabel('用户名').fill('demo')
    const password = page.getByLabel('密码', { exact: true })
    await password.fill('short')
    await enter.click()
    await page.getByText('密码不能少于6位').waitFor()
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
    await page.getByText('大写锁定已打开').waitFor()
    await password.fill('wrong-password')
    await enter.click()
    await page.getByText('用户名或密码错误').waitFor()
    await password.fill(PASSWORD)
    await password.press('Enter')
    await page.waitForURL('**/dashboard')
  })

  test('in English, too', async ({ open }) => {
    const { page, visit } = await open(null, { language: 'en' })
    await visit('/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByText('Please enter Username').waitFor()
    await page.getByText('Please enter Password').waitFor()
    expect(await page.title()).toMatch(/Sign in/)
  })

  test('begins with empty fields, and fills nothing in where it is no demonstration', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/login')
    const values = await page
      .locator('form input:not([type=checkbox])')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(values).toEqual(['', ''])
    expect(await page.getByText('快速填写').count()).toBe(0)
  })

  demoTest('fills in an account of the demonstration when asked to', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/login')
    await page.getByRole('region', { name: '快速填写' }).getByRole('button', { name: /demo/ }).click()
    await page.getByRole('button', { name: /^登\s?录$/ }).click()
    await page.waitForURL('**/dashboard')
  })

  test('keeps neither the credential nor who somebody is where scripts of other days can read it', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/login')
    await enter(page)
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const token = /access_token=([^;]+)/.exec(await page.evaluate(() => document.cookie))?.[1] ?? ''
    expect(token.length).toBeGreaterThan(20)
    for (const secret of [token, 'userInfo', 'OWNER', 'product:read:own', PASSWORD])
      expect(await stored(page)).not.toContain(secret)
  })

  test('stays where it is without a word while the pages behind it cannot be had, and goes on at the next try', async ({
    open,
  }) => {
    const { page, visit, context, complaints } = await open(null)
    complaints.expect(/signed-in-routes|dynamically imported|preload/)
    // The page was loaded anew for it a moment ago; it is not done twice.
    await context.addInitScript(() => sessionStorage.setItem('chunk-reload-at', String(Date.now())))
    await visit('/login')
    let lost = 0
    await context.route('**/assets/signed-in-routes*.js', (route) => {
      lost += 1
      return route.abort()
    })
    await enter(page)
    await expect.poll(() => lost).toBeGreaterThan(0)
    await expect
      .poll(() => page.locator('.progress-bar').evaluate((bar) => (bar as HTMLElement).style.opacity))
      .toBe('0')
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
    await context.unroute('**/assets/signed-in-routes*.js')
    await page.getByRole('button', { name: /^登\s?录$/ }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('can be done by night: the theme is switched at once, kept, and not offered again', async ({ open }) => {
    const { page, visit, isAccessible } = await open(null)
    await visit('/login')
    const dark = page.getByRole('group', { name: '主题切换' }).getByRole('button', { name: '暗黑' })
    await dark.click()
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
    expect(await dark.isDisabled()).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await isAccessible()
  })

  test.for(['https://evil.example/', '/.//evil.example/'])(
    'leads home instead of to %s',
    async (elsewhere, { open }) => {
      const { page, visit } = await open(null)
      await visit(`/login?redirect=${encodeURIComponent(elsewhere)}`)
      await page.getByLabel('用户名').fill('demo')
      await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: /^登\s?录$/ }).click()
      await page.waitForURL('**/dashboard')
    },
  )

  test.for([
    { from: '/myEnt/productManage?status=5&pageNum=1', to: '**/myEnt/productManage?status=5&pageNum=1' },
    // It leads nowhere by itself.
    { from: '/', to: '**/dashboard' },
  ])('leads from $from, which the website came before, to $to', async ({ from, to }, { open }) => {
    const { page, visit } = await open(null)
    await visit(from)
    await page.waitForURL('**/website/home')
    await visit('/website/product')
    await page.getByRole('banner').getByRole('link', { name: '登录' }).click()
    await enter(page)
    await page.waitForURL(to)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('leads nowhere by a cookie that somebody else on the domain wrote', async ({ open, stage }) => {
    const { page, visit, context } = await open(null)
    const value = encodeURIComponent('https://evil.example/')
    await context.addCookies([{ name: 'wanted_address', value, url: stage.origin, sameSite: 'Lax' }])
    await visit('/login')
    await enter(page)
    await page.waitForURL('**/dashboard')
  })

  test('ends with everything forgotten but the settings', async ({ open }) => {
    const { page, visit, context } = await open('demo', { theme: 'dark' })
    await visit('/dashboard')
    await page.evaluate(() => localStorage.setItem('dict_cache', '{}'))
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await chooseEntry(page, '注销登录')
    await page.getByRole('button', { name: /^确\s?定$/ }).click()
    await page.waitForURL('**/login')
    expect((await context.cookies()).filter(({ name }) => name === 'access_token')).toEqual([])
    expect(await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('dict_cache')])).toEqual([
      'dark',
      null,
    ])
    await visit('/workbench/index')
    await page.waitForURL('**/website/home')
  })
})
