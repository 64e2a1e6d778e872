/** An enterprise takes a list of its own products in: the same engine as for operators, and nothing but its own rows. */
import { z } from 'zod'
import { Import, ImportDetail } from './import.ts'
import { Download, endpoint, Id, page, PageQuery } from './kit.ts'
import { ProductBatch } from './product-batch.ts'

export const OWN_IMPORT_MOST_BYTES = 20 * 1024 * 1024
/** Rows of one list. */
export const OWN_IMPORT_MOST_ROWS = 10_000

const access = 'product:edit:own'
const params = z.object({ id: Id })

export const ownImportTemplate = endpoint({
  method: 'GET',
  path: '/api/enterprise/product/import/template',
  access,
  summary: 'The workbook to fill in with own products, with a sheet that explains its columns.',
  answers: 'file',
  data: Download,
})

export const ownImportUpload = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/import/upload',
  access,
  summary:
    'Upload a list of own products (.xlsx or .csv, at most 20 MB and 10,000 rows); it is read through for a preview, and nothing is changed.',
  consumes: 'upload',
  data: z.object({ id: Id }),
})

export const ownImportPage = endpoint({
  method: 'GET',
  path: '/api/enterprise/product/import/page',
  access,
  summary: "The enterprise's own imports, newest first.",
  query: PageQuery,
  data: page(Import),
})

export const ownImportDetail = endpoint({
  method: 'GET',
  path: '/api/enterprise/product/import/:id',
  access,
  summary: 'One own import: its state and progress, what was recognised, the first rows and problems.',
  params,
  data: ImportDetail,
})

export const ownImportRun = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/import/:id/run',
  access,
  summary: 'Take the previewed products in as drafts, or go on with what failed or was cancelled.',
  params,
  data: Import,
})

export const ownImportCancel = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/product/import/:id/cancel',
  access,
  summary: 'Stop; what was imported until then stays.',
  params,
  data: Import,
})

export const ownImportUndo = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/product/import/:id/undo',
  access,
  summary:
    'Delete what an own list created and nobody changed, submitted or published since, by a batch that tells what stays and why.',
  params,
  data: ProductBatch,
})

export const ownImportReport = endpoint({
  method: 'GET',
  path: '/api/enterprise/product/import/:id/report',
  access,
  summary: 'Every problem with line, column, value and reason, as CSV.',
  answers: 'file',
  params,
  data: Download,
})
