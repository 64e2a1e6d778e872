/** Enterprises as operators see them: found, looked at, suspended and let back. */
import { z } from 'zod'
import { ExamineState, KeptCertification, Licence } from './enterprise.ts'
import { IndustryCode } from './industry.ts'
import { chosen, Download, endpoint, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'
import { ExportFormat } from './list-export.ts'
import { Direction, type FirstDirections } from './list-order.ts'
import { RegionCode } from './region.ts'

export const enterpriseSorts = ['registered', 'submitted', 'name', 'products'] as const
export const EnterpriseSort = z.enum(enterpriseSorts)
export type EnterpriseSort = z.infer<typeof EnterpriseSort>
export const enterpriseFirst: FirstDirections<EnterpriseSort> = {
  registered: 'DESC',
  submitted: 'DESC',
  name: 'ASC',
  products: 'DESC',
}

/** An enterprise in the console's list; what only a certification tells is null before the first one. */
export const EnterpriseRow = z.object({
  id: Id,
  name: z.string(),
  examineState: ExamineState,
  /** A certification, or a change of one, waits for review. */
  waiting: z.boolean(),
  uscc: z.string().nullable(),
  region: RegionCode.nullable(),
  industry: IndustryCode.nullable(),
  /** Accounts in use. */
  members: z.number().int(),
  /** Products on the website now. */
  products: z.number().int(),
  registeredAt: Instant,
  submittedAt: Instant.nullable(),
  certifiedAt: Instant.nullable(),
})
export type EnterpriseRow = z.infer<typeof EnterpriseRow>

export const enterpriseAdminPage = endpoint({
  method: 'GET',
  path: '/api/admin/enterprise/page',
  access: 'enterprise:read:any',
  summary: 'All enterprises by part of their name or code, with how many there are in each state.',
  query: PageQuery.extend({
    keywords: text(100).optional(),
    state: ExamineState.optional(),
    region: RegionCode.optional(),
    industry: IndustryCode.optional(),
    sort: EnterpriseSort.default('registered'),
    /** As the column is ordered first (`enterpriseFirst`) unless it is given. */
    direction: chosen(Direction),
  }),
  data: page(EnterpriseRow).extend({
    /** Counted under all other filters. */
    states: z.array(z.object({ state: ExamineState, count: z.number().int() })),
  }),
})

/** A suspension; `liftedAt` null: it stands. */
export const Suspension = z.object({
  reason: z.string(),
  suspendedBy: z.string(),
  suspendedAt: Instant,
  liftedBy: z.string().nullable(),
  liftedAt: Instant.nullable(),
  note: z.string(),
})
export type Suspension = z.infer<typeof Suspension>

/** What somebody did to the enterprise, or as its member. */
export const TrailEntry = z.object({
  id: Id,
  at: Instant,
  by: z.string(),
  /** `room.verb` */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
})
export type TrailEntry = z.infer<typeof TrailEntry>

export const enterpriseAdminDetail = endpoint({
  method: 'GET',
  path: '/api/admin/enterprise/detail',
  access: 'enterprise:read:any',
  summary: 'One enterprise: certification, members, suspensions, files, and what happened to it.',
  query: z.object({ id: Id }),
  data: EnterpriseRow.extend({
    /** As last submitted, and as approved; null where there is none. */
    certification: KeptCertification.nullable(),
    approved: KeptCertification.nullable(),
    /** The licences of either. */
    licences: z.array(Licence),
    /** Why the last certification was rejected. */
    reason: z.string().nullable(),
    decidedAt: Instant.nullable(),
    patents: z.number().int(),
    suspensions: z.array(Suspension),
    /** Bytes as uploaded, of as many as it may keep. */
    files: z.object({ count: z.number().int(), bytes: z.number().int(), quotaBytes: z.number().int() }),
    /** The newest fifty. */
    trail: z.array(TrailEntry),
    can: z.object({ suspend: z.boolean(), lift: z.boolean() }),
  }),
})
export type EnterpriseAdminDetail = z.infer<typeof enterpriseAdminDetail.data>

export const enterpriseSuspend = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/enterprise/suspend',
  access: 'enterprise:edit:any',
  summary: 'Take an approved enterprise off the website; its members are signed out and told the reason.',
  body: z.object({ id: Id, reason: requiredText(500) }),
  data: z.object({ examineState: ExamineState }),
})

export const enterpriseLift = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/enterprise/lift',
  access: 'enterprise:edit:any',
  summary: 'Lift a suspension: what was public is public again.',
  body: z.object({ id: Id, note: text(500).default('') }),
  data: z.object({ examineState: ExamineState }),
})

export const enterpriseAdminExport = endpoint({
  method: 'GET',
  path: '/api/admin/enterprise/export',
  access: 'enterprise:read:any',
  summary: 'The enterprises of a query as a workbook or as comma-separated values; at most 10,000.',
  query: enterpriseAdminPage.query
    .omit({ pageNum: true, pageSize: true })
    .extend({ format: ExportFormat.default('xlsx') }),
  answers: 'file',
  data: Download,
})
