import { referencePriceSave } from '@portal/contract/product-content'
import { productSave } from '@portal/contract/product-own'
import { reviewQueue } from '@portal/contract/review'
import { basics, createProduct, registerPatent, savePictures } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { choose, toast } from '../support/gestures.ts'

/** Facts, pictures and a price as drafts; the facts can be submitted. */
async function draft({ as }: Stage, name: string): Promise<string> {
  const { id } = await registerPatent(as.demo, enterprises.ours)
  const body = basics({ name, patents: [{ patentId: id }], submit: false })
  const { productId } = await as.demo.call(productSave, { body })
  await savePictures(as.demo, productId, { submit: false })
  await as.demo.call(referencePriceSave, { body: { productId, mode: 'negotiable', submit: false } })
  return productId
}
const entryOf = ({ as }: Stage, keywords: string, parts: number) =>
  until(`${parts} parts of ${keywords}`, async () => {
    const { list } = await as.operator.call(reviewQueue, { query: { keywords } })
    return list.find((entry) => entry.parts.length === parts)
  })

describe('one product', () => {
  test('is submitted whole, stands once in the queue, and comes back with a remark at its field', async ({
    open,
    stage,
  }) => {
    const name = '一次送审的泵'
    const productId = await draft(stage, name)
    const [author, operator] = await Promise.all([open('demo'), open('operator')])
    const desk = author.page
    await author.visit(`/myEnt/productManage?edit=${productId}`)
    const form = desk.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByText('提交审核时一并提交：详情图和参考价格').waitFor()
    await author.isAccessible()
    await form.getByRole('button', { name: '提交审核' }).click()
    await toast(desk, '已提交审核：产品资料、详情图和参考价格')

    await entryOf(stage, name, 3)
    const queue = operator.page
    await operator.visit('/console/review?keywords=一次送审')
    await queue.getByRole('link', { name: `审核 ${name}` }).waitFor()
    expect(await queue.getByRole('link', { name: `审核 ${name}` }).count()).toBe(1)
    await queue.getByRole('link', { name: `审核 ${name}` }).click()
    const proposed = queue.getByRole('region', { name: '待审版本' })
    await proposed.getByRole('img', { name: '图 1' }).first().waitFor()
    await operator.isAccessible()

    await queue.getByRole('checkbox', { name: '详情图' }).uncheck()
    await queue.getByRole('checkbox', { name: '参考价格' }).uncheck()
    await queue.getByRole('button', { name: '驳回所选 1 项' }).click()
    const reason = queue.getByRole('dialog', { name: '驳回并说明原因' })
    await reason.getByLabel('驳回原因').fill('请补充')
    await reason.getByRole('button', { name: '添加栏目意见' }).click()
    await choose(queue, reason.getByLabel('第 1 条 栏目'), '一句话简介')
    await reason.getByLabel('第 1 条 意见').fill('请写明适用介质')
    await reason.getByRole('checkbox', { name: '同时通过其余 2 项，一并通知企业' }).check()
    await operator.isAccessible()
    await reason.getByRole('button', { name: /^驳\s?回$/ }).click()
    await toast(queue, '已处理，企业已收到通知')

    await author.visit(`/myEnt/productManage?edit=${productId}`)
    await form.getByRole('note').getByText('请写明适用介质').waitFor()
    await author.isAccessible()
    await form.getByLabel('一句话简介').fill('适用于清水与弱腐蚀性液体。')
    await form.getByRole('button', { name: '提交审核' }).click()
    await toast(desk, '已提交审核：产品资料')

    const { id } = await entryOf(stage, name, 1)
    await operator.visit(`/console/review/${id}`)
    const history = queue.getByRole('region', { name: '以往审核' })
    await history.getByText('请写明适用介质').waitFor()
    expect(await history.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  })

  test('says which part is kept back, what is missing, and leads there', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { name: '差一项的泵', submit: false })
    await stage.as.demo.call(referencePriceSave, { body: { productId, mode: 'negotiable', submit: false } })
    const { page, visit, isAccessible } = await open('demo')
    await visit(`/myEnt/exhibitProductSetting/${productId}?tab=price`)
    await page.getByRole('button', { name: '提交整个产品' }).click()
    await page.getByRole('dialog', { name: '提交整个产品审核？' }).getByRole('button', { name: '提交整个产品' }).click()
    const told = page.getByRole('dialog').filter({ hasText: '没有内容可以提交' })
    await told.getByText('请先补全并提交产品资料').waitFor()
    await isAccessible()
    await told.getByRole('link', { name: '产品资料' }).click()
    await page.waitForURL(`**/myEnt/productManage?edit=${productId}`)
    await told.waitFor({ state: 'detached' })
  })
})

test('Who opens what somebody else reviews is told, and asked before approving', async ({ open, stage }) => {
  await createProduct(stage.as.demo, { name: '两人同看的泵' })
  const { id } = await entryOf(stage, '两人同看的泵', 1)
  const [first, second] = await Promise.all([open('operator'), open('admin')])
  await first.visit(`/console/review/${id}`)
  await first.page.getByRole('button', { name: '通过', exact: true }).waitFor()
  await second.visit('/console/review?keywords=两人同看')
  await second.page.getByText(/正在审核$/).waitFor()
  await second.visit(`/console/review/${id}`)
  await second.page.getByText(/正在审核此条/).waitFor()
  await second.isAccessible()
  await second.page.getByRole('main').getByRole('button', { name: '通过', exact: true }).click()
  await second.page
    .getByRole('dialog', { name: '通过并公开？' })
    .getByText(/正在审核此条/)
    .waitFor()
  await second.page.keyboard.press('Escape')
  // Whoever leaves is seen no more.
  await first.page.getByRole('link', { name: '返回审核列表' }).click()
  await second.page
    .getByRole('main')
    .getByText(/正在审核此条/)
    .waitFor({ state: 'detached' })
})
