import { createProduct } from '@portal/testkit/factories'
import { PASSWORD } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'

const typed = '泵体改为一体铸造，壁厚减少 12%。'

describe('a session that ended while somebody typed', () => {
  test('is told once, and what was typed is offered after signing in again', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill(typed)
    await form.getByText('已存为本机草稿').waitFor()

    await stage.pool.query('update user_session set revoked_at = now() where user_id = $1', [stage.ids.people.demo])
    const notices = page.getByText('您的会话已过期，请重新登录')
    await form.getByRole('button', { name: '保存草稿' }).click()
    await notices.first().waitFor()
    expect(await notices.count()).toBe(1)
    await page.waitForURL(/\/(login|website)/)

    await visit('/login')
    await page.getByLabel('用户名').fill('demo')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: /登\s?录/ }).click()
    await page.waitForURL('**/dashboard')
    await visit(`/myEnt/productManage?edit=${productId}`)
    await form.getByRole('button', { name: /^恢\s?复$/ }).click()
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
    expect(await form.getByRole('button', { name: /^恢\s?复$/ }).count()).toBe(0)
    expect(await form.getByLabel('技术特点').inputValue()).not.toBe(typed)
  })
})
