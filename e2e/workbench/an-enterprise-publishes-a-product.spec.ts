import { registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { choose, pictureOnDisk, toast } from '../support/gestures.ts'

const NAME = '磁力驱动泵 CQ-80'
const RENAMED = '磁力驱动泵 CQ-80 二代'

/** The newest pending review of a kind, opened by the operator from the queue. */
async function openReview({ page, visit }: Window, kind: string, title: string): Promise<void> {
  await visit('/console/review')
  const row = page.getByRole('row').filter({ hasText: title }).filter({ hasText: kind })
  await row.getByRole('link', { name: `审核 ${title}` }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** What visitors read on the product's page. */
async function publicPage({ page, visit }: Window, id: string): Promise<{ status: number; heading: string }> {
  const status = await visit(`/website/product/detail?id=${id}`)
  return { status, heading: (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '' }
}

describe('an enterprise publishes a product', () => {
  test('from an empty form to the public page, through review, and once more', async ({ open, stage }) => {
    const { number } = await registerPatent(stage.as.demo, enterprises.ours, '一种磁力驱动泵隔离套')
    const [author, operator, visitor] = await Promise.all([open('demo'), open('operator'), open(null, { width: 390 })])
    const desk = author.page

    await author.visit('/myEnt/productManage')
    await desk.getByRole('button', { name: '新建产品' }).click()
    const form = desk.getByRole('dialog', { name: '新建产品' })
    await form.getByLabel('产品名称').fill(NAME)
    await choose(desk, form.getByLabel('所属产业'), '新装备制造业')
    await form.getByLabel('一句话简介').fill('无轴封泄漏，适合强腐蚀介质。')
    await form.getByLabel('主要功能与用途').fill('输送酸、碱与有机溶剂。')
    await form.getByLabel('技术特点').fill('碳化硅隔离套，无涡流损耗。')
    await form.getByLabel('添加专利').fill(number)
    await form.getByRole('button', { name: '识别并添加' }).click()
    await form.getByRole('list', { name: '已关联 1 件' }).getByText(number).waitFor()
    await form.getByRole('button', { name: '提交审核' }).click()
    await desk.waitForURL(/\/myEnt\/exhibitProductSetting\/\d+$/)
    const id = new URL(desk.url()).pathname.split('/').at(-1) ?? ''

    await desk
      .locator('input[type=file]')
      .setInputFiles([pictureOnDisk('side.png'), pictureOnDisk('front.png', 900, 600)])
    await desk.getByLabel('图片说明 第 2 张，共 2 张').fill('正面')
    await desk.getByLabel('图片说明 第 1 张，共 2 张').fill('侧面')
    await desk.getByRole('button', { name: '第 2 张，共 2 张 正面', exact: true }).press('Alt+ArrowLeft')
    await desk.getByRole('button', { name: '第 1 张，共 2 张 正面', exact: true }).waitFor()
    await desk.getByRole('button', { name: '提交审核' }).click()
    await toast(desk, '已提交审核')

    expect((await publicPage(visitor, id)).status).toBe(404)

    const bell = desk.getByRole('button', { name: /^消息，/ })
    await openReview(operator, '产品资料', NAME)
    const proposed = operator.page.getByRole('region', { name: '待审版本' })
    await proposed.getByText('无轴封泄漏').first().waitFor()
    // The facts and the pictures wait together: nobody reads that there are none.
    await proposed.getByRole('img', { name: '正面' }).first().waitFor()
    await operator.page.getByRole('button', { name: '通过全部 2 项' }).click()
    await toast(operator.page, '已通过')
    await bell.click()
    await desk.getByText(`「${NAME}」的产品资料、详情图已通过审核`).first().waitFor()

    expect(await publicPage(visitor, id)).toEqual({ status: 200, heading: NAME })
    await visitor.page.getByRole('img', { name: '正面' }).first().waitFor()
    await visitor.visit('/website/product?keywords=%E7%A3%81%E5%8A%9B')
    await visitor.page.getByRole('link', { name: NAME }).first().waitFor()

    await author.visit(`/myEnt/productManage?edit=${id}`)
    const edit = desk.getByRole('dialog', { name: '编辑产品资料' })
    await edit.getByLabel('产品名称').fill(RENAMED)
    await edit.getByRole('button', { name: '提交审核' }).click()
    await toast(desk, '已提交审核')
    expect(await publicPage(visitor, id)).toEqual({ status: 200, heading: NAME })

    await openReview(operator, '产品资料', RENAMED)
    const review = operator.page
    await review.getByRole('region', { name: '当前公开版本' }).getByText(NAME).first().waitFor()
    await review.getByRole('region', { name: '待审版本' }).getByText(RENAMED).first().waitFor()
    await operator.isAccessible()
    await review.getByRole('button', { name: /^驳\s?回$/ }).click()
    const reason = review.getByRole('dialog', { name: '驳回并说明原因' })
    await reason.getByLabel('驳回原因').fill('请说明二代与一代的区别')
    await reason.getByRole('button', { name: /驳\s?回/ }).click()
    await toast(review, '已驳回')
    await bell.click()
    // It stands in the list of the bell, and for a while beside it.
    await desk.getByText('原因：请说明二代与一代的区别').first().waitFor()
    expect(await publicPage(visitor, id)).toEqual({ status: 200, heading: NAME })

    await author.visit(`/myEnt/productManage?edit=${id}`)
    await desk.getByText('请说明二代与一代的区别').first().waitFor()
    await edit.getByLabel('技术特点').fill('二代改用碳纤维隔离套，效率再提高 3%。')
    await edit.getByRole('button', { name: '提交审核' }).click()
    await toast(desk, '已提交审核')
    await openReview(operator, '产品资料', RENAMED)
    await review.getByRole('button', { name: /^通\s?过$/ }).click()
    await toast(review, '已通过')
    expect(await publicPage(visitor, id)).toEqual({ status: 200, heading: RENAMED })
  })
})
