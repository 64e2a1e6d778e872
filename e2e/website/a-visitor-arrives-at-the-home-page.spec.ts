import { demoTest, describe, expect } from '../fixtures.ts'

const apart = '永磁直驱高效离心泵爆炸图，部件已编号'

describe('a visitor who arrives', () => {
  demoTest(
    'takes the opening product apart by scrolling and by hand, and follows a part to its patent',
    async ({ open }) => {
      const { page, visit, isAccessible } = await open(null)
      await visit('/website/home')
      const slider = page.getByRole('slider', { name: '拆解程度' })
      const before = Number(await slider.inputValue())
      await page.mouse.wheel(0, 400)
      await expect.poll(() => slider.inputValue().then(Number)).toBe(1)
      await slider.fill('0')
      expect([before > 0 && before < 1, await slider.getAttribute('aria-valuetext')]).toEqual([true, '已拆开 0%'])
      await isAccessible()
      const part = page.getByRole('link', { name: /永磁同步电机.*ZL/ })
      await part.click()
      await page.waitForURL(/\/website\/product\/patent\?id=\d+/)
    },
  )

  demoTest('who wants no motion sees the finished picture, with the same names', async ({ open }) => {
    const { page, visit } = await open(null, { reducedMotion: 'reduce' })
    await visit('/website/home')
    expect(await page.locator('img').and(page.getByAltText(apart)).isVisible()).toBe(true)
    expect(await page.getByRole('slider', { name: '拆解程度' }).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: /永磁同步电机.*ZL/ }).isVisible()).toBe(true)
  })

  demoTest('without script sees the finished picture and searches from it', async ({ open }) => {
    const { page } = await open(null, { javaScript: false })
    await page.goto('/website/home')
    expect(await page.locator('img').and(page.getByAltText(apart)).isVisible()).toBe(true)
    for (const name of ['精选产品', '走进展厅', '七大专利密集型产业', '入驻企业', '平台资讯'])
      expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true)
    await page.getByRole('main').getByRole('searchbox', { name: '搜索产品' }).fill('无人机')
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
    await page.waitForURL(/\/website\/product\?keywords=/)
    expect(await page.getByRole('main').textContent()).toContain('无人机')
  })
})
