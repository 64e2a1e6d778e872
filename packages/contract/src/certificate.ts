/** Certificates of all products of an enterprise, and when reminders of their end go out. */
import { z } from 'zod'
import { ContentStatus } from './content.ts'
import { Day, endpoint, Id, page, PageQuery } from './kit.ts'

/** Days before the end of a certificate on which its enterprise is reminded. */
export const reminderDays = [60, 30, 7] as const

/** One certificate of the newest revision of a product. */
export const CertificateRow = z.object({
  productId: Id,
  productName: z.string(),
  /** Its place among those of the product, from 1. */
  position: z.number().int(),
  kind: z.string(),
  name: z.string(),
  number: z.string(),
  issuer: z.string(),
  validUntil: Day.nullable(),
  /** Of the product's certificates as a whole. */
  status: ContentStatus,
  /** Whether certificates of the product are on the website. */
  published: z.boolean(),
})
export type CertificateRow = z.infer<typeof CertificateRow>

export const certificatePage = endpoint({
  method: 'GET',
  path: '/api/enterprise/product/certificate/page',
  access: 'product:read:own',
  summary:
    'Certificates of the products of the enterprise, those first that end first; archived products are left out.',
  query: PageQuery.extend({
    /** `soon`: within the first reminder’s days · `expired`: ended. */
    validity: z.enum(['soon', 'expired']).optional(),
  }),
  data: page(CertificateRow).extend({
    counts: z.object({ all: z.number().int(), soon: z.number().int(), expired: z.number().int() }),
  }),
})
