import { smsCode } from '@portal/contract/user'
import { createClient } from '@portal/testkit/client'
import { describe, expect, test } from '../fixtures.ts'

describe('an operator who looks for a message', () => {
  test('is told when nothing was sent yet, then finds one that is kept, opens it without its code, and comes back to the list', async ({
    open,
    stage,
  }) => {
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/outbox')
    await page.getByText('还没有发出任何内容').waitFor()
    await page.getByText('短信：未接入服务商，仅保留在此').waitFor()

    const visitor = createClient(stage.origin)
    await visitor.call(smsCode, { query: { mobile: '13812345678', scene: 'register' } })
    await visitor.call(smsCode, { query: { mobile: '13900000001', scene: 'login' } })
    await page.reload()
    const rows = page.getByRole('row').filter({ hasText: '仅保留' })
    await rows.nth(1).waitFor()
    await isAccessible()

    await page.getByRole('searchbox', { name: '按手机号或邮箱搜索' }).fill('1234')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/outbox?keywords=1234')
    await page.getByText('13900000001', { exact: true }).waitFor({ state: 'hidden' })
    const opener = page.getByRole('button', { name: '查看发给 13812345678 的内容' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const detail = page.getByRole('dialog', { name: '发信详情' })
    await detail.getByText('您的验证码为 ••••••').waitFor()
    await isAccessible()
    await page.keyboard.press('Escape')
    await detail.waitFor({ state: 'hidden' })
    await expect
      .poll(() => opener.evaluate((button) => button === document.activeElement), { timeout: 10_000 })
      .toBe(true)
  })

  test('reads on a phone, in English, why one failed, never the code in it, and clears a filter that finds nothing', async ({
    open,
    stage,
  }) => {
    await stage.pool.query(
      `insert into outbox (channel, recipient, text, template, state, failure)
       values ('sms', '13700000009', '您的验证码为 493028', 'code', 'failed', 'busy: isv.BUSINESS_LIMIT_CONTROL')`,
    )
    const { page, visit, isAccessible } = await open('operator', { width: 360, language: 'en', theme: 'dark' })
    await visit('/console/outbox?state=failed')
    await page.getByText(/The provider takes nothing for now.*isv\.BUSINESS_LIMIT_CONTROL/).waitFor()
    expect(await page.getByText('493028').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await isAccessible()
    await visit('/console/outbox?state=failed&channel=mail')
    await page.getByText('No message matches').waitFor()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await page.getByText('13700000009').waitFor()
  })
})

test('An administrator reads a kept code', async ({ open, stage }) => {
  await createClient(stage.origin).call(smsCode, { query: { mobile: '13600000002', scene: 'register' } })
  const { page, visit } = await open('admin')
  await visit('/console/outbox?keywords=13600000002')
  await page.getByText(/您的验证码为 \d{6}/).waitFor()
})

test('Members of an enterprise are led away, and have no entry in the menu', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/console/outbox')
  await page.waitForURL('**/401**')
  await visit('/dashboard')
  expect(await page.getByRole('link', { name: '发信记录' }).count()).toBe(0)
})
