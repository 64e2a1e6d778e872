/** Patents as operators see them: searched among all, and corrected where only an enterprise stated them. */
import { z } from 'zod'
import { chosen, Day, Download, endpoint, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'
import { ExportFormat } from './list-export.ts'
import { Direction, type FirstDirections } from './list-order.ts'
import { LegalStatus, PatentCard, PatentEvent, PatentTypeSchema, Protection } from './patent.ts'

/** `stated` by an enterprise · `operator` checked by one of ours · anything else: the source it was taken from. */
export const STATED = 'stated'
export const CHECKED = 'operator'

export const PatentRow = PatentCard.extend({
  source: z.string(),
  dataAsOf: Instant,
})
export type PatentRow = z.infer<typeof PatentRow>

export const PatentSort = z.enum(['newest', 'filed'])
export type PatentSort = z.infer<typeof PatentSort>
export const patentFirst: FirstDirections<PatentSort> = { newest: 'DESC', filed: 'DESC' }

export const patentAdminPage = endpoint({
  method: 'GET',
  path: '/api/admin/patent/page',
  access: 'patent:read:any',
  summary: 'All patents by number (or its beginning), or by words of title and applicant.',
  query: PageQuery.extend({
    keywords: text(100).optional(),
    legalStatus: LegalStatus.optional(),
    type: PatentTypeSchema.optional(),
    sort: PatentSort.default('newest'),
    /** As the column is ordered first (`patentFirst`) unless it is given. */
    direction: chosen(Direction),
  }),
  /** `more`: there are more than `total`, where counting stopped. */
  data: page(PatentRow).extend({ more: z.boolean() }),
})

/** What an operator may correct. The number stays: it is what the record is about. */
export const PatentCorrection = z.object({
  title: requiredText(300),
  titleEn: text(500),
  legalStatus: LegalStatus.exclude(['unconfirmed'], { error: 'status.confirmed' }),
  applicants: z.array(requiredText(120)).min(1).max(20),
  inventors: z.array(requiredText(60)).max(50),
  agency: text(120),
  address: text(200),
  filedOn: Day.nullable(),
  grantedOn: Day.nullable(),
  expiresOn: Day.nullable(),
  publicationNo: text(40),
  publishedOn: Day.nullable(),
  mainIpc: text(30).nullable(),
  ipc: z.array(requiredText(30)).max(50),
  abstract: text(4000),
})
export type PatentCorrection = z.infer<typeof PatentCorrection>

export const PatentAdminDetail = PatentRow.extend({
  inventors: z.array(z.string()),
  agency: z.string(),
  address: z.string(),
  publicationNo: z.string(),
  publishedOn: Day.nullable(),
  ipc: z.array(z.string()),
  abstract: z.string(),
  events: z.array(PatentEvent),
  protects: z.array(Protection),
  /** The enterprise that stated the record, if one did. */
  statedBy: z.object({ id: Id, name: z.string() }).nullable(),
  revision: z.number().int(),
  /** Whether the caller may correct it: only what no source gave. */
  can: z.object({ edit: z.boolean() }),
})
export type PatentAdminDetail = z.infer<typeof PatentAdminDetail>

export const patentAdminDetail = endpoint({
  method: 'GET',
  path: '/api/admin/patent/detail',
  access: 'patent:read:any',
  summary: 'One patent with its source, its events and the products on the website that rest on it.',
  query: z.object({ id: Id }),
  data: PatentAdminDetail,
})

export const patentAdminSave = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/patent/save',
  access: 'patent:edit:any',
  summary: 'Correct a record that an enterprise stated, and confirm it by that; A0409 when it changed meanwhile.',
  body: z.object({ id: Id, revision: z.number().int(), patent: PatentCorrection }),
  data: PatentAdminDetail,
})

export const patentAdminExport = endpoint({
  method: 'GET',
  path: '/api/admin/patent/export',
  access: 'patent:read:any',
  summary: 'The patents of a query as a workbook or as comma-separated values; at most 10,000.',
  query: patentAdminPage.query.omit({ pageNum: true, pageSize: true }).extend({ format: ExportFormat.default('xlsx') }),
  answers: 'file',
  data: Download,
})
