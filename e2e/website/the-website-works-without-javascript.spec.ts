import { publishProduct } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'

describe('with JavaScript switched off', () => {
  test('a visitor searches, narrows by facets and reads a product', async ({ open, stage }) => {
    await publishProduct(stage.as.demo, stage.as.operator, {
      name: '无堵塞潜水泵',
      industry: '06',
      summary: '适合含纤维污水。',
    })
    const { page, context } = await open(null, { javaScript: false })
    await page.goto('/website/product')
    expect(await page.getByRole('main').textContent()).toContain('无堵塞潜水泵')
    await page
      .getByRole('link', { name: /环保产业/ })
      .first()
      .click()
    await page.waitForURL(/industry=06/)
    expect(await page.getByRole('main').textContent()).not.toContain(stage.publishedName)
    await page.getByRole('searchbox').first().fill('潜水泵')
    await page.getByRole('searchbox').first().press('Enter')
    await page.waitForURL(/keywords=/)
    await page.getByRole('link', { name: '无堵塞潜水泵' }).first().click()
    await page.waitForURL(/\/website\/product\/detail\?id=\d+/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('无堵塞潜水泵')
    expect(await page.getByRole('main').textContent()).toContain('适合含纤维污水。')
    await context.close()
  })

  test('workbench says plainly that it needs JavaScript', async ({ open }) => {
    const { page } = await open('demo', { javaScript: false })
    await page.goto('/workbench/index')
    expect((await page.textContent('body'))?.trim()).toMatch(/JavaScript/i)
  })
})

describe('what is not there', () => {
  test.for([
    '/website/product/detail?id=999999',
    '/website/product/detail',
    '/website/product/patent?id=999999',
    '/website/enterprise/detail?id=999999',
  ])('%s answers 404 in place', async (address, { open }) => {
    const { page, visit } = await open(null)
    expect(await visit(address)).toBe(404)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
  })
})
