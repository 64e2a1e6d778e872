import { productPage } from '@portal/contract/product'
import { createClient } from '@portal/testkit/client'
import { demoTest, describe, expect } from '../fixtures.ts'

/** The address of a product that has a model and an exploded picture. */
async function addressOf(origin: string): Promise<string> {
  const { list } = await createClient(origin).call(productPage, { query: { chain: 'true' } })
  return `/website/product/detail?id=${list[0]?.id}`
}

describe('a product with a 3D model', () => {
  demoTest('keeps its exploded picture where there is no WebGL', async ({ open, server }) => {
    const { page, context, visit } = await open(null, { width: 390 })
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await visit(await addressOf(server.origin))
    await page.getByRole('button', { name: /^查看三维模型/ }).click()
    await page.getByText('当前浏览器无法显示三维模型，已改用爆炸图').waitFor()
    await page.getByRole('img', { name: /爆炸图，部件已编号/ }).waitFor()
  })

  demoTest('is a list and a table of parts and patents without script', async ({ open, server }) => {
    const { page } = await open(null, { javaScript: false })
    await page.goto(await addressOf(server.origin))
    expect(await page.getByRole('button', { name: /^查看三维模型/ }).isVisible()).toBe(false)
    await page.getByText('以表格查看部件与专利').click()
    expect(await page.getByRole('table').getByRole('rowheader').count()).toBeGreaterThan(3)
  })
})
