import { describe, demoTest, expect } from '../fixtures.ts'

describe('a product with a 3D model', () => {
  demoTest('keeps its exploded picture where there is no WebGL', async ({ open, ids }) => {
    const { page, context, visit } = await open(null, { width: 390 })
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await visit(`/website/product/detail?id=${ids.product}`)
    await page.getByRole('button', { name: /^查看三维模型/ }).click()
    await page.getByText('当前浏览器无法显示三维模型，已改用爆炸图').waitFor()
    await page.getByRole('img', { name: /爆炸图，部件已编号/ }).waitFor()
  })

  demoTest('is a list and a table of parts and patents without script', async ({ open, ids }) => {
    const { page } = await open(null, { javaScript: false })
    await page.goto(`/website/product/detail?id=${ids.product}`)
    expect(await page.getByRole('button', { name: /^查看三维模型/ }).isVisible()).toBe(false)
    await page.getByText('以表格查看部件与专利').click()
    expect(await page.getByRole('table').getByRole('rowheader').count()).toBeGreaterThan(3)
  })
})
