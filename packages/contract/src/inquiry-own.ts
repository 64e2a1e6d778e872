/** Inquiries as the enterprise that was asked reads and answers them. */
import { z } from 'zod'
import { inquiryLimits, inquiryStates } from './inquiry-kind.ts'
import { InquiryEntry, InquiryTarget } from './inquiry.ts'
import { chosen, endpoint, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'

const Member = z.object({ id: Id, name: z.string() })

/** A thing said, as those read it who work on the inquiry: also who of them said it. */
export const InquiryRecord = InquiryEntry.extend({ authorName: z.string() })
export type InquiryRecord = z.infer<typeof InquiryRecord>

export const InquiryRow = z.object({
  id: Id,
  number: z.string(),
  target: InquiryTarget,
  /** Value of the dictionary of purposes. */
  purpose: z.string(),
  state: z.enum(inquiryStates),
  /** The visitor said something that nobody of the enterprise has opened. */
  unread: z.boolean(),
  /** '' after erasure. */
  visitorName: z.string(),
  company: z.string(),
  assignee: Member.nullable(),
  createdAt: Instant,
  changedAt: Instant,
})
export type InquiryRow = z.infer<typeof InquiryRow>

export const inquiryViews = ['open', ...inquiryStates] as const
export const InquiryView = z.enum(inquiryViews)

export const inquiryOwnPage = endpoint({
  method: 'GET',
  path: '/api/enterprise/inquiry/page',
  access: 'inquiry:read:own',
  summary: "Inquiries to the caller's enterprise, the latest movement first.",
  query: PageQuery.extend({
    state: InquiryView.default('open'),
    /** Only those the caller follows. */
    mine: chosen(z.enum(['true', 'false'])),
    /** Part of number, product, name or organisation. */
    keywords: text(100).optional(),
  }),
  data: page(InquiryRow).extend({ counts: z.record(InquiryView, z.number().int()), unread: z.number().int() }),
})

export const InquiryOwnDetail = InquiryRow.extend({
  /** '' where nothing was given, and after erasure. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  language: z.enum(['zh-cn', 'en']),
  /** What identifies the visitor is gone since. */
  erasedAt: Instant.nullable(),
  entries: z.array(InquiryRecord),
  /** Whom it can be given to. */
  members: z.array(Member),
  can: z.object({ answer: z.boolean(), assign: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
})
export type InquiryOwnDetail = z.infer<typeof InquiryOwnDetail>

export const inquiryOwnDetail = endpoint({
  method: 'GET',
  path: '/api/enterprise/inquiry/detail',
  access: 'inquiry:read:own',
  summary: "One inquiry to the caller's enterprise with the contact data of its visitor.",
  query: z.object({ id: Id }),
  data: InquiryOwnDetail,
})

export const inquiryOwnSeen = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/inquiry/seen',
  access: 'inquiry:read:own',
  summary: 'Note that the enterprise has read what the visitor said. Answers how many are unread.',
  body: z.object({ id: Id }),
  data: z.object({ unread: z.number().int() }),
})

const step = <Body extends z.ZodRawShape>(name: string, summary: string, body: Body) =>
  endpoint({
    method: 'POST',
    once: true,
    path: `/api/enterprise/inquiry/${name}`,
    access: 'inquiry:edit:own',
    summary,
    body: z.object({ id: Id, ...body }),
    data: InquiryOwnDetail,
  })

export const inquiryOwnAnswer = step('answer', 'Answer the visitor, by mail with a link; A0409 when it is closed.', {
  text: requiredText(inquiryLimits.text),
})
export const inquiryOwnAssign = step('assign', 'Give an inquiry to a member, or (null) back to everybody.', {
  memberId: Id.nullable(),
})
export const inquiryOwnMove = step('move', 'Close an inquiry, or take it up again.', {
  to: z.enum(['following', 'closed']),
})
