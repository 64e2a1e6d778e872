import { createServer } from 'node:http'
import { type ProductCard, productPage } from '@portal/contract/product'
import { createClient } from '@portal/testkit/client'
import type { FrameLocator } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { demoTest, describe, expect, type Window } from '../fixtures.ts'
import { freePort } from '../support/server.ts'

/** As large as the snippet of a product page makes its frame. */
const FRAME = { width: 360, height: 420 }
/** All that the card may fetch until somebody wants to see more. */
const MOST_BYTES = 40_000

/** Another site, on a host of its own, that shows this address in a frame. */
async function frameElsewhere({ page }: Window, address: string): Promise<FrameLocator> {
  const frame = `<iframe src="${address}" width="${FRAME.width}" height="${FRAME.height}"></iframe>`
  const site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Elsewhere</title>${frame}`),
  )
  onTestFinished(() => void site.close())
  const port = await freePort()
  await new Promise<void>((listening) => site.listen(port, '127.0.0.1', listening))
  await page.goto(`http://localhost:${port}/`)
  return page.frameLocator('iframe')
}

/** Every product of the website. */
async function allProducts(origin: string): Promise<ProductCard[]> {
  const visitor = createClient(origin)
  const list: ProductCard[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const found = await visitor.call(productPage, { query: { pageNum, pageSize: 50 } })
    list.push(...found.list)
    if (found.list.length === 0 || list.length >= found.total) return list
  }
}

describe('the card of a product', () => {
  demoTest(
    'fits its frame whole, whichever product and language',
    async ({ open, server }) => {
      const products = await allProducts(server.origin)
      const { page } = await open(null, FRAME)
      const sticksOut: string[] = []
      for (const { id } of products)
        for (const language of ['', '&lang=en']) {
          const address = `/embed/product?id=${id}${language}`
          await page.goto(address)
          const whole = await page.evaluate(() => {
            const { scrollWidth, scrollHeight } = document.documentElement
            const last = document.querySelector('footer')?.getBoundingClientRect()
            return scrollWidth <= innerWidth && scrollHeight <= innerHeight && last && last.bottom <= innerHeight
          })
          if (!whole) sticksOut.push(address)
        }
      expect(products.length).toBeGreaterThan(0)
      expect(sticksOut).toEqual([])
    },
    180_000,
  )

  demoTest(
    'is light until its model is asked for, which then takes its place',
    async ({ open, server }) => {
      const { list } = await createClient(server.origin).call(productPage, { query: { model: 'true' } })
      const window = await open(null)
      const answers: Promise<number>[] = []
      window.page.on('requestfinished', (request) =>
        answers.push(
          request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
        ),
      )
      const card = await frameElsewhere(window, `${server.origin}/embed/product?id=${list[0]?.id}`)
      const toModel = card.getByRole('link', { name: '查看 3D' })
      await toModel.waitFor()
      await window.page.waitForLoadState('load')
      const bytes = (await Promise.all(answers)).reduce((sum, one) => sum + one, 0)
      expect(bytes).toBeLessThan(MOST_BYTES)
      await toModel.click()
      await card.getByRole('button', { name: /^下一个部件/ }).click({ timeout: 60_000 })
      await expect.poll(() => card.getByRole('group', { name: /^已选部件/ }).count(), { timeout: 60_000 }).toBe(1)
      const whole = card.getByRole('link', { name: '查看产品与专利' })
      expect(await whole.getAttribute('target')).toBe('_blank')
      await card.getByRole('link', { name: '返回产品卡片' }).click()
      await toModel.waitFor()
    },
    180_000,
  )

  demoTest('is all of a product that other sites can frame', async ({ open, server, ids }) => {
    const window = await open(null)
    window.complaints.expect(/frame/i)
    for (const path of [`/website/product/detail?id=${ids.product}`, '/embed/product/model?id=999999999']) {
      const frame = await frameElsewhere(window, server.origin + path)
      expect([path, await frame.getByRole('heading').count()]).toEqual([path, 0])
      const { headers } = await fetch(server.origin + path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    }
  })
})
