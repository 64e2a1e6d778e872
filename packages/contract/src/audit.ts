/** The audit log: who changed what, when, from what to what. */
import { z } from 'zod'
import { chosen, Day, Download, endpoint, Id, Instant, text } from './kit.ts'

/** `room.verb`, e.g. `product.saved`. */
const Action = z.string().regex(/^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/)
const SubjectType = z.string().regex(/^[a-z][A-Za-z.]{0,39}$/)
/** Several of them, repeated or indexed; one alone comes as itself. */
const Actions = z.preprocess(
  (value) => (value === '' || value === undefined ? [] : [value].flat()),
  z.array(Action).max(60),
) as unknown as z.ZodDefault<z.ZodType<string[], string | string[]>>

/** What is looked for; days are of Asia/Shanghai, both included. */
export const AuditFilter = z.object({
  actorId: chosen(Id),
  organisationId: chosen(Id),
  actions: Actions,
  subjectType: chosen(SubjectType),
  /** With `subjectType`. */
  subjectId: chosen(text(60)),
  from: chosen(Day),
  to: chosen(Day),
  /** Leaves out who signed in. */
  signIns: chosen(z.literal('hidden')),
})
export type AuditFilter = z.output<typeof AuditFilter>

export const AuditRow = z.object({
  id: Id,
  at: Instant,
  /** null: the platform itself. */
  actorId: Id.nullable(),
  actorName: z.string(),
  organisationId: Id.nullable(),
  /** '' where it concerns no enterprise. */
  organisationName: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** What it was called in the entry itself; '' where the entry tells no name. */
  subjectName: z.string(),
})
export type AuditRow = z.infer<typeof AuditRow>

export const auditPage = endpoint({
  method: 'GET',
  path: '/api/admin/audit/page',
  access: 'audit:read:any',
  summary: 'The audit log, newest first; `next` leads on, null at its end.',
  query: AuditFilter.extend({
    /** The `next` of the page before. */
    after: chosen(Id),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  data: z.object({ list: z.array(AuditRow), next: Id.nullable() }),
})

export const auditDetail = endpoint({
  method: 'GET',
  path: '/api/admin/audit/detail',
  access: 'audit:read:any',
  summary:
    'One entry with what was before and after; secrets are left out, addresses and numbers of people are masked.',
  query: z.object({ id: Id }),
  data: AuditRow.extend({ before: z.unknown(), after: z.unknown() }),
})
export type AuditDetail = z.infer<typeof auditDetail.data>

export const auditActions = endpoint({
  method: 'GET',
  path: '/api/admin/audit/actions',
  access: 'audit:read:any',
  summary: 'Every action that the log holds.',
  data: z.array(z.string()),
})

export const auditActors = endpoint({
  method: 'GET',
  path: '/api/admin/audit/actors',
  access: 'audit:read:any',
  summary: 'Accounts by a part of their name, for the filter; at most twenty.',
  query: z.object({ keywords: text(60).default('') }),
  data: z.array(z.object({ id: Id, nickname: z.string(), username: z.string() })),
})

export const auditOrganisations = endpoint({
  method: 'GET',
  path: '/api/admin/audit/organisations',
  access: 'audit:read:any',
  summary: 'Enterprises by a part of their name, for the filter; at most twenty.',
  query: z.object({ keywords: text(60).default('') }),
  data: z.array(z.object({ id: Id, name: z.string() })),
})

/** Rows of one exported file. */
export const AUDIT_EXPORT_ROWS = 100_000

export const auditExport = endpoint({
  method: 'GET',
  path: '/api/admin/audit/export',
  access: 'audit:read:any',
  answers: 'file',
  summary: 'What the filter finds as CSV, newest first, at most 100,000 rows; the export itself is audited.',
  query: AuditFilter,
  data: Download,
})
