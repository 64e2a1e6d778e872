/** Where filing data comes from, as operators set it up: sources, exports that were taken in, and the runs of all enterprises. */
import { z } from 'zod'
import { BadRow, SourceKind, SyncRun } from './filing.ts'
import { Download, endpoint, Id, Instant, page, PageQuery, text } from './kit.ts'

export const FilingSource = z.object({
  kind: SourceKind,
  /** Enterprises pull from this one. */
  active: z.boolean(),
  /** Of the interface: its address, and by which key it knows us. */
  url: z.string(),
  keyId: z.string(),
  /** Whether FILING_HTTP_SECRET is set in the environment; the secret itself is never shown or stored. */
  secretSet: z.boolean(),
  /** Of the files: enterprises and products that are held. */
  enterprises: z.number().int(),
  products: z.number().int(),
  revision: z.number().int(),
  updatedAt: Instant.nullable(),
})
export type FilingSource = z.infer<typeof FilingSource>
const sources = z.object({ list: z.array(FilingSource), can: z.object({ edit: z.boolean() }) })

export const filingSourceList = endpoint({
  method: 'GET',
  path: '/api/admin/filing/source/list',
  access: 'filing:read:any',
  summary: 'The sources of filing data, and which one is in use.',
  data: sources,
})

/** Keys stand in the environment: an address is shown, stored and written into the audit log. */
const isBareAddress = (given: string): boolean => {
  const url = /^https?:\/\//.test(given) ? URL.parse(given) : null
  return url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}
/** Where an interface is reached, without names, passwords and parameters; '' while it is not set up. */
export const SourceUrl = text(300).refine((given) => given === '' || isBareAddress(given), { error: 'url.form' })
export const filingSourceSave = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/filing/source/save',
  access: 'filing:edit:any',
  summary: 'Set up a source, or put it in use (which takes the other one out of use); a stale revision is refused.',
  body: z.object({
    kind: SourceKind,
    active: z.boolean(),
    url: SourceUrl.default(''),
    keyId: text(120).default(''),
    revision: z.number().int().min(0),
  }),
  data: sources,
})

export const filingSourceTest = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/admin/filing/source/test',
  access: 'filing:edit:any',
  summary: 'Ask the interface whether it knows us, with the address and key as typed.',
  body: z.object({ url: SourceUrl, keyId: text(120) }),
  data: z.object({
    ok: z.boolean(),
    /** What it answered, or why it could not be asked. */
    says: z.string(),
    milliseconds: z.number().int(),
  }),
})

export const FilingFile = z.object({
  id: Id,
  name: z.string(),
  rows: z.number().int(),
  good: z.number().int(),
  bad: z.number().int(),
  uploadedBy: z.string(),
  uploadedAt: Instant,
})
export type FilingFile = z.infer<typeof FilingFile>
/** Bytes of an uploaded export, and rows in it. */
export const FILING_FILE_MAX_BYTES = 20 * 1024 * 1024
export const FILING_ROWS_MAX = 10_000

export const filingFileUpload = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/filing/file/upload',
  access: 'filing:edit:any',
  summary: 'Take in an export of the filing platform (.xlsx); bad rows are reported and never hinder good ones.',
  consumes: 'upload',
  data: FilingFile,
})

export const filingFilePage = endpoint({
  method: 'GET',
  path: '/api/admin/filing/file/page',
  access: 'filing:read:any',
  summary: 'Exports that were taken in, newest first.',
  query: PageQuery,
  data: page(FilingFile),
})

export const filingFileDetail = endpoint({
  method: 'GET',
  path: '/api/admin/filing/file/detail',
  access: 'filing:read:any',
  summary: 'The bad rows of an export, at most 1,000 of them.',
  query: z.object({ id: Id }),
  data: FilingFile.extend({ badRows: z.array(BadRow) }),
})

export const filingFileTemplate = endpoint({
  method: 'GET',
  path: '/api/admin/filing/file/template',
  access: 'filing:read:any',
  summary: 'An empty workbook with the headers that are recognised.',
  answers: 'file',
  data: Download,
})

export const filingRunPage = endpoint({
  method: 'GET',
  path: '/api/admin/filing/run/page',
  access: 'filing:read:any',
  summary: 'Runs of all enterprises, newest first.',
  query: PageQuery,
  data: page(SyncRun.extend({ organisationId: Id, enterprise: z.string() })),
})
