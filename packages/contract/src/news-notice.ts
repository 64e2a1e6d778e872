/** Notices: short messages of operators to many enterprises. */
import { z } from 'zod'
import { IndustryCode } from './industry.ts'
import { chosen, endpoint, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'
import { RegionCode } from './region.ts'

/** Whom a notice goes to: always approved enterprises, and every member of them. */
export const NoticeAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('region'), values: z.array(RegionCode).min(1).max(34) }),
  z.object({ kind: z.literal('industry'), values: z.array(IndustryCode).min(1).max(7) }),
  z.object({ kind: z.literal('enterprise'), values: z.array(Id).min(1).max(500) }),
])
export type NoticeAudience = z.infer<typeof NoticeAudience>

/** A place of ours: one slash, no host. */
const Place = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'place.form' })

export const Notice = z.object({
  title: requiredText(60),
  titleEn: text(120).default(''),
  text: requiredText(500),
  textEn: text(1000).default(''),
  link: z.union([z.literal(''), Place]).default(''),
  /** Value of the dictionary `notice_level`. */
  level: z.string().regex(/^\w{1,20}$/),
  /** Value of the dictionary `notice_type`. */
  type: z.string().regex(/^\w{1,20}$/),
  audience: NoticeAudience,
})
export type Notice = z.output<typeof Notice>

/** `waiting` for its time · `sending` · `sent` · `cancelled` before it went out. */
export const noticeStates = ['waiting', 'sending', 'sent', 'cancelled'] as const
export const NoticeState = z.enum(noticeStates)
export type NoticeState = z.infer<typeof NoticeState>

export const NoticeRow = z.object({
  id: Id,
  ...Notice.shape,
  state: NoticeState,
  sendAt: Instant,
  sentAt: Instant.nullable(),
  createdBy: z.string(),
  /** Enterprises it goes to, and how many of them it reached so far; 0 before sending begins. */
  enterprises: z.number().int(),
  reached: z.number().int(),
  /** Messages to people that came of it, and how many of them were read. */
  messages: z.number().int(),
  read: z.number().int(),
})
export type NoticeRow = z.infer<typeof NoticeRow>

export const noticePage = endpoint({
  method: 'GET',
  path: '/api/admin/notice/page',
  access: 'notice:send:any',
  summary: 'Notices, newest first, with how many people read them.',
  query: PageQuery.extend({ state: chosen(NoticeState) }),
  data: page(NoticeRow),
})

export const noticeCount = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/admin/notice/count',
  access: 'notice:send:any',
  summary: 'How many enterprises and people a notice would reach now.',
  body: z.object({ audience: NoticeAudience }),
  data: z.object({ enterprises: z.number().int(), people: z.number().int() }),
})

export const noticeSend = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/notice/send',
  access: 'notice:send:any',
  summary: 'Order a notice, at once or for a time to come.',
  body: z.object({ ...Notice.shape, at: z.iso.datetime({ offset: true }).nullable().default(null) }),
  data: z.object({ id: Id }),
})

export const noticeCancel = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/notice/cancel',
  access: 'notice:send:any',
  summary: 'Take a notice back before its time. A0400 once it is being sent.',
  body: z.object({ id: Id }),
})

export const noticeEnterprises = endpoint({
  method: 'GET',
  path: '/api/admin/notice/enterprises',
  access: 'notice:send:any',
  summary: 'Approved enterprises whose name holds the keywords, to choose from; at most 20.',
  query: z.object({ keywords: text(100).optional() }),
  data: z.array(z.object({ id: Id, name: z.string() })),
})
