import {
  productBatchCancel,
  productBatchLatest,
  productBatchOrder,
  productBatchUndo,
} from '@portal/contract/product-batch'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Products } from './product.service.ts'

/** One thing done with every own product that a filter finds. */
export function productBatchRoutes(app: FastifyInstance, { batches }: Products): void {
  serve(app, productBatchOrder, ({ actor, body, language }) => batches.order(actor, body, language))
  serve(app, productBatchLatest, ({ actor }) => batches.latest(actor))
  serve(app, productBatchCancel, ({ actor, body }) => batches.cancel(actor, body.id))
  serve(app, productBatchUndo, ({ actor, body, language }) => batches.undo(actor, body.id, language))
}
