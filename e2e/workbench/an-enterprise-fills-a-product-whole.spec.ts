import { productDetail } from '@portal/contract/product'
import { searchPageByParam } from '@portal/contract/product-own'
import { decide, publishProduct, registerPatent } from '@portal/testkit/factories'
import { withVideoEncoder } from '@portal/testkit/videos'
import { enterprises } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { choose, chooseOption, pictureOnDisk, toast } from '../support/gestures.ts'
import { pumpOfCubes } from '../support/model.ts'

const NAME = '样样齐全的泵'
const PATENT = '一种三元流闭式叶轮'

/** Opens a tab of the exhibit by its name and waits for it. */
const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交审核' }).click()
  await toast(page, '已提交审核')
  // The next tab's own words are told from these only when they are gone.
  await page.locator('.ant-message-notice').filter({ hasText: '已提交审核' }).waitFor({ state: 'detached' })
  // What somebody saved themselves is not told them as news of somebody else.
  expect(await page.getByText('刚刚保存了新的版本').count()).toBe(0)
}

async function fillPictures(page: Page): Promise<void> {
  await openTab(page, '详情图')
  await page
    .locator('input[type=file]')
    .setInputFiles([pictureOnDisk('side.png'), pictureOnDisk('front.png', 900, 600)])
  await page.getByLabel('图片说明 第 2 张，共 2 张').fill('侧面')
  await submit(page)
}

async function fillVideo(page: Page): Promise<void> {
  await openTab(page, '产品视频')
  await page.getByRole('button', { name: '添加视频' }).click()
  const card = page.getByRole('group', { name: '视频文件 视频 1', exact: true })
  const buffer = await withVideoEncoder(({ videoBytes }) => videoBytes())
  await card.locator('input[type=file]').setInputFiles({ name: '泵.mp4', mimeType: 'video/mp4', buffer })
  await card.getByText('已就绪').waitFor({ timeout: 60_000 })
  await page.getByLabel('标题', { exact: true }).fill('一分钟看懂')
  await submit(page)
}

async function fillCertificate(page: Page): Promise<void> {
  await openTab(page, '产品证书')
  await page.getByRole('button', { name: '添加证书' }).click()
  const entry = page.getByRole('group', { name: '第 1 项', exact: true })
  await choose(page, entry.getByRole('combobox', { name: '类型' }), '检测报告')
  await entry.getByLabel('颁发机构', { exact: true }).fill('示范检测中心')
  await entry.getByRole('checkbox', { name: '长期有效' }).check()
  await entry.locator('input[type=file]').setInputFiles(pictureOnDisk('报告.png'))
  await entry.getByRole('group', { name: '扫描件 1' }).locator('img').waitFor()
  await entry.getByLabel('名称', { exact: true }).fill('水泵性能检测报告')
  await submit(page)
}

async function fillPrice(page: Page, amount: string): Promise<void> {
  await openTab(page, '参考价格')
  await page.getByText('单一价格', { exact: true }).click()
  await page.getByLabel('价格', { exact: true }).fill(amount)
  await submit(page)
}

async function fillChain(page: Page): Promise<void> {
  await openTab(page, '爆炸链')
  const card = page.getByRole('group', { name: '三维模型', exact: true })
  await card
    .locator('input[type=file]')
    .setInputFiles({ name: '泵.gltf', mimeType: 'model/gltf+json', buffer: pumpOfCubes() })
  await card.getByText('已就绪').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: '按模型结构建立部件' }).click()
  await page.getByRole('heading', { name: '部件（2）' }).waitFor()
  await page.getByRole('region', { name: '部件', exact: true }).getByRole('button', { name: /叶轮/ }).first().click()
  await page.getByRole('combobox', { name: '添加专利' }).click()
  await chooseOption(page, new RegExp(PATENT))
  await page.getByLabel(/^保护的技术特征/).fill('叶片型线沿流线按变环量规律分布')
  await submit(page)
}

describe('an enterprise fills a product whole', () => {
  test('all five kinds in one sitting, one comes back, is mended, and visitors see all of it', async ({
    open,
    stage,
  }) => {
    const { demo, operator } = stage.as
    const patent = await registerPatent(demo, enterprises.ours, PATENT)
    const productId = await publishProduct(demo, operator, { name: NAME, patents: [{ patentId: patent.id }] })
    const { page, visit } = await open('demo', { width: 1440 })
    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    await fillPictures(page)
    await fillVideo(page)
    await fillCertificate(page)
    await fillPrice(page, '12800')
    await fillChain(page)

    await decide(operator, 'price', NAME, 'reject')
    await openTab(page, '参考价格')
    await page.getByText('审核未通过').waitFor()
    await fillPrice(page, '13600')
    for (const kind of ['pictures', 'video', 'certificate', 'price', 'chain'] as const)
      await decide(operator, kind, NAME)
    await page
      .getByRole('tabpanel', { name: /^参考价格/ })
      .getByText(/^当前公开版本发布于/)
      .waitFor()

    const shown = await demo.call(productDetail, { body: { productId } })
    expect(shown).toMatchObject({
      videos: [{ title: '一分钟看懂' }],
      certificates: [{ name: '水泵性能检测报告', expired: false }],
      price: { mode: 'fixed', amount: 13_600 },
    })
    expect([shown.pictures.length, shown.chain?.parts.length]).toEqual([2, 2])
    const { list } = await demo.call(searchPageByParam, { body: { pageNum: 1, pageSize: 10, keywords: NAME } })
    expect(list).toMatchObject([{ completeness: 100, missing: [], onWebsite: true }])

    const visitor = await open(null, { width: 390 })
    await visitor.visit(`/website/product/detail?id=${productId}`)
    await visitor.page.getByRole('heading', { name: '产品视频' }).waitFor()
    await visitor.page.getByRole('heading', { name: '水泵性能检测报告' }).waitFor()
    await visitor.page.getByText('13,600').first().waitFor()
    await visitor.isAccessible()
  })
})
