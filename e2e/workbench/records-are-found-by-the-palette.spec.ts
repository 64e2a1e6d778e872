import { createProduct } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { draftArticle } from '@portal/testkit/valid-requests/news'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'

const summon = async (page: Page) => {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: /快速搜索|Quick search/ })
  await palette.waitFor()
  return palette
}

describe('records of every kind', () => {
  test('are found by operators, grouped by kind, and opened by the keyboard alone', async ({ open, stage }) => {
    const { id } = await draftArticle(stage, { title: '启明星计划问答' })
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/dashboard')
    const palette = await summon(page)
    await page.keyboard.insertText('启明')
    const found = (kind: string, name: string) =>
      palette.getByRole('group', { name: kind, exact: true }).getByRole('option', { name })
    await found('企业', enterprises.ours).waitFor()
    await found('用户', '林启明').waitFor()
    const article = found('文章', '启明星计划问答')
    await article.waitFor()
    await isAccessible()
    for (let step = 0; step < 20 && (await article.getAttribute('aria-selected')) !== 'true'; step += 1) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/console/news/${id}`)
  })

  test('are found by members of an enterprise in English too, and by nobody else', async ({ open, stage }) => {
    await createProduct(stage.as.demo, { name: '螺杆真空机组', submit: false })
    const { page, visit } = await open('demo', { language: 'en' })
    await visit('/dashboard')
    const palette = await summon(page)
    await page.keyboard.insertText('螺杆真空')
    const own = palette.getByRole('group', { name: 'My products' })
    await own.getByRole('option', { name: /螺杆真空机组/ }).waitFor()
    const other = await open('stranger')
    await other.visit('/dashboard')
    await summon(other.page)
    await other.page.keyboard.insertText('螺杆真空')
    await other.page.getByText('没有找到与“螺杆真空”相关的页面、操作或记录').first().waitFor()
  })

  test('are found for what was typed last, and what was typed stays when the network goes and comes', async ({
    open,
    stage,
  }) => {
    const { productId } = await createProduct(stage.as.demo, { name: '最后输入的泵', submit: false })
    const { page, visit, complaints } = await open('demo')
    complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    await visit('/dashboard')
    const palette = await summon(page)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/enterprise/search/record?keywords=%E6%B3%B5', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest('**/api/enterprise/search/record?keywords=%E6%B3%B5')
    await page.keyboard.insertText('泵')
    await asked
    const field = palette.getByRole('combobox')
    await field.fill('最后输入')
    await palette.getByRole('option', { name: /最后输入的泵/ }).waitFor()
    release()
    await page.context().setOffline(true)
    await field.fill('最后输入的')
    await palette.getByText('网络已断开，恢复后将自动继续查找记录').waitFor()
    expect(await field.inputValue()).toBe('最后输入的')
    await page.context().setOffline(false)
    await palette.getByRole('option', { name: /最后输入的泵/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/myEnt/exhibitProductSetting/${productId}`)
  })
})

describe('the palette creates', () => {
  test('what the person may create: a product in the workbench, a user in the console', async ({ open }) => {
    const own = await open('demo')
    await own.visit('/dashboard')
    await summon(own.page)
    await own.page.keyboard.insertText('新建产品')
    await own.page.getByRole('option', { name: '新建产品', selected: true }).waitFor()
    await own.page.keyboard.press('Enter')
    await own.page.getByRole('dialog', { name: '新建产品' }).waitFor()
    const operator = await open('admin')
    await operator.visit('/console/dashboard')
    await summon(operator.page)
    await operator.page.keyboard.insertText('新建用户')
    await operator.page.getByRole('option', { name: '新建用户', selected: true }).waitFor()
    await operator.page.keyboard.press('Enter')
    await operator.page.getByRole('dialog', { name: '新建用户' }).waitFor()
    await expect.poll(() => new URL(operator.page.url()).search).toBe('')
  })

  test('nothing for whoever may only look', async ({ open }) => {
    const { page, visit } = await open('viewer')
    await visit('/dashboard')
    const palette = await summon(page)
    await page.keyboard.insertText('新建')
    await palette.getByText('没有找到与“新建”相关的页面、操作或记录').first().waitFor()
    expect(await palette.getByRole('option').count()).toBe(0)
  })
})
