import { defineEvent } from '../../platform/events.ts'

/** Somebody asked. `organisationId`: whom, null for the platform; `productId`: about what, null for the enterprise as such. */
export const inquiryReceived = defineEvent<{
  inquiryId: string
  organisationId: string | null
  productId: string | null
}>('inquiry.received')

/** An inquiry came in or went on. */
export const inquiryChanged = defineEvent<{ inquiryId: string; organisationId: string | null }>('inquiry.changed')
