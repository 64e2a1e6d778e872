import { type ProductCard, productPage } from '@portal/contract/product'
import { createClient } from '@portal/testkit/client'
import { demoTest, describe, expect } from '../fixtures.ts'

/** As large as the snippet of a product page makes its frame. */
const FRAME = { width: 360, height: 420 }

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
  demoTest('fits its frame whole, whichever product and language', async ({ open, server }) => {
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
  }, 180_000)
})
