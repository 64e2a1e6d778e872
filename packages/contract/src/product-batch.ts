/** One thing done with every own product that a filter finds: a batch, worked on in the background. */
import { z } from 'zod'
import { endpoint, Id, Instant } from './kit.ts'
import { OwnFilter } from './product-own.ts'

/** At most this many products in one batch. */
export const BATCH_MAX = 10_000
/** So many refusals of a batch are told. */
export const REFUSALS_SHOWN = 100

/** What an enterprise orders; each but the last can be undone by its counterpart. */
export const batchActions = ['submit', 'archive', 'restore', 'remove'] as const
export const BatchAction = z.enum(batchActions)
export type BatchAction = z.infer<typeof BatchAction>
/** What a batch does: what was ordered, or taking back what was submitted, or what a list created. */
export const BatchWork = z.enum([...batchActions, 'recall', 'takeBack'])
export type BatchWork = z.infer<typeof BatchWork>

export const ProductBatch = z.object({
  id: Id,
  action: BatchWork,
  total: z.number().int(),
  done: z.number().int(),
  refused: z.number().int(),
  /** How many of those done were sent only in part. */
  partly: z.number().int(),
  /** The first of which something could not be done, and why. */
  refusals: z.array(
    z.object({
      productId: Id,
      /** Its place in the batch; where a list is undone, its line there. */
      position: z.number().int(),
      name: z.string(),
      says: z.string(),
    }),
  ),
  /** Null while it is worked on. */
  endedAt: Instant.nullable(),
  /** Ended before everything was worked on. */
  cancelled: z.boolean(),
  can: z.object({ undo: z.boolean() }),
})
export type ProductBatch = z.infer<typeof ProductBatch>

const access = 'product:edit:own'

export const productBatchOrder = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/batch/order',
  access,
  summary:
    'Have one thing done with every own product that a filter finds now. A0409 when they are not as many as `expected`, or while another batch of the enterprise is worked on.',
  body: OwnFilter.omit({ sort: true, direction: true }).extend({
    action: BatchAction,
    /** How many the caller was told there are. */
    expected: z.number().int().min(1).max(BATCH_MAX),
  }),
  data: ProductBatch,
})

export const productBatchLatest = endpoint({
  method: 'GET',
  path: '/api/enterprise/product/batch/latest',
  access,
  summary: "The enterprise's newest batch, with its progress; null where there is none.",
  data: z.object({ batch: ProductBatch.nullable() }),
})

export const productBatchCancel = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/product/batch/cancel',
  access,
  summary: 'Stop a batch; what was done until then stays.',
  body: z.object({ id: Id }),
  data: ProductBatch,
})

export const productBatchUndo = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/batch/undo',
  access,
  summary:
    'Undo what an ended batch did, by another batch: take back from review, bring back as drafts, or put away again. A0409 when that was done already.',
  body: z.object({ id: Id }),
  data: ProductBatch,
})
