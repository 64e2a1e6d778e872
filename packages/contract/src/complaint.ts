/** Complaints: filed by visitors at a public page, handled in the console, answered by mailed link. */
import { z } from 'zod'
import { complaintKinds, complaintLimits, complaintStates, complaintSubjects } from './complaint-kind.ts'
import { chosen, Download, endpoint, FileId, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'
import { FormAttempt, FormEntrance, LinkToken } from './site-form.ts'
import { Email } from './user.ts'

export const ComplaintKindSchema = z.enum(complaintKinds, { error: 'complaint.kind' })
export const ComplaintStateSchema = z.enum(complaintStates)
export const ComplaintSubject = z.object({
  type: z.enum(complaintSubjects),
  id: Id,
  /** As it was called when the complaint was filed. */
  title: z.string(),
})

/** The form as it is posted, by field name. Files come beside it, as `proof`. */
export const ComplaintForm = z
  .object({
    subjectType: z.enum(complaintSubjects),
    subjectId: Id,
    kind: ComplaintKindSchema,
    statement: requiredText(complaintLimits.statement),
    right: text(complaintLimits.right).default(''),
    name: requiredText(complaintLimits.name),
    email: Email,
    phone: text(complaintLimits.phone).default(''),
    consent: z.literal('yes', { error: 'complaint.consent' }),
  })
  .refine(({ kind, right }) => kind !== 'infringement' || right.trim() !== '', {
    error: 'complaint.right',
    path: ['right'],
  })
export type ComplaintForm = z.output<typeof ComplaintForm>

/** What a reply of the complainant says. */
export const ComplaintReply = z.object({ text: requiredText(complaintLimits.reply) })
/** By what a complainant who lost the link asks for another, which is mailed. */
export const ComplaintFind = z.object({
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^TS\d{8}-\d{4,6}$/, { error: 'complaint.number' }),
  email: z.string().trim().pipe(Email),
})

/** One thing said. `author` is told by side, never by the complainant's name. */
export const ComplaintEntry = z.object({
  id: Id,
  author: z.enum(['complainant', 'operator', 'enterprise']),
  text: z.string(),
  at: Instant,
})
export type ComplaintEntry = z.infer<typeof ComplaintEntry>

export const complaintEntrance = endpoint({
  method: 'GET',
  path: '/api/web/complaint/entrance',
  access: 'public',
  summary:
    'The stamp that a complaint form is posted with; with the key of a refused attempt, what was typed and what is wrong.',
  query: FormAttempt,
  data: FormEntrance,
})

export const complaintThread = endpoint({
  method: 'GET',
  path: '/api/web/complaint/thread',
  access: 'public',
  summary: 'A complaint as its complainant reads it, by the token of the mailed link. Contact data is masked.',
  query: LinkToken,
  data: z.object({
    number: z.string(),
    kind: ComplaintKindSchema,
    state: ComplaintStateSchema,
    subject: ComplaintSubject,
    createdAt: Instant,
    statement: z.string(),
    right: z.string(),
    /** Masked: `z***@example.com`; '' after erasure. */
    email: z.string(),
    phone: z.string(),
    files: z.number().int(),
    entries: z.array(ComplaintEntry),
    can: z.object({ reply: z.boolean() }),
  }),
})
export type ComplaintThread = z.infer<typeof complaintThread.data>

