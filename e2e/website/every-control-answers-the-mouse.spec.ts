import { demoTest, describe, expect } from '../fixtures.ts'
import { settle } from '../support/browser.ts'
import type { Ids } from '../support/demo-ids.ts'
import { outOfReach } from '../support/within-reach.ts'

const widths = [768, 1024, 1280, 1440, 1920, 2560]

/** Booths of the rows to come: those of the first row stand before them. */
const ROWS_AHEAD = 'li[style*="--ahead"]:not([data-ahead="0"]) a'

const pages: readonly [name: string, address: (ids: Ids) => string][] = [
  ['the home page', () => '/website/home'],
  ['the list of products', () => '/website/product'],
  ['the list of enterprises', () => '/website/enterprise'],
  ['a product', ({ product }) => `/website/product/detail?id=${product}`],
  ['an enterprise', ({ enterprise }) => `/website/enterprise/detail?id=${enterprise}`],
  ['a patent', ({ patent }) => `/website/product/patent?id=${patent}`],
  ['a hall', () => '/website/showroom/industry'],
  ['the halls', () => '/website/showroom'],
  ['the news', () => '/website/news'],
  ['an article', ({ article }) => `/website/news/detail?id=${article}`],
  ['the page about the platform', () => '/website/about'],
]

describe('a visitor with a mouse', () => {
  for (const [name, address] of pages) {
    demoTest(
      `reaches every control in sight on arrival at ${name}, however wide the window is`,
      async ({ open, ids }) => {
        const { page, visit } = await open(null)
        expect(await visit(address(ids))).toBe(200)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 1200 })
          await settle(page)
          expect(await outOfReach(page, ROWS_AHEAD), `at ${width} px`).toEqual([])
        }
      },
    )
  }
})
