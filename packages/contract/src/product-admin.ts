/** Products of all enterprises as operators see them: found, looked at, taken off the website and put back. */
import { z } from 'zod'
import { ContentState, ContentStatus } from './content.ts'
import { chosen, Download, endpoint, Id, page, PageQuery, requiredText, text } from './kit.ts'
import { IndustryCode } from './industry.ts'
import { ExportFormat } from './list-export.ts'
import { Direction, type FirstDirections } from './list-order.ts'
import { ProductDetail } from './product.ts'
import { ProductKind } from './product-document.ts'
import { OwnProduct } from './product-own.ts'

/** A product in the console's list. */
export const ProductRow = OwnProduct.omit({ can: true, missing: true }).extend({
  enterprise: z.object({ id: Id, name: z.string() }),
})
export type ProductRow = z.infer<typeof ProductRow>

/** What the list of all products can be ordered by. */
export const ProductSort = z.enum(['updated', 'name', 'completeness'])
export type ProductSort = z.infer<typeof ProductSort>
export const productFirst: FirstDirections<ProductSort> = { updated: 'DESC', name: 'ASC', completeness: 'ASC' }

const truth = z.enum(['true', 'false'])

export const productAdminPage = endpoint({
  method: 'GET',
  path: '/api/admin/product/page',
  access: 'product:read:any',
  summary: 'Products of all enterprises, newest change first unless asked otherwise; `more` where counting stopped.',
  query: PageQuery.extend({
    keywords: text(100).optional(),
    enterprise: Id.optional(),
    industry: IndustryCode.optional(),
    /** Products any of whose kinds has this status. */
    status: ContentStatus.optional(),
    onWebsite: truth.optional(),
    archived: truth.default('false'),
    sort: ProductSort.default('updated'),
    /** As the column is ordered first (`productFirst`) unless it is given. */
    direction: chosen(Direction),
  }),
  data: page(ProductRow).extend({ more: z.boolean() }),
})

export const ProductAdminDetail = ProductRow.extend({
  kinds: z.array(
    ContentState.extend({
      kind: ProductKind,
      /** Taken off the website by an operator, and not shown again since. */
      takenDown: z.boolean(),
    }),
  ),
  /** The page as visitors see it, or as the enterprise left it when it is not on the website; null before any facts. */
  page: ProductDetail.nullable(),
  can: z.object({ takeDown: z.boolean(), putBack: z.boolean() }),
})
export type ProductAdminDetail = z.infer<typeof ProductAdminDetail>

export const productAdminDetail = endpoint({
  method: 'GET',
  path: '/api/admin/product/detail',
  access: 'product:read:any',
  summary: 'One product with the state of each of its kinds, and its page.',
  query: z.object({ id: Id }),
  data: ProductAdminDetail,
})

export const productTakeDown = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/product/takeDown',
  access: 'product:edit:any',
  summary: 'Take a product off the website; its enterprise is told the reason.',
  body: z.object({ id: Id, reason: requiredText(500) }),
  data: ProductAdminDetail,
})

export const productPutBack = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/product/putBack',
  access: 'product:edit:any',
  summary: 'Show again what was taken off; its enterprise is told.',
  body: z.object({ id: Id }),
  data: ProductAdminDetail,
})

export const productAdminExport = endpoint({
  method: 'GET',
  path: '/api/admin/product/export',
  access: 'product:read:any',
  summary: 'The products of a query as a workbook or as comma-separated values; at most 10,000.',
  query: productAdminPage.query
    .omit({ pageNum: true, pageSize: true })
    .extend({ format: ExportFormat.default('xlsx') }),
  answers: 'file',
  data: Download,
})
