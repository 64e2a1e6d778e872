import { sidewaysScroll } from '../support/axe.ts'
import { describe, expect, test } from '../fixtures.ts'

describe('the user guide', () => {
  test('is open to visitors: contents, anchors, neighbours, links', async ({ open }) => {
    const { page, visit, isAccessible } = await open(null)
    expect(await visit('/document')).toBe(200)
    expect(await page.title()).toMatch(/^项目文档/)
    await page.getByRole('heading', { name: '注册与企业认证', level: 1 }).waitFor()
    await isAccessible()
    await page.getByRole('link', { name: '邀请成员' }).click()
    await page.getByRole('heading', { name: '企业成员', level: 1 }).waitFor()
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?chapter=members#invite')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('invite')
    await page.getByRole('link', { name: /^下一章/ }).click()
    await page.getByRole('heading', { name: '产品与专利', level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { name: '企业成员', level: 1 }).waitFor()
    await page.getByRole('link', { name: /^上一章/ }).click()
    await page.getByRole('heading', { name: '我的账号', level: 1 }).waitFor()
  })

  test('is found in by its headings', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/document')
    const contents = page.getByRole('navigation', { name: '目录' })
    await contents.getByRole('searchbox').fill('驳回')
    await contents.getByText('没有匹配的标题').waitFor()
    await contents.getByRole('searchbox').fill('锁定')
    await contents.getByRole('link', { name: '锁定屏幕' }).click()
    await page.getByRole('heading', { name: '工作台的使用技巧', level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lock')
  })

  test('has every chapter in English at the same address, on a phone too', async ({ open }) => {
    const { page, visit, isAccessible } = await open(null, { language: 'en', width: 390, theme: 'dark' })
    await visit('/document?chapter=operators')
    await page.getByRole('heading', { name: 'For operators', level: 1 }).waitFor()
    await isAccessible()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Show contents' }).click()
    await page.getByRole('link', { name: 'Reviews and states' }).click()
    await page.getByRole('heading', { name: 'Reviews and states', level: 1 }).waitFor()
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { name: '审核与状态', level: 1 }).waitFor()
  })

  test('leads somebody signed in back to their workbench', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/document?chapter=workbench')
    await page.getByRole('link', { name: '进入工作台' }).click()
    await page.waitForURL('**/dashboard')
  })

  test('says so when there is no such chapter', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/document?chapter=no-such')
    await page.getByRole('heading', { name: '没有这一章' }).waitFor()
    await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '登录' }).click()
    await page.getByRole('heading', { name: '登录', level: 1 }).waitFor()
  })
})
