import { createHash } from 'node:crypto'
import type { Client } from '@portal/testkit/client'
import { createProduct } from '@portal/testkit/factories'
import { PASSWORD } from '@portal/testkit/people'
import { sessionOver } from '@portal/testkit/sessions'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

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
  test('is told once, and after signing in again one stands in the form, where what was typed is offered', async ({
    open,
    stage,
  }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit, client } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill(typed)
    await form.getByText('修改已自动暂存到平台').waitFor()

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
    await page.getByRole('button', { name: /^登\s?录$/ }).click()
    await page.waitForURL(`**/myEnt/productManage?edit=${productId}`)
    await form.getByRole('button', { name: '恢复草稿' }).click()
    expect(await form.getByLabel('技术特点').inputValue()).toBe(typed)
  })

  test('stays on offer while something else is typed, and neither is lost', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo')
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    const features = form.getByLabel('技术特点')
    const restore = form.getByRole('button', { name: '恢复草稿' })
    const type = async (text: string): Promise<void> => {
      await visit(`/myEnt/productManage?edit=${productId}`)
      await features.fill(text)
      await form.getByText('修改已自动暂存到平台').waitFor()
    }
    await type(typed)
    await type('轴封改为机械密封。')
    await restore.click()
    await expect.poll(() => features.inputValue()).toBe(typed)
    // What was typed meanwhile is offered in its turn, and again after a reload.
    await restore.waitFor()
    await form.getByRole('button', { name: '保存草稿' }).click()
    await toast(page, '草稿已保存')
    await visit(`/myEnt/productManage?edit=${productId}`)
    await restore.click()
    await expect.poll(() => features.inputValue()).toBe('轴封改为机械密封。')
    expect(await restore.count()).toBe(0)
    // Whoever was typing goes on: the keyboard is in the form.
    expect(await form.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  })

  test('is not offered to anybody else on the same device', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit, context } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill(typed)
    await form.getByText('修改已自动暂存到平台').waitFor()
    const { token = '' } = await stage.again('editor')
    await context.addCookies([{ name: 'access_token', value: token, url: stage.origin, sameSite: 'Lax' }])
    await visit(`/myEnt/productManage?edit=${productId}`)
    await form.getByLabel('技术特点').waitFor()
    expect(await form.getByRole('button', { name: '恢复草稿' }).count()).toBe(0)
    expect(await form.getByLabel('技术特点').inputValue()).not.toBe(typed)
  })
})
