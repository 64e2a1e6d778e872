import { searchPageByParam } from '@portal/contract/product-own'
import { describe, expect, test } from '../fixtures.ts'
import { settle } from '../support/browser.ts'
import { chooseEntry } from '../support/gestures.ts'
import {
  arrived,
  chooseFromMenu,
  DRAFTS,
  ensureDraft,
  LIST,
  openThree,
  openWithTags,
  searchField,
  tag,
  tagInSight,
  tagNames,
} from '../support/open-tags.ts'

test.beforeEach(({ stage }) => ensureDraft(stage))

describe('two addresses of one page', () => {
  test('are two tags, each with what was left on it', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    expect(await tagNames(page)).toEqual(['首页', '产品管理', '产品管理'])
    await tag(page, '产品管理', 0).click()
    await arrived(page, LIST)
    expect(await searchField(page).inputValue()).toBe('全部里找')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await tag(page, '产品管理', 1).click()
    await arrived(page, DRAFTS)
    expect(await searchField(page).inputValue()).toBe('草稿里找')
    await window.isAccessible()
  })

  test('and a filter set on one moves its tag instead of opening another', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await searchField(page).press('Enter')
    await page.waitForURL('**keywords=**')
    expect(await tagNames(page)).toEqual(['首页', '产品管理', '产品管理'])
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
    await chooseFromMenu(page, '工作台', '/workbench/index')
    expect(await tagNames(page)).toEqual(['首页'])
    await visit('/redirect/workbench/index')
    await visit('/console/review')
    await visit('/404')
    await visit('/workbench/no/such')
    await visit('/dashboard')
    expect(await tagNames(page)).toEqual(['首页'])
  })
})

describe('a closed tag', () => {
  test('takes what was kept of it along: closing to the right, and opening it again', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await tag(page, '产品管理', 0).click({ button: 'right' })
    await chooseEntry(page, '关闭右侧')
    await arrived(page, LIST)
    expect(await tagNames(page)).toEqual(['首页', '产品管理'])
    await tag(page, '首页').click()
    await arrived(page, '/dashboard')
    await page.locator(`a[href="${DRAFTS}"]`).click()
    await arrived(page, DRAFTS)
    expect(await searchField(page).inputValue()).toBe('')
    await tag(page, '产品管理', 0).click()
    await arrived(page, LIST)
    expect(await searchField(page).inputValue()).toBe('全部里找')
  })

  test('leaves its neighbour in sight, and home at last; home cannot be closed', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await tagInSight(page).locator('[data-cross]').click()
    await arrived(page, LIST)
    await tagInSight(page).click({ button: 'middle' })
    await arrived(page, '/dashboard')
    expect(await tagNames(page)).toEqual(['首页'])
    expect(await tag(page, '首页').locator('[data-cross]').count()).toBe(0)
    await tag(page, '首页').click({ button: 'middle' })
    await tag(page, '首页').click({ button: 'right' })
    for (const name of ['关闭', '关闭其它', '关闭左侧', '关闭右侧', '关闭所有'])
      expect(await page.getByRole('menuitem', { name, exact: true }).getAttribute('aria-disabled')).toBe('true')
    expect(await tagNames(page)).toEqual(['首页'])
  })

  test('all others, those on the left, or all go by the menu', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    await tag(page, '产品管理', 1).click({ button: 'right' })
    await chooseEntry(page, '关闭左侧')
    expect(await tagNames(page)).toEqual(['首页', '产品管理'])
    await chooseFromMenu(page, '产品管理', LIST)
    await tag(page, '产品管理', 1).click({ button: 'right' })
    await chooseEntry(page, '关闭其它')
    expect(await tagNames(page)).toEqual(['首页', '产品管理'])
    expect(page.url()).toMatch(/productManage$/)
    await tag(page, '产品管理').click({ button: 'right' })
    await chooseEntry(page, '关闭所有')
    await arrived(page, '/dashboard')
    expect(await tagNames(page)).toEqual(['首页'])
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
    expect(await searchField(page).inputValue()).toBe('草稿里找')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(searchPageByParam.path)) calls.push(request.postData() ?? '')
    })
    await tagInSight(page).click({ button: 'right' })
    await chooseEntry(page, '刷新')
    await page.waitForURL(`**${DRAFTS}#part`)
    await page.waitForFunction(() => [...document.querySelectorAll('input')].every(({ value }) => value !== '草稿里找'))
    await settle(page)
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?status=5#part')
    expect(calls).toHaveLength(1)
    expect(await tagNames(page)).toEqual(['首页', '产品管理', '产品管理'])
    await tag(page, '产品管理', 0).click()
    await arrived(page, LIST)
    expect(await searchField(page).inputValue()).toBe('全部里找')
  })
})

describe('after the document is loaded again', () => {
  test('the tags stand in their order with their queries; after signing out they are gone', async ({ open }) => {
    const window = await openWithTags(open)
    const { page, visit } = window
    await openThree(window)
    await tag(page, '产品管理', 0).click({ button: 'right' })
    await chooseEntry(page, '向右移动')
    await page.reload()
    await settle(page)
    expect(await tagNames(page)).toEqual(['首页', '产品管理', '产品管理'])
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
