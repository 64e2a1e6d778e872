import { draftList } from '@portal/contract/draft'
import { productGet } from '@portal/contract/product-own'
import { createProduct } from '@portal/testkit/factories'
import type { Locator } from 'playwright-core'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

const first = '泵体改为一体铸造，壁厚减少 12%。'
const second = '轴封改为集装式机械密封。'

/** Opens the form of a product. */
async function openForm({ page, visit }: Window, productId: string) {
  await visit(`/myEnt/productManage?edit=${productId}`)
  const form = page.getByRole('dialog', { name: '编辑产品资料' })
  const features = form.getByLabel('技术特点')
  await features.waitFor()
  return { form, features, versions: form.getByRole('listitem').filter({ hasText: '填写于' }) }
}
const keptOnPlatform = (form: Locator): Promise<void> => form.getByText('修改已自动暂存到平台').waitFor()
const restoreIn = (place: Locator): Locator => place.getByRole('button', { name: '恢复草稿' })

describe('what somebody typed and did not save', () => {
  test('is restored on another device, is then only there, and is gone once it is saved', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const [office, home] = await Promise.all([open('demo'), open('demo')])
    const typed = await openForm(office, productId)
    await typed.features.fill(first)
    await keptOnPlatform(typed.form)

    const found = await openForm(home, productId)
    await found.versions.filter({ hasText: 'Chrome' }).waitFor()
    await home.isAccessible()
    await restoreIn(found.form).click()
    await expect.poll(() => found.features.inputValue()).toBe(first)
    await keptOnPlatform(found.form)
    expect(await found.versions.count()).toBe(0)

    // What was restored is one draft, not two: the one that is typed on now.
    const place = { form: 'basics', subject: productId } as const
    await expect.poll(async () => (await office.client.call(draftList, { query: place })).length).toBe(1)
    await found.form.getByRole('button', { name: '保存草稿' }).click()
    await toast(home.page, '草稿已保存')
    await expect.poll(() => office.client.call(draftList, { query: place })).toEqual([])
    const { content } = await stage.as.demo.call(productGet, { body: { productId } })
    expect(content.features).toBe(first)
    const again = await openForm(office, productId)
    await expect.poll(() => again.features.inputValue()).toBe(first)
    expect(await again.versions.count()).toBe(0)
  })

  test('stands in as many versions as were typed; discarding one leaves the other', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const [office, home] = await Promise.all([open('demo'), open('demo')])
    const [here, there] = [await openForm(office, productId), await openForm(home, productId)]
    await here.features.fill(first)
    await keptOnPlatform(here.form)
    await there.features.fill(second)
    await keptOnPlatform(there.form)

    const third = await open('demo', { width: 390 })
    const found = await openForm(third, productId)
    await found.form.getByText('发现 2 份未提交的草稿').waitFor()
    await third.isAccessible()
    await found.versions.first().getByRole('button', { name: '丢弃' }).click()
    await expect.poll(() => found.versions.count()).toBe(1)
    const place = { form: 'basics', subject: productId } as const
    await expect.poll(async () => (await third.client.call(draftList, { query: place })).length).toBe(1)

    const fourth = await open('demo')
    const left = await openForm(fourth, productId)
    await restoreIn(left.form).click()
    await expect.poll(() => left.features.inputValue()).toBe(first)
    expect(await left.versions.count()).toBe(0)
  })

  test('waits on its device while there is no network, and is brought when it is back', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const [train, office] = await Promise.all([open('demo'), open('demo')])
    train.complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const typed = await openForm(train, productId)
    await train.context.setOffline(true)
    await typed.features.fill(second)
    await typed.form.getByText('修改仅暂存在本机').waitFor()
    const before = await openForm(office, productId)
    expect(await before.versions.count()).toBe(0)

    await train.context.setOffline(false)
    await keptOnPlatform(typed.form)
    const after = await openForm(office, productId)
    await restoreIn(after.form).click()
    await expect.poll(() => after.features.inputValue()).toBe(second)
  })

  test('is offered to nobody else, and not to whoever may no longer edit', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.editor, { submit: false })
    const author = await open('editor')
    const typed = await openForm(author, productId)
    await typed.features.fill(first)
    await keptOnPlatform(typed.form)

    const colleague = await openForm(await open('demo'), productId)
    expect(await colleague.versions.count()).toBe(0)
    expect(await colleague.features.inputValue()).not.toBe(first)

    const { pool, ids } = stage
    await pool.query(`update user_account_role set role_code = 'VIEWER' where user_id = $1`, [ids.people.editor])
    const reader = await open('editor')
    const shown = await openForm(reader, productId)
    expect(await shown.features.isDisabled()).toBe(true)
    expect(await shown.versions.count()).toBe(0)
    const place = { form: 'basics', subject: productId } as const
    expect(await reader.client.call(draftList, { query: place })).toHaveLength(1)
  })
})
