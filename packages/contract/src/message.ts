/** Notices to one user: what happened to their content, with the place to go. */
import { z } from 'zod'
import { endpoint, Id, Instant, page, PageQuery } from './kit.ts'

/** The kinds the web has words for; `params` fill the words. */
export const messageKinds = [
  'certification.submitted',
  'certification.approved',
  'certification.rejected',
  'content.submitted',
  'content.approved',
  'content.rejected',
  'welcome',
] as const
export const MessageKind = z.enum(messageKinds)
export type MessageKind = z.infer<typeof MessageKind>

export const Message = z.object({
  id: Id,
  kind: MessageKind,
  /** e.g. `{ product: '…', content: 'pictures', reason: '…', enterprise: '…' }` */
  params: z.record(z.string(), z.string()),
  /** A path of ours to open, or null. */
  link: z.string().nullable(),
  createdAt: Instant,
  readAt: Instant.nullable(),
})
export type Message = z.infer<typeof Message>

export const messagePage = endpoint({
  method: 'GET',
  path: '/api/enterprise/message/page',
  access: 'signed-in',
  summary: "The caller's messages, newest first, with the number unread.",
  query: PageQuery.extend({ unread: z.enum(['true', 'false']).optional() }),
  data: page(Message).extend({ unread: z.number().int() }),
})

export const messageRead = endpoint({
  method: 'POST',
  path: '/api/enterprise/message/read',
  access: 'signed-in',
  summary: 'Mark messages as read; without ids, all of them. Answers the number still unread.',
  body: z.object({ ids: z.array(Id).max(100).optional() }),
  data: z.object({ unread: z.number().int() }),
})
