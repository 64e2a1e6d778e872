import { productGet, searchPageByParam } from '@portal/contract/product-own'
import { decide } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

const NAME = '待认证的计量泵'
const FEATURES = '脉动小于 2%。'

describe('an enterprise whose certification waits', () => {
  test('prepares a product as a draft, cannot submit it or leave for the workbench, and finds it once it is approved', async ({
    open,
    stage,
  }) => {
    const owner = await open('pending')
    const { page } = owner
    await owner.visit('/entAuth')
    await page.getByRole('heading', { name: '先准备产品' }).waitFor()
    await page.getByRole('button', { name: '新建产品' }).click()
    const form = page.getByRole('dialog', { name: '新建产品' })
    await form.getByLabel('产品名称').fill(NAME)
    await form.getByText('企业认证通过后可提交审核。').waitFor()
    expect(await form.getByRole('button', { name: '提交审核' }).count()).toBe(0)
    await owner.isAccessible()
    await form.getByRole('button', { name: '保存草稿' }).click()
    await toast(page, '草稿已保存')
    await form.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/entAuth')
    const { list } = await stage.as.pending.call(searchPageByParam, { body: {} })
    expect(list.map(({ name, statuses }) => [name, statuses.basics])).toEqual([[NAME, '5']])
    const productId = list[0]?.id ?? ''

    await owner.visit(`/myEnt/exhibitProductSetting/${productId}`)
    await page.waitForURL('**/entAuth')
    await page.getByRole('link', { name: NAME }).click()
    const editing = page.getByRole('dialog', { name: '编辑产品资料' })
    await editing.getByLabel('技术特点').fill(FEATURES)
    await editing.getByRole('button', { name: '保存草稿' }).click()
    await expect
      .poll(async () => (await stage.as.pending.call(productGet, { body: { productId } })).content.features)
      .toBe(FEATURES)
    await editing.getByRole('link', { name: '查看认证进度' }).click()
    await editing.waitFor({ state: 'detached' })
    await page.getByText('资料正在审核中').waitFor()

    const visitor = await open(null)
    await visitor.visit(`/website/product?keywords=${encodeURIComponent(NAME)}`)
    await visitor.page.getByText('没有符合条件的产品').waitFor()

    await decide(stage.as.operator, 'certification', enterprises.waiting)
    await page.getByText('认证已通过').first().waitFor()
    await owner.visit(`/myEnt/productManage?edit=${productId}`)
    await expect.poll(() => editing.getByLabel('技术特点').inputValue()).toBe(FEATURES)
    await editing.getByRole('button', { name: '提交审核' }).waitFor()
  })
})
