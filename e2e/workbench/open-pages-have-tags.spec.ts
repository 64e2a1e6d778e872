import { searchPageByParam } from '@portal/contract/product-own'
import { createProduct } from '@portal/testkit/factories'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, type Open, test, type Window } from '../fixtures.ts'
import type { Name } from '@portal/testkit/people'
import { settle } from '../support/browser.ts'
import { chooseEntry } from '../support/gestures.ts'

const LIST = '/myEnt/productManage'
const DRAFTS = `${LIST}?status=5`

/** A window of somebody who switched the tags view on. */
async function openWithTags(open: Open<Name>, who: Name = 'demo', manner: Parameters<Open<Name>>[1] = {}) {
  const window = await open(who, manner)
  await window.context.addInitScript(() => {
    if (localStorage.getItem('tagsView') === null) localStorage.setItem('tagsView', 'true')
  })
  return window
}

const bar = (page: Page): Locator => page.getByRole('tablist', { name: /已打开的页面|Open pages/ })
const tag = (page: Page, name: string, nth = 0): Locator => bar(page).getByRole('tab', { name }).nth(nth)
const names = (page: Page): Promise<string[]> => bar(page).getByRole('tab').allInnerTexts()
const inSight = (page: Page): Locator => bar(page).getByRole('tab', { selected: true })
const focusedTag = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[role=tab]')?.innerText)
const typed = (page: Page): Locator => page.getByPlaceholder('按产品名称、型号搜索').filter({ visible: true })
const act = chooseEntry

async function arrived(page: Page, address: string): Promise<void> {
  await page.waitForURL(`**${address}`)
  await settle(page)
}
async function choose(page: Page, link: string, address: string): Promise<void> {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: link }).click()
  await arrived(page, address)
}
/** Home, the list, and the list of drafts, each opened in the same document; text typed into both lists. */
async function openThree({ page, visit }: Window): Promise<void> {
  await visit('/dashboard')
  await choose(page, '产品管理', LIST)
  await typed(page).fill('全部里找')
  await tag(page, '首页').click()
  await arrived(page, '/dashboard')
  await page.locator(`a[href="${DRAFTS}"]`).click()
  await arrived(page, DRAFTS)
  await typed(page).fill('草稿里找')
}

test.beforeEach(async ({ stage }) => {
  const { total } = await stage.as.demo.call(searchPageByParam, { body: {} })
  if (total === 0) await createProduct(stage.as.demo, { submit: false })
})

describe('two addresses of one page', () => {
  test('are two tags, each with what was left on it', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    expect(await names(page)).toEqual(['首页', '产品管理', '产品管理'])
    await tag(page, '产品管理', 0).click()
    await arrived(page, LIST)
    expect(await typed(page).inputValue()).toBe('全部里找')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await tag(page, '产品管理', 1).click()
    await arrived(page, DRAFTS)
    expect(await typed(page).inputValue()).toBe('草稿里找')
    await window.isAccessible()
  })

  test('and a filter set on one moves its tag instead of opening another', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await typed(page).press('Enter')
    await page.waitForURL('**keywords=**')
    expect(await names(page)).toEqual(['首页', '产品管理', '产品管理'])
    await tag(page, '首页').click()
    await arrived(page, '/dashboard')
    await tag(page, '产品管理', 1).click()
    await page.waitForURL('**keywords=**')
  })

  test('but home and the workbench are one, and forwarding, refused and unknown addresses are none', async ({
    open,
  }) => {
    const { page, visit } = await openWithTags(open)
    await visit('/dashboard')
    await choose(page, '工作台', '/workbench/index')
    expect(await names(page)).toEqual(['首页'])
    await visit('/redirect/workbench/index')
    await visit('/console/review')
    await visit('/404')
    await visit('/workbench/no/such')
    await visit('/dashboard')
    expect(await names(page)).toEqual(['首页'])
  })
})

