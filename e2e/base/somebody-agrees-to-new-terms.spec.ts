import { me } from '@portal/contract/user'
import { createProduct } from '@portal/testkit/factories'
import { type Name, PASSWORD } from '@portal/testkit/people'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { sidewaysScroll } from '../support/axe.ts'

/** As if the texts had changed since somebody agreed to them. */
const agreedLongAgo = ({ pool, ids }: Stage, name: Name) =>
  pool.query("update user_consent set version = '2020-01-01' where user_id = $1", [ids.people[name]])

describe('whoever agreed to older terms', () => {
  test('reads and agrees to the new ones before anything else, then arrives where they wanted to go', async ({
    open,
    stage,
  }) => {
    const { page, visit, isAccessible } = await open(null, { width: 390 })
    await agreedLongAgo(stage, 'editor')
    await visit('/login?redirect=%2FmyEnt%2FproductManage')
    await page.getByLabel('用户名').fill('editor')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: /^登\s?录$/ }).click()
    await page.getByRole('heading', { level: 1, name: '协议更新' }).waitFor()
    await page.getByText('您上次同意的是 2020-01-01 版').first().waitFor()
    await page.getByRole('region', { name: '用户协议' }).getByText('一、服务内容').waitFor()
    await page.getByRole('region', { name: '隐私政策' }).getByText('一、浏览网站').waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    await isAccessible()

    await visit('/workbench/index')
    await page.waitForURL('**/consent')
    await page.getByRole('heading', { level: 1, name: '协议更新' }).waitFor()
    await page.getByRole('button', { name: '同意并继续' }).click()
    await page.waitForURL('**/workbench/index')
    await visit('/consent')
    await page.getByText('您已同意现行的用户协议与隐私政策').waitFor()
  })

  test('signs out instead, in English too, and is asked again the next time', async ({ open, stage }) => {
    await agreedLongAgo(stage, 'operator')
    const { page, visit, context } = await open(null, { language: 'en' })
    await visit('/login')
    for (let times = 0; times < 2; times += 1) {
      await page.getByLabel('Username').fill('operator')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Updated terms' }).waitFor()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.waitForURL('**/login')
      expect((await context.cookies()).filter(({ name }) => name === 'access_token')).toEqual([])
    }
  })

  test('is led there from an open form as soon as a call is refused, and what was typed is kept', async ({
    open,
    stage,
  }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit, client } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill('泵体改为一体铸造')
    await form.getByText('修改已自动暂存到平台').waitFor()
    await agreedLongAgo(stage, 'demo')
    await expect.poll(async () => (await client.call(me, {})).owes).toBe('consent')
    await form.getByRole('button', { name: '保存草稿' }).click()
    await page.getByRole('heading', { level: 1, name: '协议更新' }).waitFor()
    await page.getByRole('button', { name: '同意并继续' }).click()
    await page.waitForURL(`**/myEnt/productManage?edit=${productId}`)
    await form.getByRole('button', { name: '恢复草稿' }).click()
    expect(await form.getByLabel('技术特点').inputValue()).toBe('泵体改为一体铸造')
  })
})
