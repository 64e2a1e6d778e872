/** Importing lists of enterprises, products and patents from files, in the console. */
import { z } from 'zod'
import { Download, endpoint, Id, Instant, page, PageQuery } from './kit.ts'

/** What a row of the file is. */
export const importKinds = ['patent', 'enterprise', 'product'] as const
export const ImportKind = z.enum(importKinds)
export type ImportKind = z.infer<typeof ImportKind>

/** What a column may hold, by kind, in the order in which people expect it. */
const importColumns = {
  patent: [
    'number',
    'title',
    'titleEn',
    'type',
    'applicants',
    'inventors',
    'filedOn',
    'publicationNo',
    'publishedOn',
    'grantedOn',
    'expiresOn',
    'legalStatus',
    'mainIpc',
    'ipc',
    'agency',
    'address',
    'abstract',
  ],
  enterprise: [
    'name',
    'nameEn',
    'uscc',
    'region',
    'industry',
    'address',
    'contactName',
    'contactMobile',
    'contactEmail',
    'website',
    'profile',
  ],
  product: [
    'filingNo',
    'name',
    'nameEn',
    'model',
    'uscc',
    'enterprise',
    'industry',
    'summary',
    'functions',
    'features',
    'scenario',
    'unit',
    'launchedOn',
    'filingStatus',
    'filedOn',
    'recognitionStatus',
    'recognitionYear',
    'year',
    'outputValue',
    'salesRevenue',
    'profit',
    'exportValue',
    'patents',
    /** In an enterprise's own list. */
    'patentTitles',
  ],
} as const satisfies Record<ImportKind, readonly string[]>
export type ImportColumn<Kind extends ImportKind = ImportKind> = (typeof importColumns)[Kind][number]

/**
 * `checking` is being read for the preview · `ready` waits for a decision · `running` · `done` · `cancelled` ·
 * `refused` the file cannot be imported · `failed` the platform's fault, may be tried again.
 */
export const importStates = ['checking', 'ready', 'running', 'done', 'cancelled', 'refused', 'failed'] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.infer<typeof ImportState>

const count = z.number().int()
/** Rows by what came of them, or (before it runs) would come of them. */
export const ImportCounts = z.object({
  /** Rows that were read, without headers and empty ones. */
  rows: count,
  created: count,
  updated: count,
  unchanged: count,
  /** Rows with something wrong, which are left out. */
  refused: count,
  /** Rows that are taken though something about them looks wrong. */
  warned: count,
})
export type ImportCounts = z.infer<typeof ImportCounts>

export const Import = z.object({
  id: Id,
  fileName: z.string(),
  bytes: count,
  kind: ImportKind.nullable(),
  state: ImportState,
  counts: ImportCounts,
  /** How much of the file was read in this state, 0–1. */
  share: z.number(),
  /** Why it was refused or failed. */
  reason: z.string().nullable(),
  createdBy: z.string(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  can: z.object({ run: z.boolean(), cancel: z.boolean(), retry: z.boolean(), undo: z.boolean() }),
})
export type Import = z.infer<typeof Import>

export const ImportProblem = z.object({
  /** As spreadsheet programs count it; in CSV the line of the file. */
  line: count,
  /** The header of the column as it stands in the file; '' for the whole row. */
  column: z.string(),
  value: z.string(),
  reason: z.string(),
  /** The row is taken all the same. */
  warning: z.boolean(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

const Recognised = z.object({
  key: z.string(),
  header: z.string(),
  /** The file hides this column; it is read like the others. */
  hidden: z.boolean(),
})

export const ImportDetail = Import.extend({
  /** '' for a CSV. */
  sheet: z.string(),
  /** Sheets that are not read. */
  otherSheets: z.array(z.string()),
  /** Of a CSV. */
  encoding: z.string().nullable(),
  columns: z.array(Recognised),
  /** Headers that mean nothing here. */
  unknown: z.array(z.string()),
  /** The first rows as they were understood: texts in the order of `columns`. */
  sample: z.array(z.object({ line: count, values: z.array(z.string()), refused: z.boolean() })),
  /** The first problems; all of them are in the report. */
  problems: z.array(ImportProblem),
})
export type ImportDetail = z.infer<typeof ImportDetail>

export const IMPORT_MOST_BYTES = 200 * 1024 * 1024

export const importUpload = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/import/upload',
  access: 'import:run:any',
  summary: 'Upload a list (.xlsx or .csv, at most 200 MB); it is read through for a preview, and nothing is changed.',
  consumes: 'upload',
  query: z.object({ kind: ImportKind.optional() }),
  data: z.object({ id: Id }),
})

export const importTemplate = endpoint({
  method: 'GET',
  path: '/api/admin/import/template',
  access: 'import:run:any',
  summary: 'An empty workbook with the columns that a list of this kind may have.',
  answers: 'file',
  query: z.object({ kind: ImportKind }),
  data: Download,
})

export const importPage = endpoint({
  method: 'GET',
  path: '/api/admin/import/page',
  access: 'import:run:any',
  summary: 'Imports, newest first.',
  query: PageQuery,
  data: page(Import),
})

export const importDetail = endpoint({
  method: 'GET',
  path: '/api/admin/import/:id',
  access: 'import:run:any',
  summary: 'One import: its state and progress, what was recognised, the first rows and problems.',
  params: z.object({ id: Id }),
  data: ImportDetail,
})

export const importRun = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/import/:id/run',
  access: 'import:run:any',
  summary: 'Import what was previewed, or take up again what failed or was cancelled. It goes on after a restart.',
  params: z.object({ id: Id }),
  data: Import,
})

export const importCancel = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/import/:id/cancel',
  access: 'import:run:any',
  summary: 'Stop; what was imported until then stays.',
  params: z.object({ id: Id }),
  data: Import,
})

export const importReport = endpoint({
  method: 'GET',
  path: '/api/admin/import/:id/report',
  access: 'import:run:any',
  summary: 'Every problem with line, column, value and reason, as CSV.',
  answers: 'file',
  params: z.object({ id: Id }),
  data: Download,
})
