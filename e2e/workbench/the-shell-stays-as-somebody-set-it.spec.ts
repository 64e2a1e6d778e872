import { describe, expect, test } from '../fixtures.ts'
import { chooseEntry, menuEntry, toast } from '../support/gestures.ts'
import { closeSettings, kept, openSettings, painted } from '../support/settings-panel.ts'

describe('the settings panel', () => {
  test('changes the page at once, and a reload keeps what was chosen', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo')
    await visit('/myEnt/productManage')
    const panel = await openSettings(page)
    await isAccessible()
    await panel.getByText('极简白', { exact: true }).click()
    await panel.getByText('暗黑', { exact: true }).click()
    expect(await panel.getByText('极简白', { exact: true }).count()).toBe(0)
    await panel.getByRole('textbox', { name: '自选颜色的色值' }).fill('#0b7a4b')
    await panel.getByRole('switch', { name: '侧边栏 Logo' }).click()
    await panel.getByRole('switch', { name: '开启 Tags-View' }).click()
    await panel.getByRole('switch', { name: '开启水印' }).click()
    await panel.getByText('大型', { exact: true }).click()
    await panel.getByRole('radio', { name: '混合模式' }).check()
    await closeSettings(page)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('项目配置')

    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const keys = ['theme', 'themeColor', 'sidebarLogo', 'tagsView', 'watermarkEnabled', 'size', 'layout']
    expect(await kept(page, ...keys, 'sidebarColorScheme', 'activeTopMenuPath', 'device')).toEqual({
      theme: 'dark',
      themeColor: '#0b7a4b',
      sidebarLogo: 'false',
      tagsView: 'true',
      watermarkEnabled: 'true',
      size: 'large',
      layout: 'mix',
      sidebarColorScheme: 'minimal-white',
      activeTopMenuPath: '/myEnt',
      device: 'desktop',
    })
    expect(await painted(page, '--brand-fill')).toBe('#0b7a4b')
    expect(await page.getByTitle('返回首页').count()).toBe(0)
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的企业' }).waitFor()
    await isAccessible()
  })

  test('takes everything back to the defaults, and leaves language and sidebar alone', async ({ open }) => {
    const { page, visit } = await open('demo', { theme: 'dark' })
    await visit('/workbench/index')
    await page.getByRole('button', { name: '展开侧栏' }).click()
    const panel = await openSettings(page)
    await panel.getByRole('radio', { name: '顶部模式' }).check()
    await panel.getByRole('button', { name: '恢复默认设置' }).click()
    await toast(page, '已恢复默认设置')
    expect(await kept(page, 'theme', 'layout', 'language', 'sidebarStatus')).toEqual({
      theme: null,
      layout: null,
      language: 'zh-cn',
      sidebarStatus: 'opened',
    })
    await page.getByRole('navigation', { name: '当前位置' }).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  })

  test('has every entry in English', async ({ open }) => {
    const { page, visit } = await open('demo', { language: 'en' })
    await visit('/workbench/index')
    await page.getByRole('button', { name: 'Project Settings' }).click()
    const panel = page.getByRole('dialog', { name: 'Project Settings' })
    for (const group of ['Theme', 'Interface', 'Navigation'])
      await panel.getByRole('heading', { name: group, exact: true }).waitFor()
    for (const entry of ['Tags View', 'Sidebar Logo', 'Watermark'])
      await panel.getByRole('switch', { name: entry, exact: true }).waitFor()
    for (const entry of ['Theme Color', 'Sidebar Color Scheme', 'Classic Blue', 'Minimal White', 'Default', 'Large'])
      await panel.getByText(entry, { exact: true }).first().waitFor()
    for (const layout of ['Left', 'Top', 'Mixed']) await panel.getByRole('radio', { name: layout }).waitFor()
    await panel.getByText(/2\.28\.1/).waitFor()
  })

  test('takes no colour that is none: cleared or half typed, it changes nothing', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/workbench/index')
    const panel = await openSettings(page)
    const code = panel.getByRole('textbox', { name: '自选颜色的色值' })
    for (const wrong of ['', 'rgb(1,2', '#12g456']) {
      await code.fill(wrong)
      await panel.getByText('请输入 # 加六位十六进制色值').waitFor()
      expect(await painted(page, '--brand-fill')).toBe('#0366f2')
    }
    await code.blur()
    expect(await code.inputValue()).toBe('#0366F2')
  })

  test('is followed by another tab', async ({ open }) => {
    const { page, visit, context } = await open('demo')
    await visit('/workbench/index')
    const other = await context.newPage()
    await other.goto('/workbench/index')
    await other.getByRole('heading', { level: 1 }).waitFor()
    const panel = await openSettings(page)
    await panel.getByText('暗黑', { exact: true }).click()
    await panel.getByRole('radio', { name: '橙色' }).check()
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
    expect(await painted(other, '--brand-fill')).toBe('#ff8c00')
  })
})

