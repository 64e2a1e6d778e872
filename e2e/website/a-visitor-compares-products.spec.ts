import { publishProduct } from '@portal/testkit/factories'
import { accessibilityFaults } from '../support/axe.ts'
import { describe, expect, test } from '../fixtures.ts'

describe('a visitor compares products', () => {
  test('without JavaScript: ticks two, sees them side by side, and takes one out again', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    await publishProduct(demo, operator, { name: '对比甲泵', model: 'A-1', functions: '输送清水。' })
    await publishProduct(demo, operator, { name: '对比乙泵', model: 'B-2', functions: '输送清水。' })
    const { page } = await open(null, { javaScript: false })
    await page.goto('/website/product?keywords=对比&view=list')
    await page.getByLabel('对比：对比甲泵').check()
    await page.getByLabel('对比：对比乙泵').check()
    await page.getByRole('button', { name: '对比所选产品' }).click()
    await page.waitForURL(/compare=\d+&compare=\d+/)
    const table = page.getByRole('table')
    expect(await table.textContent()).toContain('A-1')
    expect(await table.textContent()).toContain('B-2')
    await page.getByRole('link', { name: '只看不同' }).click()
    await page.waitForURL(/only=different/)
    expect(await table.textContent()).not.toContain('输送清水。')
    await page.getByRole('link', { name: '移出对比：对比甲泵' }).click()
    await page.waitForURL(/compare=\d+&only/)
    expect(await table.textContent()).not.toContain('A-1')
  })

  test('what is chosen stays while more is looked for, and products nobody may see are left out', async ({
    open,
    stage,
  }) => {
    const { demo, operator } = stage.as
    const id = await publishProduct(demo, operator, { name: '留存的泵' })
    const { page } = await open(null)
    await page.goto(`/website/product?compare=${id}&compare=999999`)
    expect(await page.getByRole('status').first().textContent()).toContain('1 件产品')
    await page.getByRole('link', { name: '继续添加产品' }).click()
    await page.waitForURL(/with=/)
    await page.getByText('已选：留存的泵').waitFor()
    expect(await page.getByLabel('对比：留存的泵').count()).toBe(0)
    await page
      .getByLabel(/^对比：/)
      .first()
      .check()
    await page.getByRole('button', { name: '对比所选产品' }).click()
    await page.waitForURL(new RegExp(`compare=${id}&compare=`))
    await page.getByRole('heading', { level: 1, name: '产品对比' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('an empty list tells which filter stands in the way', async ({ open, stage }) => {
  await publishProduct(stage.as.demo, stage.as.operator, { name: '独一无二泵', industry: '06' })
  const { page } = await open(null, { javaScript: false })
  await page.goto('/website/product?keywords=独一无二泵&industry=03')
  await page.getByRole('link', { name: /^去掉“新装备制造业”/ }).click()
  await page.waitForURL((url) => !url.searchParams.has('industry'))
  expect(await page.getByRole('main').textContent()).toContain('独一无二泵')
})
