import { passkeyList } from '@portal/contract/user-passkey'
import { removeFactors } from '@portal/testkit/factor'
import { PASSWORD } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'

/** Passkeys belong to names, never to addresses of numbers. */
const named = (origin: string, path: string): string => origin.replace('127.0.0.1', 'localhost') + path

/** A phone that always recognises its person. */
async function carryAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

describe('a passkey', () => {
  test('is added on the account page and signs in alone from then on', async ({ open, stage }) => {
    await removeFactors(stage.pool, [stage.ids.people.demo])
    const { page, context, client } = await open(null)
    await carryAuthenticator(context, page)
    await page.goto(named(stage.origin, '/login?redirect=/personalCenter/accountInfo%3Ftab%3Dsecurity'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByLabel('用户名').fill('demo')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: /^登\s?录$/ }).click()
    await page.getByRole('button', { name: '添加通行密钥' }).click()
    expect(asked.filter((url) => url.includes('passkey-calls'))).toEqual([])
    const dialog = page.getByRole('dialog', { name: '添加通行密钥' })
    await dialog.getByLabel('名称').fill('手机')
    await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: '添加通行密钥' }).click()
    await page.getByRole('button', { name: '我已保存' }).click()
    await page.getByRole('heading', { name: '手机', exact: true }).waitFor()
    await until('the passkey', async () => (await stage.as.demo.call(passkeyList, {})).length === 1)
    expect(client.token).toBeUndefined()

    await context.clearCookies()
    await page.goto(named(stage.origin, '/login'))
    await page.getByRole('button', { name: '通行密钥登录' }).click()
    await page.waitForURL('**/dashboard')
    await removeFactors(stage.pool, [stage.ids.people.demo])
  })
  test('is not offered where the site is known by a bare address, to which none can belong', async ({
    open,
    stage,
  }) => {
    const { page, visit } = await open(null)
    await visit(`${stage.origin}/login`)
    await page.getByRole('button', { name: /^登\s?录$/ }).waitFor()
    expect(await page.getByRole('button', { name: '通行密钥登录' }).count()).toBe(0)
  })
})
