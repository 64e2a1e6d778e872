import { industryCodes } from '@portal/contract/industry'
import type { ProductCard, ProductDetail, ProductPage, ProductQuery, ProductShowcase } from '@portal/contract/product'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { queryTokens, searchQuery } from '../../platform/text.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Files } from '../file/index.ts'
import type { Patents } from '../patent/index.ts'
import { productBoothRepo } from './product-booth.repo.ts'
import { featured, heroOf } from './product-featuring.service.ts'
import type { Composition } from './product-composition.service.ts'
import { type CardRow, productPublicRepo } from './product-public.repo.ts'
import { type ProductSearch, productSearchRepo } from './product-search.repo.ts'
import { SHOWS_BITS, wantedTraits } from './product-traits.policy.ts'
import { TYPE_BITS } from './product.policy.ts'
import { filesOfCards, productCard, productFacets } from './product.view.ts'

const NEWEST = 8
const RELATED = 4

/** What visitors see of products. */
export function createWebsite(deps: {
  transactor: Transactor
  enterprises: Enterprises
  patents: Patents
  files: Files
  composition: Composition
}) {
  const { transactor, enterprises, patents, files, composition } = deps
  const tx = transactor.read

  async function cards(rows: CardRow[]): Promise<ProductCard[]> {
    const pictures = await files.pictures(tx, 'public', filesOfCards(rows))
    return rows.map((row) => productCard(row, pictures))
  }

  /** The published page with at most `most` cards of what is related; A0404 for a product that is not on the website. */
  async function published(productId: string, most: number): Promise<ProductDetail & { related: ProductCard[] }> {
    const page = await productPublicRepo(tx).page(productId, most)
    if (!page) throw fault('A0404')
    const { detail, pictures } = await composition.published(tx, page.product, filesOfCards(page.related))
    return { ...detail, related: page.related.map((row) => productCard(row, pictures)) }
  }

  const search = (wanted: ProductSearch) =>
    wanted.tsquery === null
      ? productSearchRepo(tx).search(wanted)
      : transactor.transact(async (inTx) => {
          const repo = productSearchRepo(inTx)
          await repo.preferTextIndex()
          return repo.search(wanted)
        })

  return {
    /** Published products by their ids, in that order. */
    async chosen(ids: readonly string[]): Promise<ProductCard[]> {
      const found = new Map((await cards(await productPublicRepo(tx).chosen(ids))).map((card) => [card.id, card]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** Whether a published product can be seen in 3D. */
    hasModel: (productId: string): Promise<boolean> => productPublicRepo(tx).shows(productId, SHOWS_BITS.model),

    /** Some products of these enterprises, every one's newest first; at most `limit`. */
    fromEnterprises: async (ids: readonly string[], limit: number): Promise<ProductCard[]> =>
      ids.length === 0 ? [] : cards(await productBoothRepo(tx).ofEnterprises(ids, limit)),

    /** Published products by keywords and facets; a patent's number stands for what it protects. With keywords and no sort, names that match come first. */
    async page(query: ProductQuery): Promise<ProductPage> {
      const typed = await patents.typed(query.keywords ?? '')
      const tsquery = typed ? null : searchQuery(query.keywords ?? '')
      const found = await search({
        tsquery,
        products: typed?.products ?? null,
        organisationId: query.enterprise ?? null,
        industry: query.industry ?? null,
        region: query.region ?? null,
        year: query.year ?? null,
        type: query.type ? TYPE_BITS[query.type] : null,
        chain: query.chain === 'true',
        traits: wantedTraits(query),
        sort: query.sort ?? (tsquery === null ? 'newest' : 'relevance'),
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      })
      return {
        list: await cards(found.list),
        total: found.total,
        facets: productFacets(found),
        terms: typed ? [] : queryTokens(query.keywords ?? ''),
        patent: typed?.patent ?? null,
      }
    },

    /** One published product with what is related to it. */
    detail: (productId: string): Promise<ProductDetail & { related: ProductCard[] }> => published(productId, RELATED),

    /** The home page in one answer. */
    async showcase(): Promise<ProductShowcase> {
      const repo = productPublicRepo(tx)
      const [counts, forward, newest, enterpriseCount, patentCount] = await Promise.all([
        repo.figures(),
        featured(tx),
        repo.newest(NEWEST),
        enterprises.countPublic(tx),
        patents.countProtecting(tx, null),
      ])
      const byIndustry = new Map(counts.map((row) => [row.industry, row]))
      const sum = (column: 'products' | 'parts') => counts.reduce((total, row) => total + Number(row[column]), 0)
      const hero = await heroOf(tx, forward)
      return {
        figures: {
          products: sum('products'),
          enterprises: enterpriseCount,
          patents: patentCount,
          parts: sum('parts'),
        },
        industries: industryCodes.map((code) => ({ code, count: Number(byIndustry.get(code)?.products ?? 0) })),
        hero: hero === null ? null : await published(hero, 0),
        featured: await cards(forward),
        newest: await cards(newest),
        dataAsOf: now().toISOString(),
      }
    },
  }
}
