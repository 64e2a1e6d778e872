/** The products that operators put forward on the home page. */
import { z } from 'zod'
import { endpoint, Id, Instant } from './kit.ts'

/** The home page shows no more. */
export const FEATURED_MAX = 12

export const productFeaturing = endpoint({
  method: 'GET',
  path: '/api/admin/product/featuring',
  access: 'home:read:any',
  summary: 'The products put forward on the home page, in their order, and who put them there.',
  data: z.object({
    products: z.array(Id),
    /** Of these, the ones that are not on the website now. */
    hidden: z.array(z.object({ id: Id, name: z.string() })),
    /** The product that opens the home page now; null: nothing on the website can be taken apart. */
    hero: Id.nullable(),
    /** 0 before the first choice. */
    revision: z.number().int(),
    updatedAt: Instant.nullable(),
    updatedBy: z.string().nullable(),
    can: z.object({ edit: z.boolean() }),
  }),
})
export type ProductFeaturing = z.infer<typeof productFeaturing.data>

export const productFeature = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/product/feature',
  access: 'home:edit:any',
  summary: 'Choose the products of the home page anew; visitors see it at once. A stale `revision` is refused (A0409).',
  body: z.object({ products: z.array(Id).max(FEATURED_MAX), revision: z.number().int().min(0) }),
  data: z.object({ revision: z.number().int() }),
})
