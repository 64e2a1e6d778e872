import { createHash } from 'node:crypto'
import type { Client } from '@portal/testkit/client'
import { createProduct } from '@portal/testkit/factories'
import { PASSWORD } from '@portal/testkit/people'
import { sessionOver } from '@portal/testkit/sessions'
import { describe, expect, type Stage, test } from '../fixtures.ts'

const typed = '泵体改为一体铸造，壁厚减少 12%。'

/** Ends one session as somebody does who signs it out from another device. */
async function endSession({ pool }: Stage, client: Client): Promise<void> {
  const hash = createHash('sha256')
    .update(client.token ?? '')
    .digest()
  await pool.query('update user_session set revoked_at = now() where token_hash = $1', [hash])
  await sessionOver(client)
}

describe('a session that ended while somebody typed', () => {
  test('is told once, and what was typed is offered after signing in again', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit, client } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill(typed)
    await form.getByText('已存为本机草稿').waitFor()

    await endSession(stage, client)
    const notices = page.getByText('您的会话已过期，请重新登录')
    await form.getByRole('button', { name: '保存草稿' }).click()
    await notices.first().waitFor()
    expect(await notices.count()).toBe(1)
    await page.getByRole('button', { name: '知道了' }).click()
    await page.waitForURL(/\/(login|website)/)

    await visit('/login')
    await page.getByLabel('用户名').fill('demo')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: /登\s?录/ }).click()
    await page.waitForURL('**/dashboard')
    await visit(`/myEnt/productManage?edit=${productId}`)
    await form.getByRole('button', { name: '恢复草稿' }).click()
    expect(await form.getByLabel('技术特点').inputValue()).toBe(typed)
  })

  test('is not offered to anybody else on the same device', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit, context } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill(typed)
    await form.getByText('已存为本机草稿').waitFor()
    const { token = '' } = await stage.again('editor')
    await context.addCookies([{ name: 'access_token', value: token, url: stage.origin, sameSite: 'Lax' }])
    await visit(`/myEnt/productManage?edit=${productId}`)
    await form.getByLabel('技术特点').waitFor()
    expect(await form.getByRole('button', { name: '恢复草稿' }).count()).toBe(0)
    expect(await form.getByLabel('技术特点').inputValue()).not.toBe(typed)
  })
})
