/** Inquiries as operators see them: all of them, moderated; those to the platform are theirs to answer. */
import { z } from 'zod'
import { inquiryLimits, inquiryTargets } from './inquiry-kind.ts'
import { InquiryOwnDetail, InquiryRow, InquiryView } from './inquiry-own.ts'
import { chosen, endpoint, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'

/** The visitor's name and addresses are masked, except where the platform itself was asked. */
export const InquiryAdminRow = InquiryRow.extend({
  organisationId: Id.nullable(),
  organisationName: z.string(),
  /** Masked: `z***@example.com`; '' without one, and after erasure. */
  email: z.string(),
  hidden: z.number().int(),
  /** Nothing more of this sender is taken. */
  blocked: z.boolean(),
})
export type InquiryAdminRow = z.infer<typeof InquiryAdminRow>

export const inquiryPage = endpoint({
  method: 'GET',
  path: '/api/admin/inquiry/page',
  access: 'inquiry:read:any',
  summary: 'Inquiries to everybody, newest first; who asked is masked unless the platform was asked.',
  query: PageQuery.extend({
    state: z.union([z.literal('all'), InquiryView]).default('all'),
    target: chosen(z.enum(inquiryTargets)),
    /** Only those with hidden messages. */
    hidden: chosen(z.enum(['true', 'false'])),
    /** Part of number, subject or enterprise. */
    keywords: text(100).optional(),
  }),
  data: page(InquiryAdminRow),
})

export const InquiryAdminDetail = InquiryAdminRow.extend({
  contact: InquiryOwnDetail.shape.contact,
  language: InquiryOwnDetail.shape.language,
  erasedAt: Instant.nullable(),
  entries: InquiryOwnDetail.shape.entries,
  /** Whether visitors see what it is about at the moment. */
  shown: z.boolean(),
  can: z.object({
    answer: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    hide: z.boolean(),
    block: z.boolean(),
    erase: z.boolean(),
  }),
})
export type InquiryAdminDetail = z.infer<typeof InquiryAdminDetail>

export const inquiryDetail = endpoint({
  method: 'GET',
  path: '/api/admin/inquiry/detail',
  access: 'inquiry:read:any',
  summary: 'One inquiry with all that was said, and what the caller may do.',
  query: z.object({ id: Id }),
  data: InquiryAdminDetail,
})

const step = <Body extends z.ZodRawShape>(name: string, summary: string, body: Body) =>
  endpoint({
    method: 'POST',
    once: true,
    path: `/api/admin/inquiry/${name}`,
    access: 'inquiry:edit:any',
    summary,
    body: z.object({ id: Id, ...body }),
    data: InquiryAdminDetail,
  })
const reason = requiredText(inquiryLimits.reason)

export const inquiryAnswer = step('answer', 'Answer an inquiry to the platform, by mail with a link.', {
  text: requiredText(inquiryLimits.text),
})
export const inquiryMove = step('move', 'Close an inquiry to the platform, or take it up again.', {
  to: z.enum(['following', 'closed']),
})
export const inquiryHide = step('hide', 'Hide a message from both sides; they read the reason.', {
  entryId: Id,
  reason,
})
export const inquiryShow = step('show', 'Show a hidden message again.', { entryId: Id })
export const inquiryBlock = step('block', 'Take nothing more from the addresses this inquiry came from.', { reason })
export const inquiryErase = step('erase', 'Erase what identifies the visitor, who asked for it.', {})

export const InquiryBlock = z.object({
  id: Id,
  /** Masked addresses; only their hashes are kept. */
  sender: z.string(),
  reason: z.string(),
  number: z.string(),
  blockedBy: z.string(),
  createdAt: Instant,
})
export type InquiryBlock = z.infer<typeof InquiryBlock>

export const inquiryBlockPage = endpoint({
  method: 'GET',
  path: '/api/admin/inquiry/block/page',
  access: 'inquiry:read:any',
  summary: 'Senders from whom nothing is taken, newest first.',
  query: PageQuery,
  data: page(InquiryBlock),
})

export const inquiryUnblock = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/inquiry/block/lift',
  access: 'inquiry:edit:any',
  summary: 'Take messages of a sender again.',
  body: z.object({ id: Id }),
})
