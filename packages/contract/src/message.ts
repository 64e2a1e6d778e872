/** Notices to one user: what happened to their content, with the place to go. */
import { z } from 'zod'
import { endpoint, Id, Instant, page, PageQuery, text } from './kit.ts'
import { messageKinds } from './notice.ts'
import { messageTopics } from './room.ts'

export const MessageKind = z.enum(messageKinds)
export type MessageKind = z.infer<typeof MessageKind>

export const Message = z.object({
  id: Id,
  kind: MessageKind,
  /** e.g. `{ subject: '…', content: 'pictures', reason: '…' }` */
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
  again: 'same',
  path: '/api/enterprise/message/read',
  access: 'signed-in',
  summary: 'Mark messages as read; without ids, all of them. Answers the number still unread.',
  body: z.object({ ids: z.array(Id).max(100).optional() }),
  data: z.object({ unread: z.number().int() }),
})

/** What went out, or waits in the outbox because no provider is set up. */
export const OutboxMessage = z.object({
  id: Id,
  channel: z.enum(['sms', 'mail']),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  /** `kept`: no provider, it can only be read here. `waiting`: on its way. */
  state: z.enum(['kept', 'waiting', 'sent', 'failed']),
  /** Why it failed. */
  failure: z.string().nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

export const outboxPage = endpoint({
  method: 'GET',
  path: '/api/admin/message/outbox/page',
  access: 'message:read:any',
  summary: 'SMS and mails that went out or are kept, newest first.',
  query: PageQuery.extend({
    channel: z.enum(['sms', 'mail']).optional(),
    state: z.enum(['kept', 'waiting', 'sent', 'failed']).optional(),
    /** Part of the recipient. */
    keywords: text(100).optional(),
  }),
  data: page(OutboxMessage).extend({ providers: z.object({ sms: z.boolean(), mail: z.boolean() }) }),
})

/** What can also come by other channels than the bell. */
export const MessageTopic = z.enum(messageTopics)
export type MessageTopic = z.infer<typeof MessageTopic>

const Channels = z.object({ mail: z.boolean(), sms: z.boolean() })
export const MessageChannels = z.object({
  certification: Channels,
  content: Channels,
  inquiry: Channels,
  account: Channels,
})
export type MessageChannels = z.infer<typeof MessageChannels>

export const channelList = endpoint({
  method: 'GET',
  path: '/api/enterprise/message/channel/list',
  access: 'signed-in',
  summary: 'By which channels besides the bell the caller hears of what.',
  data: MessageChannels,
})

export const channelSave = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/message/channel/save',
  access: 'signed-in',
  summary: 'Choose the channels.',
  body: MessageChannels,
  data: MessageChannels,
})