const Row = z.object({
  id: Id,
  number: z.string(),
  kind: ComplaintKindSchema,
  state: ComplaintStateSchema,
  subject: ComplaintSubject,
  organisationId: Id.nullable(),
  organisationName: z.string(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
  takenDownAt: Instant.nullable(),
  passedOnAt: Instant.nullable(),
})

export const ComplaintRow = Row.extend({
  /** Masked: `z***@example.com`; '' after erasure. */
  email: z.string(),
  assignee: z.object({ id: Id, name: z.string() }).nullable(),
  /** Waits longer than it should. */
  overdue: z.boolean(),
})
export type ComplaintRow = z.infer<typeof ComplaintRow>

/** What a list of complaints shows: all that are open, or those of one state. */
export const ComplaintView = z.enum(['open', ...complaintStates])

export const complaintPage = endpoint({
  method: 'GET',
  path: '/api/admin/complaint/page',
  access: 'complaint:read:any',
  summary: 'Complaints; open ones oldest first, settled ones newest first. E-mail addresses are masked.',
  query: PageQuery.extend({
    state: ComplaintView.default('open'),
    kind: chosen(z.enum(complaintKinds)),
    /** Only those the caller handles. */
    mine: chosen(z.enum(['true', 'false'])),
    /** Part of number, subject or enterprise. */
    keywords: text(100).optional(),
  }),
  data: page(ComplaintRow).extend({ counts: z.record(ComplaintView, z.number().int()) }),
})

/** A thing said, as operators read it: also who said it, and who is to read it. */
export const ComplaintRecord = ComplaintEntry.extend({
  audience: z.enum(['complainant', 'enterprise', 'nobody']),
  authorName: z.string(),
})
export type ComplaintRecord = z.infer<typeof ComplaintRecord>

export const ComplaintDetail = ComplaintRow.omit({ email: true }).extend({
  statement: z.string(),
  right: z.string(),
  /** '' after erasure. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  language: z.enum(['zh-cn', 'en']),
  anonymisedAt: Instant.nullable(),
  files: z.array(z.object({ id: FileId, name: z.string(), mediaType: z.string(), bytes: z.number().int() })),
  entries: z.array(ComplaintRecord),
  /** Whether visitors see the subject at the moment. */
  shown: z.boolean(),
  /** Further complaints about the same. */
  others: z.number().int(),
  can: z.object({
    handle: z.boolean(),
    answer: z.boolean(),
    passOn: z.boolean(),
    decide: z.boolean(),
    takeDown: z.boolean(),
    restore: z.boolean(),
    anonymise: z.boolean(),
  }),
})
export type ComplaintDetail = z.infer<typeof ComplaintDetail>

export const complaintDetail = endpoint({
  method: 'GET',
  path: '/api/admin/complaint/detail',
  access: 'complaint:read:any',
  summary: 'One complaint with all that was said, and what the caller may do.',
  query: z.object({ id: Id }),
  data: ComplaintDetail,
})

export const complaintProof = endpoint({
  method: 'GET',
  path: '/api/admin/complaint/proof',
  access: 'complaint:read:any',
  summary: 'A proof that came with a complaint, as a file.',
  query: z.object({ id: FileId }),
  answers: 'file',
  data: Download,
})

const step = <Body extends z.ZodRawShape>(name: string, summary: string, body: Body) =>
  endpoint({
    method: 'POST',
    once: true,
    path: `/api/admin/complaint/${name}`,
    access: 'complaint:edit:any',
    summary,
    body: z.object({ id: Id, ...body }),
    data: ComplaintDetail,
  })
const said = requiredText(complaintLimits.reply)

export const complaintAssign = step('assign', 'Take a complaint on oneself, or hand it back.', { mine: z.boolean() })
export const complaintNote = step('note', 'Write a note that only operators read.', { text: said })
export const complaintAnswer = step('answer', 'Answer the complainant, by mail with a link.', { text: said })
export const complaintPassOn = step(
  'passOn',
  'Pass the complaint on to the enterprise, in words of the operator; the complainant stays unknown to it.',
  { text: said },
)
export const complaintDecide = step(
  'decide',
  'Settle a complaint and tell the complainant; A0409 when it is settled.',
  {
    decision: z.enum(['uphold', 'reject', 'close']),
    /** With `uphold`: take the subject off the website. */
    takeDown: z.boolean().default(false),
    /** To the complainant. */
    text: said,
    /** To the enterprise, with a take-down. */
    reason: text(complaintLimits.reply).default(''),
  },
)
export const complaintRestore = step('restore', 'Put what was taken down back on the website.', { text: said })
export const complaintAnonymise = step('anonymise', 'Erase name, addresses and proofs of a settled complaint.', {})

/** A complaint as the enterprise reads it: what the operator passed on and what was said between them. */
export const ComplaintOfEnterprise = Row.omit({ organisationId: true, organisationName: true }).extend({
  entries: z.array(ComplaintEntry),
  can: z.object({ answer: z.boolean() }),
})
export type ComplaintOfEnterprise = z.infer<typeof ComplaintOfEnterprise>

export const complaintOwnPage = endpoint({
  method: 'GET',
  path: '/api/enterprise/complaint/page',
  access: 'product:read:own',
  summary: "Complaints about the caller's enterprise that operators passed on, newest first.",
  query: PageQuery,
  data: page(ComplaintOfEnterprise),
})

export const complaintOwnAnswer = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/complaint/answer',
  access: 'product:edit:own',
  summary: "The enterprise's counter-statement to the operators.",
  body: z.object({ id: Id, text: said }),
  data: ComplaintOfEnterprise,
})
