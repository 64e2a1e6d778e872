import { exhibitKinds } from '@portal/contract/content-kind'
import {
  productChosen,
  type ProductDetail,
  productDetail,
  type ProductPage,
  productPage,
  type ProductQuery,
  productShowcase,
} from '@portal/contract/product'
import { type ExhibitCalls, exhibitCalls } from '@portal/contract/product-content'
import {
  contentHistory,
  contentRecall,
  contentRestore,
  contentWithdraw,
  productArchive,
  productBulk,
  productExport,
  productCopy,
  productGet,
  productPreview,
  productSave,
  searchPageByParam,
} from '@portal/contract/product-own'
import { productTodo } from '@portal/contract/product-todo'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { contentOf } from './product-kinds.service.ts'
import type { Products } from './product.service.ts'

/** All products, or those of one enterprise: whichever of its products changes, the enterprise is told. */
const shownInList = (
  { list }: ProductPage,
  { query: { enterprise, keywords } }: { query: ProductQuery },
): readonly string[] => [
  ...(enterprise === undefined ? ['product'] : [`enterprise:${enterprise}`, ...list.map(({ id }) => `product:${id}`)]),
  // The keywords may be the number of a patent, then or later.
  ...(keywords === undefined ? [] : ['patent']),
]

/** With its enterprise and its industry, whose newest products are related to it. */
const shownInDetail = ({ id, enterprise, industry, patents }: ProductDetail): readonly string[] => [
  `product:${id}`,
  `enterprise:${enterprise.id}`,
  `industry:${industry}`,
  ...patents.map((patent) => `patent:${patent.id}`),
]

/** Products for visitors, and for the enterprises that make them. */
export function productRoutes(app: FastifyInstance, products: Products): void {
  serve(app, productPage, ({ query }) => products.page(query), {
    shows: shownInList,
  })
  serve(app, productChosen, ({ query }) => products.chosen(query.ids), {
    shows: (_, { query }) => query.ids.map((id) => `product:${id}`),
  })
  serve(app, productShowcase, () => products.showcase(), {
    shows: ({ hero }) => ['product', 'enterprise', 'featuring', ...(hero ? shownInDetail(hero) : [])],
  })
  serve(app, productDetail, ({ body }) => products.detail(body.productId), {
    shows: (product) => [...shownInDetail(product), ...product.related.map(({ id }) => `product:${id}`)],
  })

  serve(app, productTodo, ({ actor }) => products.todos(actor))
  serve(app, searchPageByParam, ({ actor, body }) => products.ownPage(actor, body))
  serve(app, productSave, ({ actor, body, language }) => products.saveProduct(actor, body, language))
  serve(app, productGet, ({ actor, body }) => products.basics(actor, body.productId))
  serve(app, productPreview, ({ actor, body }) => products.preview(actor, body))
  serve(app, productCopy, ({ actor, body, language }) => products.copy(actor, body.productId, copyName[language]))
  serve(app, productArchive, ({ actor, body }) => products.archive(actor, body))
  serve(app, productExport, ({ actor, body, language }) => products.export(actor, body, language))
  serve(app, productBulk, ({ actor, body, language }) => products.bulk(actor, body, language))
  serve(app, contentRecall, ({ actor, body }) => products.recall(actor, body))
  serve(app, contentWithdraw, ({ actor, body }) => products.withdraw(actor, body))
  serve(app, contentHistory, ({ actor, body }) => products.history(actor, body))
  serve(app, contentRestore, ({ actor, body }) => products.restore(actor, body))
  exhibitRoutes(app, products)
}

/** How a copy is called until its enterprise renames it. */
const copyName = {
  'zh-cn': (name: string) => `${name.slice(0, 116)}（副本）`,
  en: (name: string) => `${name.slice(0, 113)} (copy)`,
}

/** A status, a save and a detail call for each kind besides the facts. */
function exhibitRoutes(app: FastifyInstance, products: Products): void {
  for (const kind of exhibitKinds) {
    const { status, save, detail }: ExhibitCalls = exhibitCalls[kind]
    serve(app, status, ({ actor, body }) => products.status(actor, body.productId, kind))
    serve(app, save, ({ actor, body: { productId, submit, revision, ...document } }) =>
      products.save(actor, productId, contentOf(kind, document), { submit, revision }),
    )
    serve(app, detail, ({ actor, body }) => products.exhibit(actor, body.productId, kind))
  }
}
