/** What an enterprise does with its own products. The content kinds besides the facts: product-content.ts. */
import { z } from 'zod'
import { contentDetail, ContentHistory, ContentSaved, contentSave, ContentStatus } from './content.ts'
import { Picture } from './file.ts'
import { IndustryCode } from './industry.ts'
import { Download, endpoint, Id, Instant, page, PageQuery, text } from './kit.ts'
import { ExportFormat } from './list-export.ts'
import { Direction, type FirstDirections } from './list-order.ts'
import { PatentCard } from './patent.ts'
import { ProductBasics, ProductKind } from './product-document.ts'
import { productPieces } from './product-piece.ts'
import { ProductDetail } from './product.ts'

export const OwnProduct = z.object({
  id: Id,
  name: z.string(),
  model: z.string(),
  industry: IndustryCode,
  cover: Picture.nullable(),
  patentCount: z.number().int(),
  /** Of every kind. */
  statuses: z.record(ProductKind, ContentStatus),
  /** 0–100, and what is missing. */
  completeness: z.number().int(),
  missing: z.array(z.enum(productPieces)),
  /** Whether visitors see it now. */
  onWebsite: z.boolean(),
  archived: z.boolean(),
  updatedAt: Instant,
  can: z.object({ edit: z.boolean() }),
})
export type OwnProduct = z.infer<typeof OwnProduct>

/** What one's own list can be ordered by. */
export const OwnProductSort = z.enum(['updated', 'name', 'industry', 'patents', 'completeness'])
export type OwnProductSort = z.infer<typeof OwnProductSort>
export const ownProductFirst: FirstDirections<OwnProductSort> = {
  updated: 'DESC',
  name: 'ASC',
  industry: 'ASC',
  patents: 'DESC',
  completeness: 'ASC',
}

/** Which of one's own products. */
export const OwnFilter = z.object({
  keywords: text(100).optional(),
  industry: IndustryCode.optional(),
  /** Products any of whose kinds has this status. */
  status: ContentStatus.optional(),
  /** Those put away instead of those in use. */
  archived: z.boolean().default(false),
  sort: OwnProductSort.default('updated'),
  /** As the column is ordered first (`ownProductFirst`) unless it is given. */
  direction: Direction.optional(),
})
export type OwnFilter = z.output<typeof OwnFilter>

export const searchPageByParam = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/product/searchPageByParam',
  access: 'product:read:own',
  beforeApproval: true,
  summary: "The caller's own products in all states.",
  body: PageQuery.extend(OwnFilter.shape),
  data: page(OwnProduct).extend({
    /** In each state, of what keywords and industry leave. */
    counts: z.object({
      all: z.number().int(),
      published: z.number().int(),
      underReview: z.number().int(),
      rejected: z.number().int(),
      draft: z.number().int(),
      archived: z.number().int(),
    }),
  }),
})

export const productExport = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/product/export',
  access: 'product:read:own',
  summary:
    'The products of a query as a workbook or as comma-separated values, with the state of every kind and what is missing.',
  body: OwnFilter.extend({ format: ExportFormat.default('xlsx') }),
  answers: 'file',
  data: Download,
})

const ofProduct = z.object({ productId: Id })
/** Answer of what changes one kind of one product. */
export const ProductSaved = ContentSaved.extend({ productId: Id })
export type ProductSaved = z.infer<typeof ProductSaved>

/** What became of one kind of a product that was submitted as a whole. */
export const SubmittedPart = z.object({
  kind: ProductKind,
  /** Sent now · waits since before · is published as it stands · is kept back, and `says` why · holds nothing. */
  outcome: z.enum(['submitted', 'underReview', 'published', 'keptBack', 'empty']),
  says: z.string().nullable(),
})
export type SubmittedPart = z.infer<typeof SubmittedPart>

export const productSave = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/save',
  access: 'product:edit:own',
  beforeApproval: true,
  summary:
    'Create a product (no productId) or save its facts and linked patents; with `whole`, submit every other kind that is ready along with them. Before the enterprise is approved: drafts (`submit` false), with patents that are public.',
  body: contentSave({ productId: Id.optional(), ...ProductBasics.shape, whole: z.boolean().default(false) }),
  data: ProductSaved.extend({
    /** Of a product that was submitted as a whole, every kind; else none. */
    parts: z.array(SubmittedPart),
  }),
})
export const productGet = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/product/get',
  access: 'product:read:own',
  beforeApproval: true,
  summary: 'The newest revision of the facts of an own product, with the cards of its linked patents.',
  body: ofProduct,
  data: contentDetail({
    productId: Id,
    productName: z.string(),
    /** Of every kind. */
    statuses: z.record(ProductKind, ContentStatus),
    content: ProductBasics,
    patents: z.array(PatentCard.extend({ owned: z.boolean() })),
    /** Pictures of proofs of right by file id, drawable. */
    files: z.array(Picture),
    can: z.object({ edit: z.boolean() }),
  }),
})

export const productPreview = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/product/preview',
  access: 'product:read:own',
  summary: 'The public page of an own product with its newest revisions, or with an older one of one kind.',
  body: ofProduct.extend({ kind: ProductKind.optional(), revision: z.number().int().min(1).optional() }),
  data: ProductDetail,
})

const ofKind = z.object({ productId: Id, kind: ProductKind })
export const contentRecall = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/recall',
  access: 'product:edit:own',
  summary: 'Take a revision back from review; it becomes a draft.',
  body: ofKind,
  data: ProductSaved,
})
export const contentWithdraw = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/withdraw',
  access: 'product:edit:own',
  summary: 'Take what is published off the website.',
  body: ofKind,
  data: ProductSaved,
})
export const contentHistory = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/product/history',
  access: 'product:read:own',
  summary: 'The revisions of one kind, newest first, with what became of them.',
  body: ofKind,
  data: ContentHistory,
})
export const contentRestore = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/restore',
  access: 'product:edit:own',
  summary: 'Take the content of an older revision over as a new draft; what is published stays.',
  body: ofKind.extend({ revision: z.number().int().min(1) }),
  data: ProductSaved,
})

export const productCopy = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/copy',
  access: 'product:edit:own',
  summary: 'Create a product with the newest content of another one, all of it as drafts.',
  body: ofProduct,
  data: z.object({ productId: Id }),
})
export const productArchive = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/archive',
  access: 'product:edit:own',
  summary: 'Put products away (they leave the website and the list, nothing is lost), or bring them back as drafts.',
  body: z.object({ productIds: z.array(Id).min(1).max(100), archived: z.boolean() }),
  data: z.object({ changed: z.number().int() }),
})

export const bulkActions = ['submit', 'withdraw', 'archive', 'restore', 'remove'] as const
export type BulkAction = (typeof bulkActions)[number]
export const productBulk = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/bulk',
  access: 'product:edit:own',
  summary:
    'One thing done with many own products: submit every kind that is ready, take off the website, put away, bring back, delete for good what was never public. Each by itself; what could not be done is told.',
  body: z.object({ productIds: z.array(Id).min(1).max(100), action: z.enum(bulkActions) }),
  data: z.object({
    done: z.number().int(),
    /** In the order asked for; `says` is why it could not be done, null where it was. */
    items: z.array(
      z.object({
        productId: Id,
        name: z.string(),
        says: z.string().nullable(),
        /** Of a product that was submitted, every kind; else none. */
        parts: z.array(SubmittedPart),
      }),
    ),
  }),
})