describe('a closed tag', () => {
  test('takes what was kept of it along: closing to the right, and opening it again', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await tag(page, '产品管理', 0).click({ button: 'right' })
    await act(page, '关闭右侧')
    await arrived(page, LIST)
    expect(await names(page)).toEqual(['首页', '产品管理'])
    await tag(page, '首页').click()
    await arrived(page, '/dashboard')
    await page.locator(`a[href="${DRAFTS}"]`).click()
    await arrived(page, DRAFTS)
    expect(await typed(page).inputValue()).toBe('')
    await tag(page, '产品管理', 0).click()
    await arrived(page, LIST)
    expect(await typed(page).inputValue()).toBe('全部里找')
  })

  test('leaves its neighbour in sight, and home at last; home cannot be closed', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await inSight(page).locator('[data-cross]').click()
    await arrived(page, LIST)
    await inSight(page).click({ button: 'middle' })
    await arrived(page, '/dashboard')
    expect(await names(page)).toEqual(['首页'])
    expect(await tag(page, '首页').locator('[data-cross]').count()).toBe(0)
    await tag(page, '首页').click({ button: 'middle' })
    await tag(page, '首页').click({ button: 'right' })
    for (const name of ['关闭', '关闭其它', '关闭左侧', '关闭右侧', '关闭所有'])
      expect(await page.getByRole('menuitem', { name, exact: true }).getAttribute('aria-disabled')).toBe('true')
    expect(await names(page)).toEqual(['首页'])
  })

  test('all others, those on the left, or all go by the menu', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await tag(page, '产品管理', 1).click({ button: 'right' })
    await act(page, '关闭左侧')
    expect(await names(page)).toEqual(['首页', '产品管理'])
    await choose(page, '产品管理', LIST)
    await tag(page, '产品管理', 1).click({ button: 'right' })
    await act(page, '关闭其它')
    expect(await names(page)).toEqual(['首页', '产品管理'])
    expect(page.url()).toMatch(/productManage$/)
    await tag(page, '产品管理').click({ button: 'right' })
    await act(page, '关闭所有')
    await arrived(page, '/dashboard')
    expect(await names(page)).toEqual(['首页'])
  })
})

describe('refreshing a tag', () => {
  test('starts its page afresh, fetches once, and keeps query and fragment; other pages stay as they are', async ({
    open,
  }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await page.evaluate(() => {
      location.hash = 'part'
    })
    await page.waitForURL(`**${DRAFTS}#part`)
    expect(await typed(page).inputValue()).toBe('草稿里找')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(searchPageByParam.path)) calls.push(request.postData() ?? '')
    })
    await inSight(page).click({ button: 'right' })
    await act(page, '刷新')
    await page.waitForURL(`**${DRAFTS}#part`)
    await page.waitForFunction(() => [...document.querySelectorAll('input')].every(({ value }) => value !== '草稿里找'))
    await settle(page)
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?status=5#part')
    expect(calls).toHaveLength(1)
    expect(await names(page)).toEqual(['首页', '产品管理', '产品管理'])
    await tag(page, '产品管理', 0).click()
    await arrived(page, LIST)
    expect(await typed(page).inputValue()).toBe('全部里找')
  })
})

describe('after the document is loaded again', () => {
  test('the tags stand in their order with their queries; after signing out they are gone', async ({ open }) => {
    const window = await openWithTags(open)
    const { page, visit } = window
    await openThree(window)
    await tag(page, '产品管理', 0).click({ button: 'right' })
    await act(page, '向右移动')
    await page.reload()
    await settle(page)
    expect(await names(page)).toEqual(['首页', '产品管理', '产品管理'])
    await tag(page, '产品管理', 0).click()
    await arrived(page, DRAFTS)
    await tag(page, '产品管理', 1).click()
    await arrived(page, LIST)

    await page.getByRole('button', { name: /账号菜单/ }).click()
    await chooseEntry(page, '注销登录')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定/ })
      .click()
    await page.waitForURL('**/login')
    expect(
      await page.evaluate(() => [localStorage.getItem('visitedViews'), sessionStorage.getItem('visitedViews')]),
    ).toEqual([null, null])
    await visit('/login')
  })
})

