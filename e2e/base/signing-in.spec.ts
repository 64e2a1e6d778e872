import { PASSWORD } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'

describe('signing in', () => {
  test('says what is missing, warns of caps lock, refuses a wrong password and lets the right one in', async ({
    open,
  }) => {
    const { page, visit, isAccessible } = await open(null)
    await visit('/login')
    await isAccessible()
    const enter = page.getByRole('button', { name: /登\s?录/ })
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

  test('leads back to where somebody wanted to go, and nowhere else', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/login?redirect=https%3A%2F%2Fevil.example%2F')
    await page.getByLabel('用户名').fill('demo')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: /登\s?录/ }).click()
    await page.waitForURL('**/dashboard')
  })

  test('ends with everything forgotten but the settings', async ({ open }) => {
    const { page, visit, context } = await open('demo', { theme: 'dark' })
    await visit('/dashboard')
    await page.evaluate(() => localStorage.setItem('dict_cache', '{}'))
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await page.getByRole('menuitem', { name: '注销登录' }).click()
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
