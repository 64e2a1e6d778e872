import { productDetail } from '@portal/contract/product'
import { productSave } from '@portal/contract/product-own'
import { basics, decide, publishProduct } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'
import { chooseEntry, isFocused, toast } from '../support/gestures.ts'

describe('an enterprise with many products', () => {
  test('submits drafts together, is told which are incomplete, puts some away and brings them back', async ({
    open,
    stage,
  }) => {
    const shown = await publishProduct(stage.as.demo, stage.as.operator, { name: '甲型管道泵' })
    await stage.as.demo.call(productSave, { body: basics({ name: '乙型管道泵', submit: false }) })
    const { page, visit, isAccessible } = await open('demo')
    await visit('/myEnt/productManage?keywords=%E7%AE%A1%E9%81%93%E6%B3%B5')
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row('甲型管道泵').getByRole('button', { name: '更多操作 甲型管道泵' }).click()
    await chooseEntry(page, '复制为新产品')
    await expect
      .poll(() => page.getByRole('dialog').getByLabel('产品名称').inputValue(), { timeout: 10_000 })
      .toBe('甲型管道泵（副本）')
    await page.keyboard.press('Escape')
    await row('甲型管道泵（副本）').waitFor()

    await page.getByRole('checkbox', { name: '甲型管道泵（副本）' }).check()
    await page.getByRole('checkbox', { name: '乙型管道泵' }).check()
    await page.getByText('已选 2 个产品').waitFor()
    await isAccessible()
    await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '提交审核' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
    const told = page.getByRole('dialog').filter({ hasText: '1 个已处理，1 个未能处理' })
    await told.getByText('乙型管道泵').waitFor()
    await page.keyboard.press('Escape')
    await row('甲型管道泵（副本）').getByText('审核中').waitFor()

    await row('乙型管道泵')
      .getByRole('button', { name: /^缺 \d 项/ })
      .click()
    await page.getByRole('tooltip').getByRole('link', { name: '参考价格' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('checkbox', { name: '甲型管道泵', exact: true }).check()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^归\s?档$/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^归\s?档$/ })
      .click()
    await toast(page, '1 个产品已处理')
    expect((await stage.as.demo.ask(productDetail, { body: { productId: shown } })).code).toBe('A0404')
    await page.getByText(/^已归档 \d/).click()
    await page.getByRole('checkbox', { name: '甲型管道泵', exact: true }).check()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^恢\s?复$/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^恢\s?复$/ })
      .click()
    await toast(page, '1 个产品已处理')
    await page.getByText('没有符合条件的产品').waitFor()
  })

  test('looks only, as a viewer: nothing can be chosen, copied or put away', async ({ open }) => {
    const { page, visit } = await open('viewer')
    await visit('/myEnt/productManage')
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page
      .getByRole('button', { name: /^更多操作/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: '预览' }).waitFor()
    expect(await page.getByRole('menuitem', { name: /复制|归档|下架/ }).count()).toBe(0)
  })
})

describe('a reference price', () => {
  test('is typed in tiers, approved, read by visitors, changed, and taken over again from its history', async ({
    open,
    stage,
  }) => {
    const name = '立式多级泵'
    const product = await publishProduct(stage.as.demo, stage.as.operator, { name, unit: '台' })
    const [author, visitor] = await Promise.all([open('demo'), open(null, { javaScript: false, width: 360 })])
    const desk = author.page
    await author.visit(`/myEnt/exhibitProductSetting/${product}?tab=price`)
    await desk.getByText('请填写价格').waitFor()
    await desk.getByRole('button', { name: '提交审核' }).click()
    await expect.poll(() => isFocused(desk.getByLabel('价格', { exact: true }))).toBe(true)
    await desk.getByText('阶梯价格', { exact: true }).click()
    await desk.getByText('请至少添加一级价格，并填写起订量与单价').waitFor()
    await desk.getByLabel('第 1 级 单价').fill('9800')
    await desk.getByRole('button', { name: '添加一级' }).click()
    await desk.getByLabel('第 2 级 单价').fill('9200')
    await author.isAccessible()
    await desk.getByRole('button', { name: '提交审核' }).click()
    await toast(desk, '已提交审核')
    await decide(stage.as.operator, 'price', name)

    await visitor.page.goto(`/website/product/detail?id=${product}`)
    const price = visitor.page.getByRole('region', { name: '参考价格' })
    expect(await price.getByRole('row').allTextContents()).toEqual(['采购数量 (台)单价', '1–9¥9,800', '10 起¥9,200'])
    expect(await visitor.page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(360)

    await desk.getByText('当前公开版本发布于').waitFor()
    await desk.getByText('面议', { exact: true }).click()
    await desk.getByRole('button', { name: '保存草稿' }).click()
    await toast(desk, '草稿已保存')
    await desk.getByRole('button', { name: '历史版本' }).click()
    const history = desk.getByRole('dialog', { name: '历史版本' })
    await author.isAccessible()
    await history.getByRole('button', { name: '与最新版本对比：第 1 版' }).click()
    await history.getByRole('region', { name: '第 1 版' }).getByText('¥9,200').waitFor()
    await history.getByRole('region', { name: '第 2 版 · 最新' }).getByText('面议').waitFor()
    await history.getByRole('button', { name: '恢复此版本：第 1 版' }).click()
    await desk.getByRole('dialog', { name: '恢复第 1 版？' }).getByRole('button', { name: '恢复此版本' }).click()
    await toast(desk, '已恢复第 1 版为草稿')
    await desk.getByLabel('第 2 级 单价').waitFor()
    expect(await desk.getByLabel('第 2 级 单价').inputValue()).toBe('9200.00')
  })
})
