import {
  contentRecall,
  contentWithdraw,
  getPicDetail,
  picSave,
  picStatus,
  productDetail,
  productGet,
  productPage,
  productPreview,
  productSave,
  productShowcase,
  searchPageByParam,
} from '@portal/contract/product'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Products } from './product.service.ts'

/** Products for visitors, and for the enterprises that make them. */
export function productRoutes(app: FastifyInstance, products: Products): void {
  serve(app, productPage, ({ query }) => products.page(query))
  serve(app, productShowcase, () => products.showcase())
  serve(app, productDetail, ({ body }) => products.detail(body.productId))

  serve(app, searchPageByParam, ({ actor, body }) => products.ownPage(actor, body))
  serve(app, productSave, ({ actor, body }) => products.saveBasics(actor, body))
  serve(app, productGet, ({ actor, body }) => products.basics(actor, body.productId))
  serve(app, picStatus, ({ actor, body }) => products.status(actor, body.productId, 'pictures'))
  serve(app, picSave, ({ actor, body }) => products.savePictures(actor, body))
  serve(app, getPicDetail, ({ actor, body }) => products.pictures(actor, body.productId))
  serve(app, contentRecall, ({ actor, body }) => products.recall(actor, body))
  serve(app, contentWithdraw, ({ actor, body }) => products.withdraw(actor, body))
  serve(app, productPreview, ({ actor, body }) => products.preview(actor, body.productId))
}
