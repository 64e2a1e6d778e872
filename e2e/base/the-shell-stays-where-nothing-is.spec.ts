import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'

/** The menu stands, and the palette still opens. */
async function shellStands(page: Page): Promise<void> {
  await page.locator('[data-main-scroll]').waitFor()
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: '快速搜索' }).waitFor()
  await page.keyboard.press('Escape')
}

describe('menu, tags and palette stay', () => {
  test.for([
    ['demo', '/workbench/no/such', '该页面不存在'],
    ['demo', '/myEnt/no-such', '该页面不存在'],
    ['operator', '/console/no-such', '该页面不存在'],
    ['demo', '/console/review', '您没有访问该页面的权限'],
  ] as const)('for %s at %s, which says %s', async ([who, address, words], { open }) => {
    const { page, visit, isAccessible } = await open(who)
    await visit(address)
    await page.getByRole('heading', { level: 1, name: words }).waitFor()
    await shellStands(page)
    await isAccessible()
  })

  test.for([
    ['demo', '/myEnt/exhibitProductSetting/999999'],
    ['demo', '/myEnt/exhibitProductSetting/abc'],
    ['demo', '/myEnt/productImport/999999'],
    ['demo', '/personalCenter/inquiry/999999'],
    ['operator', '/console/products/999999'],
    ['operator', '/console/enterprises/abc'],
    ['operator', '/console/complaints/999999'],
  ] as const)('for %s at %s, where a record is gone', async ([who, address], { open }) => {
    const { page, visit, complaints } = await open(who)
    complaints.expect(/Failed to load resource/)
    await visit(address)
    await page.getByText('内容不存在或已被删除').first().waitFor()
    await shellStands(page)
  })
})

test('The website keeps its own page for what is nowhere, and the way home leads home', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/workbench/no/such')
  await page.getByRole('button', { name: '返回首页' }).click()
  await page.waitForURL('**/dashboard')
  expect(await visit('/website/no/such')).toBe(404)
  expect(await page.locator('[data-main-scroll]').count()).toBe(0)
})
