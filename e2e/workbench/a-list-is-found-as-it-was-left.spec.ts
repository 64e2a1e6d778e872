import { productSave, searchPageByParam } from '@portal/contract/product-own'
import { createProduct } from '@portal/testkit/factories'
import { PASSWORD } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { describe, expect, type Stage, test, type Window } from '../fixtures.ts'
import { settle } from '../support/browser.ts'
import { chooseEntry } from '../support/gestures.ts'

const productName = '留存测试用离心泵'

/** More products than one page of the list holds. */
async function fillList({ as }: Stage): Promise<void> {
  for (let made = 0; made < 12; made += 1)
    await createProduct(as.demo, { name: `${productName} ${made + 1}`, submit: false })
}

const list = {
  search: (page: Page) => page.getByRole('searchbox', { name: /搜索/ }).or(page.getByPlaceholder(/搜索/)).first(),
  scroller: (page: Page) => page.locator('.ant-table-content'),
  create: (page: Page) => page.getByRole('button', { name: '新建产品' }),
}
const menu = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name }).click()

/** Goes by the menu, without loading the document again. */
async function go(page: Page, name: string, address: string | RegExp): Promise<void> {
  await menu(page, name)
  await page.waitForURL(address)
  await settle(page)
}

/** Calls for the list that the page itself makes (the dashboard asks the same endpoint for a hundred). */
function listCalls({ page }: Window): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (new URL(request.url()).pathname === searchPageByParam.path && body.includes('"pageSize":10,')) calls.push(body)
  })
  return calls
}

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    document.querySelector('.ant-table')?.setAttribute('data-kept', '')
  })

describe('somebody who leaves a list and comes back', () => {
  test('finds page, unsent text and scrolling as they were, the news fetched once, and the top of the page in focus', async ({
    open,
    stage,
  }) => {
    await fillList(stage)
    // Narrow enough for the table to scroll by itself.
    const window = await open('demo', { width: 1000, height: 500 })
    const { page, visit } = window
    await visit('/myEnt/productManage')
    expect(await page.getByRole('tablist').count()).toBe(0)
    await page.getByRole('listitem', { name: '2' }).click()
    await page.waitForURL('**/myEnt/productManage?page=2')
    await settle(page)
    await list.search(page).fill('双吸')
    const left = await list.scroller(page).evaluate((element) => {
      element.scrollTo({ left: 150 })
      return element.scrollLeft
    })
    expect(left).toBeGreaterThan(20)
    await page.evaluate(() => scrollTo(0, 200))
    await mark(page)

    await go(page, '工作台', '**/workbench/index')
    // Out of sight it is there for nobody, and asks for nothing, even when its products change.
    expect(await list.create(page).count()).toBe(0)
    expect(await page.locator('[data-kept]').isVisible()).toBe(false)
    const calls = listCalls(window)
    const newer = `${productName} 十三`
    const heard = page.waitForResponse((response) => new URL(response.url()).pathname === searchPageByParam.path)
    await createProduct(stage.as.demo, { name: newer, submit: false })
    await heard
    await page.getByText(newer).first().waitFor()
    expect(calls).toEqual([])

    await go(page, '产品管理', '**/myEnt/productManage?page=2')
    expect(await page.locator('[data-kept]').isVisible()).toBe(true)
    expect(await list.search(page).inputValue()).toBe('双吸')
    expect(await list.scroller(page).evaluate((element) => element.scrollLeft)).toBe(left)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(calls).toHaveLength(1)
    const { total } = await stage.as.demo.call(searchPageByParam, { body: {} })
    await page.getByText(`共 ${total} 个产品`).waitFor()
    // The menu's bubble follows the mouse away.
    await page.mouse.move(600, 300)
    await page.getByRole('tooltip').filter({ visible: true }).waitFor({ state: 'detached' })
    await window.isAccessible()
  })

  test('finds the address that the browser’s back and forward lead to, and a fresh list by choosing the menu again', async ({
    open,
    stage,
  }) => {
    if ((await stage.as.demo.call(searchPageByParam, { body: {} })).total < 11) await fillList(stage)
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    await page.getByRole('listitem', { name: '2' }).click()
    await page.waitForURL('**/myEnt/productManage?page=2')
    await go(page, '工作台', '**/workbench/index')
    await page.goBack()
    await page.waitForURL('**/myEnt/productManage?page=2')
    await page.goBack()
    await page.waitForURL('**/myEnt/productManage')
    await page.locator('.ant-pagination-item-1.ant-pagination-item-active').waitFor()
    await page.goForward()
    await page.locator('.ant-pagination-item-2.ant-pagination-item-active').waitFor()
    await go(page, '产品管理', '**/myEnt/productManage')
    await page.locator('.ant-pagination-item-1.ant-pagination-item-active').waitFor()
  })

  test('finds a form as it was left open, and not a trace of it meanwhile', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo')
    await visit('/workbench/index')
    await go(page, '产品管理', '**/myEnt/productManage')
    await page.locator(`[data-row-key="${productId}"]`).getByRole('button', { name: '编辑资料' }).click()
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill('叶轮背靠背布置。')
    await page.evaluate(() => history.go(-2))
    await page.waitForURL('**/workbench/index')
    await settle(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('.ant-drawer-mask:visible').count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
    // The whole page can be reached: no trap is left behind.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.ant-drawer'))).toBeNull()

    await page.evaluate(() => history.go(2))
    await form.waitFor()
    expect(await form.getByLabel('技术特点').inputValue()).toBe('叶轮背靠背布置。')
    // What stands in the form is not offered as a draft beside it.
    expect(await form.getByRole('button', { name: '恢复草稿' }).count()).toBe(0)
  })
})

describe('an answer that comes after its page was left', () => {
  test('closes the form there, and leads nobody away from where they are', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: true })
    const { page, visit } = await open('demo')
    await visit('/workbench/index')
    await go(page, '产品管理', '**/myEnt/productManage')
    await page.locator(`[data-row-key="${productId}"]`).getByRole('button', { name: '编辑资料' }).click()
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill('密封改为集装式。')

    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**${productSave.path}`, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(`**${productSave.path}`)
    await form.getByRole('button', { name: '提交审核' }).click()
    await asked
    await page.evaluate(() => history.go(-2))
    await page.waitForURL('**/workbench/index')
    const answered = page.waitForResponse(`**${productSave.path}`)
    release()
    await answered
    await settle(page)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/workbench/index')

    await go(page, '产品管理', '**/myEnt/productManage')
    expect(await form.count()).toBe(0)
  })
})

describe('after signing out', () => {
  test('nothing is left of what was open', async ({ open, stage }) => {
    if ((await stage.as.demo.call(searchPageByParam, { body: {} })).total < 11) await fillList(stage)
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    await page.getByRole('listitem', { name: '2' }).click()
    await page.waitForURL('**/myEnt/productManage?page=2')
    await list.search(page).fill('双吸')
    await mark(page)
    await page.getByRole('button', { name: /账号菜单/ }).click()
    await chooseEntry(page, '注销登录')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定/ })
      .click()
    await page.waitForURL('**/login')

    await page.getByLabel('用户名').fill('editor')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: /^登\s?录$/ }).click()
    await page.waitForURL('**/dashboard')
    await go(page, '产品管理', '**/myEnt/productManage')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await page.locator('[data-kept]').count()).toBe(0)
    expect(await list.search(page).inputValue()).toBe('')
  })
})
