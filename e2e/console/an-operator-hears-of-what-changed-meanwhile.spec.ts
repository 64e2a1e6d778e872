import { contentRecall } from '@portal/contract/product-own'
import { createProduct, pendingReview } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'

const name = '双吸中开离心泵'
const mended = '叶轮改为双吸结构，轴向力自平衡。'

describe('an operator who has a submission open', () => {
  test('is told of a newer version, sees it, and of its recall, and cannot decide any more', async ({
    open,
    stage,
  }) => {
    const { productId } = await createProduct(stage.as.demo, { name, submit: true })
    const { id } = await pendingReview(stage.as.operator, 'basics', name)
    const { page, visit } = await open('operator')
    await visit(`/console/review/${id}`)
    await page.getByRole('button', { name: /通\s?过/ }).waitFor()
    expect(await page.getByText('企业刚刚提交了新版本').count()).toBe(0)

    await createProduct(stage.as.demo, { productId, name, features: mended, submit: true })
    await page.getByText('企业刚刚提交了新版本').waitFor()
    await page.getByText(mended).first().waitFor()

    await stage.as.demo.call(contentRecall, { body: { productId, kind: 'basics' } })
    await page.getByText('企业已撤回这次提交').waitFor()
    expect(await page.getByRole('button', { name: /通\s?过/ }).count()).toBe(0)
  })
})
