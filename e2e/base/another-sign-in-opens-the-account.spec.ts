import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, signIn } from '@portal/testkit/client'
import { startIdentityProvider } from '@portal/testkit/identity-provider'
import { PASSWORD } from '@portal/testkit/people'
import { cloneDatabase } from '@portal/testkit/postgres'
import { populate } from '@portal/testkit/world'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { describe, expect, test } from '../fixtures.ts'
import { launch } from '../support/browser.ts'
import { toast } from '../support/gestures.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { createWindows } from '../support/windows.ts'

let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let server: RunningServer
let windows: ReturnType<typeof createWindows>
let close: () => Promise<void>

beforeAll(async () => {
  provider = await startIdentityProvider()
  const database = await cloneDatabase(inject('adminUrl'))
  const folder = await mkdtemp(join(tmpdir(), `portal-test-${process.ppid}-provider-`))
  server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SEED: 'none',
    REVIEW_UNDO_SECONDS: '0',
    ...provider.variables,
  })
  provider.allow(server.origin)
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await populate({ origin: server.origin, pool })
  const browser = await launch()
  windows = createWindows(browser)
  close = async () => {
    await windows.close()
    await browser.close()
    await server.stop()
    await pool.end()
    await provider.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
afterAll(() => close())

/** Begins linking on the account page, by the password. */
async function link(page: Page): Promise<void> {
  await page.getByRole('button', { name: '关联统一身份' }).click()
  const dialog = page.getByRole('dialog', { name: '关联统一身份' })
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: '关联统一身份' }).click()
}
const visitor = (manner = {}) => windows.open(createClient(server.origin), manner)

describe('a sign-in elsewhere', () => {
  test('is linked with an account once, and from then on opens it where somebody wanted to go', async () => {
    const first = await visitor({ width: 390 })
    await first.visit('/myEnt/productManage?status=5')
    await first.page.waitForURL('**/website/home')
    await first.visit('/login')
    await first.page.getByRole('button', { name: '使用 统一身份 登录' }).click()
    await first.page.getByText(`「${provider.person.name}」还没有关联平台账号`).waitFor()
    await first.page.waitForURL('**/login')
    await first.isAccessible()
    await first.page.getByLabel('用户名').fill('demo')
    await first.page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await first.page.getByRole('button', { name: /^登\s?录$/ }).click()
    await first.page.waitForURL('**/myEnt/productManage?status=5')

    const again = await visitor()
    await again.visit('/login?redirect=%2FmyEnt%2FproductManage%3FpageNum%3D1')
    await again.page.getByLabel('记住我').check()
    await again.page.getByRole('button', { name: '使用 统一身份 登录' }).click()
    await again.page.waitForURL('**/myEnt/productManage?pageNum=1')
    const cookie = (await again.context.cookies()).find(({ name }) => name === 'access_token')
    expect(cookie?.expires ?? -1).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
  })

  test('opens nothing when it is refused there, made up, or unknown', async () => {
    const { page, visit } = await visitor({ language: 'en' })
    provider.refuses = true
    await visit('/login')
    await page.getByRole('button', { name: 'Sign in with 统一身份' }).click()
    await page.getByText('You did not allow the sign-in there').waitFor()
    provider.refuses = false
    await visit('/login?ticket=made-up')
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await page.waitForURL((url) => url.search === '')
    await page.getByLabel('Username').waitFor()
    await visit('/login?oidc=foreign')
    await page.getByText('That sign-in was not started in this browser').waitFor()
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await page.getByText('这次登录不是从本浏览器发起的').waitFor()
    provider.person = { subject: 'somebody-else', name: '陌生人' }
    await page.getByRole('button', { name: '使用 统一身份 登录' }).click()
    await page.getByText('「陌生人」还没有关联平台账号').waitFor()
    await page.getByRole('button', { name: '不关联' }).click()
    expect(await page.getByText('还没有关联平台账号').count()).toBe(0)
  })

  test('is linked and unlinked on the account page, and opens no second account', async () => {
    const ADDRESS = '/personalCenter/accountInfo'
    const member = async (name: string) => windows.open(await signIn(server.origin, name, PASSWORD))
    provider.person = { subject: 'the-editor', name: '周工' }
    const editor = await member('editor')
    await editor.visit(`${ADDRESS}?tab=security`)
    await link(editor.page)
    await toast(editor.page, '已关联，下次可以用它登录')
    await editor.page.waitForURL(`**${ADDRESS}?tab=security`)
    await editor.page.getByText('周工', { exact: true }).waitFor()
    await editor.isAccessible()

    const stranger = await member('stranger')
    await stranger.visit(`${ADDRESS}?tab=security`)
    await link(stranger.page)
    await stranger.page.getByText('该统一身份账号已关联其他用户').waitFor()
    // The provider remembers what somebody agreed to; this one was never asked.
    const viewer = await member('viewer')
    provider.refuses = true
    await viewer.visit(`${ADDRESS}?tab=security`)
    await link(viewer.page)
    await viewer.page.getByText('已取消关联').waitFor()
    provider.refuses = false
    await viewer.page.getByText('尚未关联其他登录方式').waitFor()

    await editor.page.getByRole('button', { name: '解除关联 周工' }).click()
    await editor.page.getByRole('dialog').getByRole('button', { name: '解除关联' }).click()
    await toast(editor.page, '已解除关联')
    await editor.page.getByText('尚未关联其他登录方式').waitFor()
  })
})
