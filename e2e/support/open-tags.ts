/** The bar of open pages (tags) above workbench and console, as stories handle it. */
import { searchPageByParam } from '@portal/contract/product-own'
import { createProduct } from '@portal/testkit/factories'
import type { Name } from '@portal/testkit/people'
import type { Locator, Page } from 'playwright-core'
import type { Open, Stage, Window } from '../fixtures.ts'
import { settle } from './browser.ts'

/** The list of products, and the same page at the address of the drafts among them. */
export const LIST = '/myEnt/productManage'
export const DRAFTS = `${LIST}?status=5`

/** Home links to the drafts only where there is one. */
export async function ensureDraft({ as }: Stage): Promise<void> {
  const { total } = await as.demo.call(searchPageByParam, { body: {} })
  if (total === 0) await createProduct(as.demo, { submit: false })
}

/** A window of somebody who switched the tags view on. */
export async function openWithTags(open: Open<Name>, who: Name = 'demo', manner: Parameters<Open<Name>>[1] = {}) {
  const window = await open(who, manner)
  await window.context.addInitScript(() => {
    if (localStorage.getItem('tagsView') === null) localStorage.setItem('tagsView', 'true')
  })
  return window
}

export const tagBar = (page: Page): Locator => page.getByRole('tablist', { name: /已打开的页面|Open pages/ })
export const tag = (page: Page, name: string, nth = 0): Locator => tagBar(page).getByRole('tab', { name }).nth(nth)
export const tagNames = (page: Page): Promise<string[]> => tagBar(page).getByRole('tab').allInnerTexts()
/** The tag of the page that is shown. */
export const tagInSight = (page: Page): Locator => tagBar(page).getByRole('tab', { selected: true })
/** Where words are typed into either list. */
export const searchField = (page: Page): Locator =>
  page.getByPlaceholder('按产品名称、型号搜索').filter({ visible: true })

export async function arrived(page: Page, address: string): Promise<void> {
  await page.waitForURL(`**${address}`)
  await settle(page)
}

/** Follows a link of the menu. */
export async function chooseFromMenu(page: Page, link: string, address: string): Promise<void> {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: link }).click()
  await arrived(page, address)
}

/** Home, the list, and the list of drafts, each opened in the same document; text typed into both lists. */
export async function openThree({ page, visit }: Window): Promise<void> {
  await visit('/dashboard')
  await chooseFromMenu(page, '产品管理', LIST)
  await searchField(page).fill('全部里找')
  await tag(page, '首页').click()
  await arrived(page, '/dashboard')
  await page.locator(`a[href="${DRAFTS}"]`).click()
  await arrived(page, DRAFTS)
  await searchField(page).fill('草稿里找')
}
