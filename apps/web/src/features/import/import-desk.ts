/** The calls behind the pages of imports: an operator's, or an enterprise's for its own products. */
import {
  type Import,
  type ImportDetail,
  IMPORT_MOST_BYTES,
  importCancel,
  importDetail,
  type ImportKind,
  importKinds,
  importPage,
  importReport,
  importRun,
  importTemplate,
  importUpload,
} from '@portal/contract/import'
import {
  OWN_IMPORT_MOST_BYTES,
  ownImportCancel,
  ownImportDetail,
  ownImportPage,
  ownImportReport,
  ownImportRun,
  ownImportTemplate,
  ownImportUndo,
  ownImportUpload,
} from '@portal/contract/import-own'
import type { Download } from '@portal/contract/kit'
import { call } from '../../lib/client.ts'

interface Found {
  list: Import[]
  total: number
}

/** What the pages of one kind of imports call, and where they are. */
export interface ImportDesk {
  /** The address of the list; an import is below it. */
  home: string
  mostBytes: number
  upload(file: File, kind: ImportKind | undefined, onProgress: (fraction: number) => void): Promise<{ id: string }>
  page(pageNum: number, pageSize: number, signal: AbortSignal): Promise<Found>
  detail(id: string, signal: AbortSignal): Promise<ImportDetail>
  run(id: string): Promise<unknown>
  cancel(id: string): Promise<unknown>
  /** Takes back what a list created; null: such lists cannot be undone. */
  undo: ((id: string) => Promise<unknown>) | null
  report(id: string): Promise<Download>
  /** What lists may be of. */
  kinds: readonly ImportKind[]
  /** An empty list to fill in. */
  template(kind: ImportKind): Promise<Download>
}

const formOf = (file: File): FormData => {
  const form = new FormData()
  form.set('file', file)
  return form
}
const ofId = (id: string) => ({ params: { id } })

/** Lists of any kind, by operators. */
export const operatorDesk: ImportDesk = {
  home: '/console/import',
  mostBytes: IMPORT_MOST_BYTES,
  upload: (file, kind, onProgress) =>
    call(importUpload, { query: kind ? { kind } : {} }, { form: formOf(file), onProgress }),
  page: (pageNum, pageSize, signal) => call(importPage, { query: { pageNum, pageSize } }, { signal, quiet: true }),
  detail: (id, signal) => call(importDetail, ofId(id), { signal, quiet: true }),
  run: (id) => call(importRun, ofId(id)),
  cancel: (id) => call(importCancel, ofId(id)),
  undo: null,
  report: (id) => call(importReport, ofId(id)),
  kinds: importKinds,
  template: (kind) => call(importTemplate, { query: { kind } }),
}

/** Lists of the products of one's own enterprise. */
export const ownDesk: ImportDesk = {
  home: '/myEnt/productImport',
  mostBytes: OWN_IMPORT_MOST_BYTES,
  upload: (file, _kind, onProgress) => call(ownImportUpload, {}, { form: formOf(file), onProgress }),
  page: (pageNum, pageSize, signal) => call(ownImportPage, { query: { pageNum, pageSize } }, { signal, quiet: true }),
  detail: (id, signal) => call(ownImportDetail, ofId(id), { signal, quiet: true }),
  run: (id) => call(ownImportRun, ofId(id)),
  cancel: (id) => call(ownImportCancel, ofId(id)),
  undo: (id) => call(ownImportUndo, ofId(id)),
  report: (id) => call(ownImportReport, ofId(id)),
  kinds: ['product'],
  template: () => call(ownImportTemplate, {}),
}
