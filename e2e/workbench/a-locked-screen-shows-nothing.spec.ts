import { entInfo } from '@portal/contract/enterprise'
import { me } from '@portal/contract/user'
import { userLock } from '@portal/contract/user-lock'
import { PASSWORD } from '@portal/testkit/people'
import { sessionOver } from '@portal/testkit/sessions'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { chooseEntry, menuEntry } from '../support/gestures.ts'

const lockByMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^账号菜单/ }).click()
  await chooseEntry(page, '锁定屏幕')
  await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor()
}
const unlock = async (page: Page, password: string) => {
  await page.getByLabel('登录密码').fill(password)
  await page.keyboard.press('Enter')
}
const lockIsGone = (page: Page) => page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor({ state: 'detached' })

describe('a locked screen', () => {
  test('shows nothing of what lies behind, to eyes or screen readers, by mouse or keyboard', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo')
    await visit('/myEnt/productManage')
    await lockByMenu(page)
    await isAccessible()
    expect(await page.getByRole('heading', { name: '产品管理' }).count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('产品管理')
    expect(await page.title()).toBe('屏幕已锁定')
    for (const key of ['Escape', 'Escape', 'Control+k', 'Escape']) await page.keyboard.press(key)
    expect(await page.getByRole('dialog').count()).toBe(1)
    for (let times = 0; times < 8; times += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(inside).toBe(true)
    }
  })

  test('stays locked when the page is loaded again, and shows nothing before it is opened', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    await lockByMenu(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit('/myEnt/productManage')
    await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor()
    expect(asked.filter((path) => path.includes('/product/') || path.includes('/event'))).toEqual([])
    expect(await page.getByText('新建产品').count()).toBe(0)
    await unlock(page, PASSWORD)
    await page.getByRole('heading', { name: '产品管理', level: 1 }).waitFor()
  })

  test('opens by the right password only, with everything as it was', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    await page.getByRole('button', { name: '新建产品' }).first().click()
    const name = page.getByRole('textbox', { name: '产品名称' })
    await name.fill('锁屏之前写下的名字')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /拼音/ }).fill('suoding')
    await page.getByRole('option', { name: '锁定屏幕', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor()
    expect(await name.count()).toBe(0)
    await unlock(page, 'not-the-password')
    await page.getByText('密码不正确，请重新输入').waitFor()
    await unlock(page, PASSWORD)
    await lockIsGone(page)
    expect(await name.inputValue()).toBe('锁屏之前写下的名字')
  })

  test('locks all tabs at once and opens them together', async ({ open }) => {
    const { page, visit, context } = await open('demo')
    const other = await context.newPage()
    await other.goto('/workbench/index')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await visit('/dashboard')
    await lockByMenu(page)
    await other.getByRole('dialog', { name: '屏幕已锁定' }).waitFor()
    await unlock(other, PASSWORD)
    await lockIsGone(page)
    await lockIsGone(other)
  })

  test('lets somebody else sign in instead; no other tab shows what was locked', async ({ open }) => {
    const { page, visit, context } = await open('demo')
    const other = await context.newPage()
    await other.goto('/workbench/index')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await visit('/dashboard')
    await lockByMenu(page)
    await page.getByRole('button', { name: '退出登录，换个账号' }).click()
    await page.waitForURL('**/login')
    await other.waitForURL('**/website/home')
    expect((await context.cookies()).filter(({ name }) => name === 'access_token')).toEqual([])
  })

  test('holds on the server: calls by hand are refused, and a page opened with the credential shows the lock', async ({
    open,
  }) => {
    const { page, visit, client, context } = await open('viewer')
    await visit('/workbench/index')
    await lockByMenu(page)
    await expect.poll(async () => (await client.call(me, {})).owes).toBe('unlock')
    expect(await client.refusal(entInfo, {})).toBe('A0301')
    // As if whoever sits there had cleared what the browser remembers of the lock.
    await page.evaluate(() => localStorage.clear())
    const other = await context.newPage()
    await other.goto('/workbench/index')
    await other.getByRole('dialog', { name: '屏幕已锁定' }).waitFor()
    await unlock(other, PASSWORD)
    await lockIsGone(other)
    expect(await client.call(entInfo, {})).toMatchObject({ examineState: '1' })
  })

  test('covers a page whose session was locked elsewhere, as soon as it asks for something', async ({ open }) => {
    const { page, visit, client } = await open('viewer')
    await visit('/workbench/index')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await client.call(userLock, {})
    await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor()
    await unlock(page, PASSWORD)
    await lockIsGone(page)
  })

  test('locks without the network too, and on the server as soon as that is back', async ({ open }) => {
    const { page, visit, client, context } = await open('viewer')
    await visit('/workbench/index')
    await context.setOffline(true)
    await lockByMenu(page)
    expect(await client.call(me, {})).not.toHaveProperty('owes')
    await context.setOffline(false)
    await expect.poll(async () => (await client.call(me, {})).owes).toBe('unlock')
    await unlock(page, PASSWORD)
    await lockIsGone(page)
    expect(await client.call(me, {})).not.toHaveProperty('owes')
  })

  test('of a session that expired meanwhile leads to the sign-in and back', async ({ open, stage }) => {
    const { page, visit, client } = await open('editor')
    await visit('/myEnt/productManage')
    await lockByMenu(page)
    await page.getByLabel('登录密码').fill(PASSWORD)
    await stage.pool.query("update user_session set last_seen_at = now() - interval '13 hours' where user_id = $1", [
      stage.ids.people.editor,
    ])
    await sessionOver(client)
    await page.keyboard.press('Enter')
    await page.getByText('登录已过期，请重新登录').waitFor()
    await page.getByRole('button', { name: '重新登录' }).click()
    await page.waitForURL(/\/login\?redirect=%2FmyEnt%2FproductManage$/)
  })

  test('locks by itself after the minutes somebody chose, also while the browser was closed', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/dashboard')
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    const autoLock = await menuEntry(page, /^自动锁屏/)
    await autoLock.hover()
    await chooseEntry(page, '闲置 15 分钟后')
    await page.getByText('自动锁屏设置已保存').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auto_lock'))).toBe('15')
    await page.clock.install()
    await visit('/dashboard')
    await page.mouse.move(300, 300)
    await page.clock.fastForward('14:00')
    expect(await page.getByRole('dialog', { name: '屏幕已锁定' }).count()).toBe(0)
    await page.clock.fastForward('01:30')
    await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor()
    await unlock(page, PASSWORD)
    await lockIsGone(page)
  })
})
