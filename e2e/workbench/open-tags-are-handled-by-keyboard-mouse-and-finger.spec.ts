import { createProduct } from '@portal/testkit/factories'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import {
  arrived,
  DRAFTS,
  ensureDraft,
  LIST,
  openThree,
  openWithTags,
  tag,
  tagBar,
  tagInSight,
  tagNames,
} from '../support/open-tags.ts'

const focusedTag = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[role=tab]')?.innerText)

test.beforeEach(({ stage }) => ensureDraft(stage))

describe('by the keyboard alone', () => {
  test('tags are chosen, opened, moved, closed, and their menu is used; the focus never gets lost', async ({
    open,
  }) => {
    const window = await openWithTags(open)
    const { page } = window
    const { keyboard } = page
    await openThree(window)
    await tagInSight(page).focus()
    await keyboard.press('Home')
    expect(await focusedTag(page)).toBe('首页')
    await keyboard.press('ArrowLeft')
    expect(await focusedTag(page)).toBe('首页')
    expect(page.url()).toMatch(/status=5$/)
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await arrived(page, LIST)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

    await tagInSight(page).focus()
    await keyboard.press('Control+Shift+ArrowRight')
    await page.getByText('“产品管理”已移到第 3 个，共 3 个').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-selected') === 'true')
    expect(await tagInSight(page).evaluate((one) => one.nextElementSibling)).toBeNull()

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
    expect(await tagNames(page)).toEqual(['首页'])
  })
})

describe('by the mouse', () => {
  test('a tag is dragged past its neighbour, never before home, and is not opened by it', async ({ open }) => {
    const window = await openWithTags(open)
    const { page } = window
    await openThree(window)
    const addresses = (): Promise<string[]> =>
      tagBar(page)
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
    expect(await tagNames(page)).toEqual(['首页', '产品管理', '产品管理'])
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
    expect(await tagNames(page)).toEqual([
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
