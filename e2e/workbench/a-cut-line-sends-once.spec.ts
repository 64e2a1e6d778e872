import { productSave, searchPageByParam } from '@portal/contract/product-own'
import { reviewPage } from '@portal/contract/review'
import { registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { expect, test } from '../fixtures.ts'
import { choose, toast } from '../support/gestures.ts'

test('A product that was submitted while the line was cut is one when its button is pressed again', async ({
  open,
  stage,
}) => {
  const { as } = stage
  const { number } = await registerPatent(as.demo, enterprises.ours, '一种断线泵叶轮')
  const { page, visit } = await open('demo')
  await visit('/myEnt/productManage')
  await page.getByRole('button', { name: '新建产品' }).click()
  const form = page.getByRole('dialog', { name: '新建产品' })
  await form.getByLabel('产品名称').fill('断线提交泵')
  await choose(page, form.getByLabel('所属产业'), '新装备制造业')
  await form.getByLabel('一句话简介').fill('无轴封泄漏，适合强腐蚀介质。')
  await form.getByLabel('主要功能与用途').fill('输送酸、碱与有机溶剂。')
  await form.getByLabel('添加专利').fill(number)
  await form.getByRole('button', { name: '识别并添加' }).click()
  await form.getByRole('list', { name: '已关联 1 件' }).getByText(number).waitFor()
  const statuses: number[] = []
  // The server does it; the answer never arrives.
  await page.route(
    `**${productSave.path}`,
    async (route) => {
      statuses.push((await route.fetch()).status())
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const submit = form.getByRole('button', { name: '提交审核' })
  await submit.click()
  await toast(page, '网络连接失败，请检查网络后重试')
  expect(statuses).toEqual([200])
  await submit.click()
  await page.waitForURL(/\/myEnt\/exhibitProductSetting\/\d+$/)
  const products = await as.demo.call(searchPageByParam, { body: { keywords: '断线提交泵' } })
  const reviews = await as.operator.call(reviewPage, { query: { keywords: '断线提交泵' } })
  expect([products.list.length, reviews.list.length]).toEqual([1, 1])
})
