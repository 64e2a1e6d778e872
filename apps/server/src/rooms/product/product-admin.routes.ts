import {
  productAdminDetail,
  productAdminExport,
  productAdminPage,
  productPutBack,
  productTakeDown,
} from '@portal/contract/product-admin'
import { productFeature, productFeaturing } from '@portal/contract/product-featuring'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Products } from './product.service.ts'

/** Products of all enterprises, for operators. */
export function productAdminRoutes(app: FastifyInstance, { admin, featuring }: Products): void {
  serve(app, productAdminPage, ({ query }) => admin.page(query))
  serve(app, productAdminExport, ({ query, language }) => admin.export(query, language))
  serve(app, productAdminDetail, ({ actor, query }) => admin.detail(actor, query.id))
  serve(app, productTakeDown, ({ actor, body }) => admin.takeDown(actor, body))
  serve(app, productPutBack, ({ actor, body }) => admin.putBack(actor, body))
  serve(app, productFeaturing, ({ actor }) => featuring.featuring(actor))
  serve(app, productFeature, ({ actor, body }) => featuring.feature(actor, body))
}
