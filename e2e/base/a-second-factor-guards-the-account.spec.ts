import { factorState } from '@portal/contract/user-factor'
import { appCode, removeFactors, setUpFactor } from '@portal/testkit/factor'
import { PASSWORD } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { sidewaysScroll } from '../support/axe.ts'

const enter = (page: Page) => page.getByRole('button', { name: /^登\s?录$/ })

async function typePassword(page: Page, username: string): Promise<void> {
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await enter(page).click()
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

describe('a second factor', () => {
  test('is set up by keyboard on a phone, asked for at the next sign-in, and turned off again', async ({
    open,
    stage,
  }) => {
    await removeFactors(stage.pool, [stage.ids.people.demo])
    const { page, visit, client, isAccessible } = await open('demo', { width: 390 })
    await visit('/personalCenter/accountInfo?tab=security')
    await page.getByRole('link', { name: '启用两步验证' }).click()
    await page.getByRole('heading', { level: 1, name: '设置两步验证' }).waitFor()
    await page.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    const shown = await page.locator('code').first().textContent()
    const secret = (shown ?? '').replaceAll(' ', '')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    await page.getByRole('img', { name: '供身份验证器应用扫描的二维码' }).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    await isAccessible()
    await expect.poll(() => focused(page)).toBe('code')
    const spent = appCode(secret)
    await page.keyboard.type(spent)
    await page.keyboard.press('Enter')
    await page.getByText('两步验证已启用').waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    const codes = await page.getByRole('region', { name: '恢复代码' }).getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    for (const code of codes) expect(file).toContain(code)
    await isAccessible()
    await page.getByRole('button', { name: '我已保存，继续' }).click()
    await page.waitForURL('**/dashboard')

    const other = await open(null, { width: 390 })
    await other.visit('/login')
    await typePassword(other.page, 'demo')
    await other.page.getByRole('heading', { name: '两步验证' }).waitFor()
    await expect.poll(() => focused(other.page)).toBe('factorCode')
    expect(await other.page.locator('#factorCode').getAttribute('autocomplete')).toBe('one-time-code')
    expect(await sidewaysScroll(other.page)).toBe(0)
    await other.isAccessible()
    await other.page.keyboard.press('Enter')
    await other.page.getByText('请输入 6 位验证码，或一个完整的恢复代码').waitFor()
    await other.page.keyboard.insertText(spent)
    await other.page.keyboard.press('Enter')
    await other.page.getByText('验证码不正确或已使用过').waitFor()
    await other.page.locator('#factorCode').fill('')
    await other.page.keyboard.insertText(appCode(secret, 1).replace(/(...)/, '$1 '))
    await other.page.keyboard.press('Enter')
    await other.page.waitForURL('**/dashboard')

    await visit('/personalCenter/accountInfo?tab=security')
    await page.getByText('剩余 10 个').waitFor()
    await page.getByRole('button', { name: /^停\s?用$/ }).click()
    const dialog = page.getByRole('dialog', { name: '停用两步验证？' })
    await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await until('the second factor being off', async () => (await client.call(factorState, {})).appSince === null)
  })

  test('lets a recovery code in, in English too', async ({ open, stage }) => {
    await removeFactors(stage.pool, [stage.ids.people.editor])
    const { recoveryCodes } = await setUpFactor(stage.as.editor, PASSWORD)
    const { page, visit } = await open(null, { language: 'en' })
    await visit('/login')
    await page.getByLabel('Username').fill('editor')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('heading', { name: 'Two-step verification' }).waitFor()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Verify and sign in' }).click()
    await page.waitForURL('**/dashboard')
    await removeFactors(stage.pool, [stage.ids.people.editor])
  })

  test('leads back to the first step for whoever wants another account', async ({ open, stage }) => {
    await removeFactors(stage.pool, [stage.ids.people.viewer])
    await setUpFactor(stage.as.viewer, PASSWORD)
    const { page, visit } = await open(null)
    await visit('/login')
    await typePassword(page, 'viewer')
    await page.getByRole('button', { name: '返回重新登录' }).click()
    await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
    await typePassword(page, 'stranger')
    await page.waitForURL('**/dashboard')
    await removeFactors(stage.pool, [stage.ids.people.viewer])
  })
})
