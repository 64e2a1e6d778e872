import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@portal/testkit/client'
import { PASSWORD } from '@portal/testkit/people'
import { afterAll, beforeAll } from 'vitest'
import { describe, expect, test } from '../fixtures.ts'
import { launch } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import { createWindows } from '../support/windows.ts'
import { chooseEntry } from '../support/gestures.ts'

let windows: ReturnType<typeof createWindows>
let close: () => Promise<void>

beforeAll(async () => {
  // A browser in which every name leads to this machine. What it knows of registries (com.cn is one) is its own.
  const browser = await launch(['--host-resolver-rules=MAP * 127.0.0.1'])
  windows = createWindows(browser)
  close = async () => {
    await windows.close()
    await browser.close()
  }
})
afterAll(() => close())

const hosts = [
  { host: 'www.portal-test.com', domain: '.portal-test.com' },
  { host: 'portal-test.com.cn', domain: 'portal-test.com.cn' },
  { host: 'localhost', domain: 'localhost' },
  { host: '127.0.0.1', domain: '127.0.0.1' },
]

/** Signs in and out again at an address; the cookie is looked at in between. */
async function comeAndGo(origin: string, domain: string): Promise<void> {
  const { page, context, complaints, visit } = await windows.open(createClient(origin))
  // Chromium says it where a page comes by plain http and not from this machine.
  complaints.expect(/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/)
  await visit('/login')
  await page.getByLabel('用户名').fill('demo')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^登\s?录$/ }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const credentials = async () => (await context.cookies()).filter(({ name }) => name === 'access_token')
  expect(await credentials()).toMatchObject([{ domain, path: '/', sameSite: 'Lax', secure: false }])

  await page.getByRole('button', { name: /^账号菜单/ }).click()
  await chooseEntry(page, '注销登录')
  await page.getByRole('button', { name: /^确\s?定$/ }).click()
  await page.waitForURL('**/login')
  expect(await credentials()).toEqual([])
}

describe('the credential of somebody who signs in', () => {
  test.for(hosts)('at $host is kept for $domain and goes when they leave', async ({ host, domain }, { stage }) => {
    await comeAndGo(stage.origin.replace('127.0.0.1', host), domain)
  })

  test('is kept for the host alone where the installation says so', async ({ stage }) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-test-cookie-'))
    const variables = { DATABASE_URL: stage.databaseUrl, DATA_DIR: folder, SEED: 'none', COOKIE_SCOPE: 'host' }
    const server = await startServer(variables)
    const host = 'www.portal-test.com'
    try {
      await comeAndGo(server.origin.replace('127.0.0.1', host), host)
    } finally {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
