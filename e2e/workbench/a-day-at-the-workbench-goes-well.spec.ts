import { createProduct, publishProduct } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'

const features = '轴承改为陶瓷滚珠。'

describe('the form of a product', () => {
  test('asks before it is closed over what was typed, and closes at once over nothing', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    const question = page.getByRole('dialog', { name: '关闭产品资料？' })
    await form.getByLabel('技术特点').fill(features)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: '继续填写' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await form.getByLabel('技术特点').inputValue()).toBe(features)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: /关\s?闭/ }).click()
    await form.waitFor({ state: 'hidden' })

    await visit(`/myEnt/productManage?edit=${productId}`)
    await form.getByRole('button', { name: '丢弃' }).click()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    expect(await question.count()).toBe(0)
  })

  test('begins with the industry of the enterprise, and finds another by what is typed', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    await page.getByRole('button', { name: '新建产品' }).click()
    const form = page.getByRole('dialog', { name: '新建产品' })
    const field = form.locator('.ant-form-item').filter({ has: page.getByRole('combobox', { name: '所属产业' }) })
    const industry = field.getByRole('combobox')
    await field.getByTitle('新装备制造业').waitFor()
    await industry.click()
    await page.keyboard.insertText('环保')
    const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
    await expect.poll(() => options.allTextContents()).toEqual(['环保产业'])
    await page.keyboard.press('Enter')
    await field.getByTitle('环保产业').waitFor()
  })

  test('writes a day the same way in every language, by mouse and by keyboard', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo', { language: 'en' })
    await visit(`/myEnt/productManage?edit=${productId}`)
    const day = page.getByLabel('On the market since')
    await day.fill('2024-03-09')
    await day.press('Enter')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Draft saved').waitFor()
    await visit(`/myEnt/productManage?edit=${productId}`)
    await expect.poll(() => day.inputValue()).toBe('2024-03-09')
  })
})

test('a product on the website is one step away from its editor', async ({ open, stage }) => {
  const { demo, operator } = stage.as
  const shown = await publishProduct(demo, operator, { name: '官网上的泵' })
  const { productId: draft } = await createProduct(demo, { submit: false })
  const { page, visit } = await open('demo')
  await visit(`/myEnt/exhibitProductSetting/${shown}`)
  const link = page.getByRole('link', { name: '在官网查看' })
  expect(await link.getAttribute('href')).toBe(`/website/product/detail?id=${shown}`)
  await visit(`/myEnt/exhibitProductSetting/${draft}`)
  await page.getByRole('button', { name: '预览公开页面' }).waitFor()
  expect(await link.count()).toBe(0)
})

test('certificates of a product begin with the kinds that products have, not with those of enterprises', async ({
  open,
  stage,
}) => {
  const { productId } = await createProduct(stage.as.demo, { submit: false })
  const { page, visit } = await open('demo')
  await visit(`/myEnt/exhibitProductSetting/${productId}?tab=certificate`)
  await page.getByRole('button', { name: '添加证书' }).click()
  await page.getByLabel('类型').click()
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
  const first = ['产品认证', '检测报告', '专利密集型产品备案证明', '生产或经营许可']
  await expect.poll(async () => (await options.allTextContents()).slice(0, first.length)).toEqual(first)
  expect(await options.getByText('高新技术企业', { exact: true }).count()).toBe(1)
})

test('the tabs of the list count what is looked for, and the list says when nothing is found', async ({
  open,
  stage,
}) => {
  await createProduct(stage.as.demo, { name: '只此一台的离心泵', submit: false })
  const { page, visit } = await open('demo')
  await visit('/myEnt/productManage?keywords=只此一台')
  await page.getByText('全部 1', { exact: true }).waitFor()
  await page.getByText('草稿 1', { exact: true }).waitFor()
  await visit('/myEnt/productManage?keywords=没有这样的产品')
  await page.getByRole('button', { name: '清除筛选' }).waitFor()
})

test('an article without a number is not there, and the way back stays', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/workbench/news/detail')
  await page.getByText('内容不存在或已被删除').waitFor()
  expect(await page.getByText('此项必填').count()).toBe(0)
  await page.getByRole('link', { name: /返回/ }).first().waitFor()
})

test('a page that did not come without a line comes when the line is back', async ({ open }) => {
  const { context, page, visit, complaints } = await open('demo')
  complaints.expect(/Failed to load resource|dynamically imported|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visit('/workbench/index')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.setOffline(true)
  await page.evaluate(() => {
    history.pushState(null, '', '/personalCenter/accountInfo')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('heading', { name: '页面没能加载完整' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { name: '页面没能加载完整' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
})