describe('by the keyboard alone', () => {
  test('tags are chosen, opened, moved, closed, and their menu is used; the focus never gets lost', async ({
    open,
  }) => {
    const window = await openWithTags(open)
    const { page } = window
    const { keyboard } = page
    await openThree(window)
    await inSight(page).focus()
    await keyboard.press('Home')
    expect(await focusedTag(page)).toBe('首页')
    await keyboard.press('ArrowLeft')
    expect(await focusedTag(page)).toBe('首页')
    expect(page.url()).toMatch(/status=5$/)
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await arrived(page, LIST)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

    await inSight(page).focus()
    await keyboard.press('Control+Shift+ArrowRight')
    await page.getByText('“产品管理”已移到第 3 个，共 3 个').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-selected') === 'true')
    expect(await inSight(page).evaluate((one) => one.nextElementSibling)).toBeNull()

    await keyboard.press('Shift+F10')
    await page.getByRole('menu').filter({ visible: true }).waitFor()
    await window.isAccessible()
    await keyboard.press('Escape')
    await page.getByRole('menu').filter({ visible: true }).waitFor({ state: 'detached' })
    expect(await focusedTag(page)).toBe('产品管理')
    await keyboard.press('ContextMenu')
    await page.getByRole('menuitem', { name: '关闭左侧' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem')
    for (const entry of ['关闭', '关闭其它', '关闭左侧']) {
      await keyboard.press('ArrowDown')
      await page.waitForFunction((name) => document.activeElement?.textContent?.trim() === name, entry)
    }
    await keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelectorAll('[role=tab]').length === 2)
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-selected') === 'true')
    expect(page.url()).toMatch(/productManage$/)

    await keyboard.press('Delete')
    await arrived(page, '/dashboard')
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tab')
    expect(await focusedTag(page)).toBe('首页')
    await keyboard.press('Delete')
    expect(await names(page)).toEqual(['首页'])
  })
})

describe('by the mouse', () => {
  test('a tag is dragged past its neighbour, never before home, and is not opened by it', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    const addresses = (): Promise<string[]> =>
      bar(page)
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((one) => one.getAttribute('aria-selected') ?? ''))
    expect(await addresses()).toEqual(['false', 'false', 'true'])
    const dragged = await tag(page, '产品管理', 0).boundingBox()
    const other = await tag(page, '产品管理', 1).boundingBox()
    const home = await tag(page, '首页').boundingBox()
    if (!dragged || !other || !home) throw new Error('no tags')
    const y = dragged.y + dragged.height / 2
    await page.mouse.move(dragged.x + 30, y)
    await page.mouse.down()
    await page.mouse.move(other.x + other.width / 2 + 8, y, { steps: 6 })
    await page.mouse.up()
    expect(await addresses()).toEqual(['false', 'true', 'false'])
    expect(page.url()).toMatch(/status=5$/)
    const now = await tag(page, '产品管理', 1).boundingBox()
    await page.mouse.move((now?.x ?? 0) + 30, y)
    await page.mouse.down()
    await page.mouse.move(home.x + 4, y, { steps: 8 })
    await page.mouse.up()
    expect(await names(page)).toEqual(['首页', '产品管理', '产品管理'])
    expect(await addresses()).toEqual(['false', 'false', 'true'])
  })
})

describe('on a phone', () => {
  test('many tags scroll inside their bar; the one in sight is in view, its menu a button; the page keeps its width', async ({
    open,
    stage,
  }) => {
    const window = await openWithTags(open, 'demo', { width: 360, language: 'en' })
    const { page, visit } = window
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    await visit(LIST)
    await visit(`${DRAFTS}&title=Everything%20that%20is%20still%20a%20draft`)
    await visit('/entAuth')
    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    expect(await names(page)).toEqual([
      'Dashboard',
      'Products',
      'Everything that is still a draft',
      'Enterprise Certification',
      'Exhibit Settings',
    ])
    await page.waitForFunction(() => {
      const [list, one] = [document.querySelector('[role=tablist]'), document.querySelector('[aria-selected=true]')]
      const [outer, inner] = [list?.getBoundingClientRect(), one?.getBoundingClientRect()]
      return outer && inner && inner.left >= outer.left && inner.right <= outer.right + 1
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('button', { name: 'Actions of the tag “Exhibit Settings”' }).tap()
    await page.getByRole('menuitem', { name: 'Close', exact: true }).tap()
    await arrived(page, '/entAuth')
    await window.isAccessible()
  })
})