describe('size, language and theme in the bar', () => {
  const cases = [
    {
      language: 'zh-cn',
      size: '布局大小',
      large: '大型',
      said: '切换布局大小成功！',
      theme: '主题切换',
      current: '明亮',
    },
    {
      language: 'en',
      size: 'Layout size',
      large: 'Large',
      said: 'Switch Layout Size Successful!',
      theme: 'Theme Switch',
      current: 'Light',
    },
  ] as const
  test.for(cases)(
    'offer what is chosen already to nobody, and say what was done, in $language',
    async (t, { open }) => {
      const { page, visit } = await open('demo', { language: t.language })
      await visit('/workbench/index')
      const isRefused = async (name: string) => (await menuEntry(page, name)).getAttribute('aria-disabled')
      await page.getByRole('button', { name: t.size }).click()
      await chooseEntry(page, t.large)
      await toast(page, t.said)
      expect(await kept(page, 'size')).toEqual({ size: 'large' })
      await page.getByRole('button', { name: t.size }).click()
      expect(await isRefused(t.large)).toBe('true')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t.theme }).click()
      expect(await isRefused(t.current)).toBe('true')
    },
  )

  test('the language is told in the new one, and the current one cannot be chosen', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    await page.getByRole('listitem', { name: '下一页' }).waitFor()
    await page.getByRole('button', { name: '语言切换' }).click()
    expect(await page.getByRole('menuitem', { name: '中文' }).getAttribute('aria-disabled')).toBe('true')
    await chooseEntry(page, 'English')
    await toast(page, 'Switch Language Successful!')
    // The parts that are not ours speak the language, too.
    await page.getByRole('listitem', { name: 'Next Page' }).waitFor()
    expect([await page.getAttribute('html', 'lang'), await kept(page, 'language')]).toEqual(['en', { language: 'en' }])
    await page.getByRole('button', { name: 'Language Switch' }).click()
    await chooseEntry(page, '中文')
    await toast(page, '切换语言成功！')
  })

  test('the size is told in the settings panel, too', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/workbench/index')
    const panel = await openSettings(page)
    await panel.getByText('小型', { exact: true }).click()
    await toast(page, '切换布局大小成功！')
  })
})

test('the sidebar stays open after a reload, and after the window was small for a while', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/workbench/index')
  await page.getByRole('button', { name: '展开侧栏' }).click()
  await page.reload()
  await page.getByRole('button', { name: '收起侧栏' }).waitFor()
  await page.setViewportSize({ width: 800, height: 900 })
  await page.getByRole('button', { name: '打开菜单' }).waitFor()
  expect(await kept(page, 'device', 'sidebarStatus')).toEqual({ device: 'mobile', sidebarStatus: 'opened' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: '收起侧栏' }).waitFor()
})

test('the theme of the system is there before anything is painted, and is followed while the page is open', async ({
  open,
}) => {
  const { page, context, visit } = await open('demo', { theme: 'dark' })
  await context.addInitScript(() => {
    localStorage.setItem('theme', 'auto')
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtFirst: document.documentElement.dataset['theme'] })
    }).observe(document, { childList: true, subtree: true })
  })
  await visit('/workbench/index')
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst') as unknown)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light')
  expect(await painted(page, '--brand-tint-9')).toBe('#e6f0fe')
})
