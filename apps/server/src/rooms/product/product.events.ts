import { defineEvent } from '../../platform/events.ts'

/** A revision was sent to review, in place of one that waited before. */
export const productSubmitted = defineEvent<{ productId: string; kind: string }>('product.submitted')
/** What waited for review waits no longer: taken back, or replaced by a draft. */
export const productRecalled = defineEvent<{ productId: string; kind: string }>('product.recalled')
/** Something of a product changed that its enterprise sees. */
export const productChanged = defineEvent<{ productId: string; organisationId: string; kind: string }>(
  'product.changed',
)
/** Visitors no longer see these: taken off the website, or gone with their enterprise. */
export const productsHidden = defineEvent<{ productIds: string[] }>('product.hidden')
