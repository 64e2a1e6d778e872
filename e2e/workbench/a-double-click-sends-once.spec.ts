import { complaintAnswer, complaintDetail } from '@portal/contract/complaint'
import { dictCreate, dictPage } from '@portal/contract/dict'
import { productSave, searchPageByParam } from '@portal/contract/product-own'
import { reviewPage } from '@portal/contract/review'
import { userCreate, userPage } from '@portal/contract/user-admin'
import { fileComplaint } from '@portal/testkit/complaint'
import { publishProduct, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { choose, chooseOption, clickTwice, toast } from '../support/gestures.ts'

const save = /^保\s?存$/

/** Keeps what is sent to an address waiting until it is let go: a server that takes longer than a second click. */
async function slowly(page: Page, { path }: { path: string }, act: () => Promise<void>): Promise<void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await letGo
    await route.continue()
  })
  await act()
  resolve()
}

const productsNamed = async ({ as }: Stage, keywords: string): Promise<number> =>
  (await as.demo.call(searchPageByParam, { body: { keywords } })).list.length

async function fillProduct(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: '新建产品' }).click()
  const form = page.getByRole('dialog', { name: '新建产品' })
  await form.getByLabel('产品名称').fill(name)
  await choose(page, form.getByLabel('所属产业'), '新装备制造业')
  return form
}

describe('a double click', () => {
  test('on saving a draft makes one product', async ({ open, stage }) => {
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    const form = await fillProduct(page, '双击草稿泵')
    await slowly(page, productSave, () => clickTwice(page, form.getByRole('button', { name: '保存草稿' })))
    await page.waitForURL(/\/myEnt\/exhibitProductSetting\/\d+$/)
    expect(await productsNamed(stage, '双击草稿泵')).toBe(1)
  })

  test('within one frame makes one product too, and so does one of each button', async ({ open, stage }) => {
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    const form = await fillProduct(page, '同帧草稿泵')
    const draft = form.getByRole('button', { name: '保存草稿' })
    await slowly(page, productSave, async () => {
      await draft.evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await form.locator('button[aria-busy]').waitFor()
      await form.getByLabel('一句话简介').fill('无轴封泄漏')
      await draft.evaluate((button: HTMLElement) => button.click())
    })
    await page.waitForURL(/\/myEnt\/exhibitProductSetting\/\d+$/)
    expect(await productsNamed(stage, '同帧草稿泵')).toBe(1)
  })

  test('is one while the form is still being left', async ({ open, stage }) => {
    const { page, visit } = await open('demo')
    await page.clock.install()
    await visit('/myEnt/productManage')
    const form = await fillProduct(page, '迟来页面泵')
    const { promise: letGo, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/exhibit-product-setting*.js', async (route) => {
      await letGo
      await route.continue()
    })
    const draft = form.getByRole('button', { name: '保存草稿' })
    await clickTwice(page, draft, async () => {
      await toast(page, '已保存')
      await form.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
      // The pause after which a second click would be meant, if the page were not on its way to another.
      await page.clock.fastForward(1_000)
    })
    resolve()
    await page.waitForURL(/\/myEnt\/exhibitProductSetting\/\d+$/)
    expect(await productsNamed(stage, '迟来页面泵')).toBe(1)
  })

  test('on submitting sends one product to review', async ({ open, stage }) => {
    const { number } = await registerPatent(stage.as.demo, enterprises.ours, '一种双击泵叶轮')
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    const form = await fillProduct(page, '双击提交泵')
    await form.getByLabel('一句话简介').fill('无轴封泄漏，适合强腐蚀介质。')
    await form.getByLabel('主要功能与用途').fill('输送酸、碱与有机溶剂。')
    await form.getByLabel('添加专利').fill(number)
    await form.getByRole('button', { name: '识别并添加' }).click()
    await form.getByRole('list', { name: '已关联 1 件' }).getByText(number).waitFor()
    await slowly(page, productSave, () => clickTwice(page, form.getByRole('button', { name: '提交审核' })))
    await page.waitForURL(/\/myEnt\/exhibitProductSetting\/\d+$/)
    const { list } = await stage.as.operator.call(reviewPage, { query: { keywords: '双击提交泵' } })
    expect([list.length, await productsNamed(stage, '双击提交泵')]).toEqual([1, 1])
  })

  test('on a new user makes one and says that it was made, and nothing else', async ({ open, stage }) => {
    const { page, visit } = await open('operator')
    await visit('/console/users')
    await page.getByRole('button', { name: '新建用户' }).click()
    const form = page.getByRole('dialog', { name: '新建用户' })
    await form.getByLabel('用户名').fill('shuang.ji')
    await form.getByLabel('姓名').fill('双击用户')
    await form.getByRole('combobox', { name: '角色' }).click()
    await chooseOption(page, /平台运营/)
    await page.keyboard.press('Escape')
    await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' })
    await slowly(page, userCreate, () => clickTwice(page, form.getByRole('button', { name: save })))
    await page.getByLabel('邀请链接', { exact: true }).waitFor()
    expect(await page.locator('.ant-message-error').count()).toBe(0)
    const { list } = await stage.as.operator.call(userPage, { query: { keywords: 'shuang.ji' } })
    expect(list.map(({ nickname }) => nickname)).toEqual(['双击用户'])
  })

  test('on a new dictionary makes one and says so, and nothing else', async ({ open, stage }) => {
    const { page, visit } = await open('operator')
    await visit('/console/dict')
    await page.getByRole('button', { name: '新建字典' }).click()
    const form = page.getByRole('dialog', { name: '新建字典' })
    await form.getByLabel('字典名称').fill('双击字典')
    await form.getByLabel('字典编码').fill('double_click')
    await slowly(page, dictCreate, () => clickTwice(page, form.getByRole('button', { name: save })))
    await form.waitFor({ state: 'hidden' })
    await toast(page, '已保存')
    expect(await page.locator('.ant-message-error').count()).toBe(0)
    const { list } = await stage.as.operator.call(dictPage, { query: { keywords: 'double_click' } })
    expect(list).toHaveLength(1)
  })

  test('on the answer to a complaint sends it once, and another answer is taken afterwards', async ({
    open,
    stage,
  }) => {
    const { as, origin, pool } = stage
    const productId = await publishProduct(as.demo, as.operator, { name: '被投诉的双击泵' })
    const { id } = await fileComplaint({ origin, pool }, productId)
    const answers = async (): Promise<string[]> => {
      const { entries } = await as.operator.call(complaintDetail, { query: { id } })
      return entries.filter(({ author }) => author === 'operator').map(({ text }) => text)
    }
    const { page, visit } = await open('operator')
    await visit(`/console/complaints/${id}`)
    await page.getByText('致投诉人', { exact: true }).first().click()
    const text = page.getByLabel('内容', { exact: true })
    const send = page.getByRole('button', { name: '发送答复' })
    await text.fill('已收到，正在核实。')
    await slowly(page, complaintAnswer, () => clickTwice(page, send))
    await expect.poll(() => text.inputValue()).toBe('')
    expect(await page.locator('.ant-message-error, .ant-form-item-explain-error').count()).toBe(0)
    expect(await answers()).toEqual(['已收到，正在核实。'])
    await text.fill('核实完毕。')
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await send.click()
    await expect.poll(answers).toEqual(['已收到，正在核实。', '核实完毕。'])
  })
})
