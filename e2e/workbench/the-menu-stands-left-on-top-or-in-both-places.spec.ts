import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { sidewaysScroll } from '../support/axe.ts'
import { closeSettings, kept, openSettings } from '../support/settings-panel.ts'
import { chooseEntry } from '../support/gestures.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })

async function chooseLayout(page: Page, name: string): Promise<void> {
  const panel = await openSettings(page)
  await panel.getByRole('radio', { name }).check()
  await closeSettings(page)
}

describe('the menu of the console', () => {
  test.for([
    { language: 'zh-cn', name: '主菜单', groups: ['受理与审核', '企业与产品', '内容与展示', '用户与权限', '系统'] },
    {
      language: 'en',
      name: 'Main menu',
      groups: ['Reviews and requests', 'Enterprises and products', 'Content', 'Users and roles', 'System'],
    },
  ] as const)('stands in groups that a window of 900 pixels shows whole: $language', async (words, { open }) => {
    const { page, visit, isAccessible } = await open('admin', { language: words.language, width: 1440, height: 900 })
    await page.addInitScript(() => localStorage.setItem('sidebarStatus', 'opened'))
    await visit('/console/dashboard')
    const nav = page.getByRole('navigation', { name: words.name })
    for (const name of words.groups) await nav.getByRole('region', { name, exact: true }).waitFor()
    expect(await nav.getByRole('link').count()).toBeGreaterThan(20)
    expect(await nav.evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBe(0)
    await isAccessible()
  })
})

describe('the menu on top', () => {
  test('is walked with the keyboard alone', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo')
    await visit('/workbench/index')
    await page.getByRole('button', { name: '项目配置' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: '左侧模式' }).focus()
    await page.keyboard.press('ArrowRight')
    await closeSettings(page)
    expect(await kept(page, 'layout')).toEqual({ layout: 'top' })
    expect(await page.getByRole('navigation', { name: '当前位置' }).count()).toBe(0)
    expect(await page.getByRole('complementary').count()).toBe(0)

    const group = menu(page).getByRole('button', { name: '我的企业' })
    await group.focus()
    await page.keyboard.press('Enter')
    expect(await group.getAttribute('aria-expanded')).toBe('true')
    await isAccessible()
    await page.keyboard.press('Escape')
    expect(await group.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/myEnt/businessDisplay')
    await page.getByRole('heading', { level: 1, name: '企业展示' }).waitFor()
    expect(await group.getAttribute('aria-expanded')).toBe('false')
    expect(await page.title()).toContain('企业展示')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  test('puts what has no room under More when the text is enlarged', async ({ open }) => {
    const { page, visit, context } = await open('demo', { width: 1000, language: 'en' })
    await context.addInitScript(() => localStorage.setItem('layout', 'top'))
    await visit('/workbench/index')
    const nav = page.getByRole('navigation', { name: 'Main menu' })
    await nav.getByRole('button', { name: 'My Enterprise' }).waitFor()
    expect(await nav.getByRole('button', { name: 'More' }).count()).toBe(0)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '300%'))
    await nav.getByRole('button', { name: 'More' }).click()
    expect(await nav.getByRole('button', { name: 'My Enterprise' }).count()).toBe(0)
    await nav.getByRole('link', { name: 'Products' }).click()
    await page.waitForURL('**/myEnt/productManage')
  })
})

describe('the menu in both places', () => {
  test('leads by its first level to the pages beside the content, and is remembered', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo')
    await visit('/workbench/index')
    await chooseLayout(page, '混合模式')
    await menu(page).getByRole('link', { name: '我的企业' }).click()
    await page.waitForURL('**/myEnt/businessDisplay')
    const column = page.getByRole('navigation', { name: '我的企业' })
    expect(await column.getByRole('link', { name: '企业展示' }).getAttribute('aria-current')).toBe('page')
    expect(await kept(page, 'activeTopMenuPath')).toEqual({ activeTopMenuPath: '/myEnt' })
    await isAccessible()
    await page.getByRole('button', { name: '展开侧栏' }).click()
    await page.getByRole('button', { name: '收起侧栏' }).waitFor()
    expect(await kept(page, 'sidebarStatus')).toEqual({ sidebarStatus: 'opened' })
    await page.reload()
    await column.getByRole('link', { name: '产品管理' }).waitFor()
    await page.getByTitle('返回首页').click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('navigation', { name: '工作台' }).waitFor()
  })
})

test('switching layouts back and forth loses nothing that was typed, and home stays in reach', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/myEnt/productManage')
  const search = page.getByPlaceholder('按产品名称、型号搜索')
  await search.fill('离心泵')
  for (const layout of ['顶部模式', '混合模式', '左侧模式', '混合模式', '左侧模式']) {
    await chooseLayout(page, layout)
    expect(await search.inputValue()).toBe('离心泵')
    expect(await page.getByTitle('返回首页').count()).toBe(1)
  }
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '首页' }).click()
  await page.waitForURL('**/dashboard')
  await expect.poll(() => page.title()).toContain('首页')
})

describe.each(['left', 'top', 'mix'])('on a phone, with the layout %s', (layout) => {
  test('the whole menu and the settings are in the drawer', async ({ open }) => {
    const { page, visit, context, isAccessible } = await open('demo', { width: 360 })
    await context.addInitScript((value) => localStorage.setItem('layout', value), layout)
    await visit('/workbench/index')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: '打开菜单' }).click()
    await isAccessible()
    await openSettings(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await closeSettings(page)
    await menu(page).getByRole('link', { name: '产品管理' }).click()
    await page.waitForURL('**/myEnt/productManage')
    await menu(page).waitFor({ state: 'hidden' })
  })
})

describe('the account menu', () => {
  test('leads home, to the account, the guide, the project and the website', async ({ open, stage }) => {
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    for (const name of ['首页', '个人中心', '项目文档', '项目地址', '前往官网', '注销登录'])
      await page.getByRole('menuitem', { name, exact: true }).waitFor()
    const opened = page.context().waitForEvent('page')
    await chooseEntry(page, '项目地址')
    const project = await opened
    await project.waitForURL(`${stage.origin}/docs**`)
    expect(await project.evaluate(() => window.opener)).toBeNull()
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await chooseEntry(page, '首页')
    await page.waitForURL('**/dashboard')
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await chooseEntry(page, '个人中心')
    await page.waitForURL('**/personalCenter/accountInfo')
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await chooseEntry(page, '项目文档')
    await page.waitForURL('**/document')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('says the same in English', async ({ open }) => {
    const { page, visit } = await open('demo', { language: 'en' })
    await visit('/workbench/index')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    for (const name of ['Dashboard', 'User Profile', 'Document', 'Project link', 'Logout'])
      await page.getByRole('menuitem', { name, exact: true }).waitFor()
    await chooseEntry(page, 'Document')
    await page.waitForURL('**/document')
    await expect.poll(() => page.title()).toMatch(/^Document · /)
  })
})

test('the page takes the whole screen and gives it back', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/workbench/index')
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await page.waitForFunction(() => document.fullscreenElement === document.documentElement)
  await page.getByRole('button', { name: '退出全屏' }).click()
  await page.waitForFunction(() => document.fullscreenElement === null)
})
