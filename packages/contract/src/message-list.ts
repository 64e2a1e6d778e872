/** All messages of one user: by group, unread ones first, page after page. */
import { z } from 'zod'
import { chosen, endpoint, Id } from './kit.ts'
import { Message } from './message.ts'
import { messageGroups } from './room.ts'

export const MessageGroup = z.enum(messageGroups)
export type MessageGroup = z.infer<typeof MessageGroup>

/** Where a page ended: among the unread ones (u) or the read ones (r), at this message. */
export const MessageCursor = z.string().regex(/^[ur][1-9]\d{0,17}$/)

export const MESSAGE_BATCH_MAX = 100

export const messageList = endpoint({
  method: 'GET',
  path: '/api/enterprise/message/list',
  access: 'signed-in',
  summary: "The caller's messages, unread ones first, then the newest, with the number of each group.",
  query: z.object({
    group: chosen(MessageGroup),
    unread: z.enum(['true', 'false']).optional(),
    /** `next` of the page before. */
    after: MessageCursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  data: z.object({
    list: z.array(Message),
    /** Null on the last page. */
    next: MessageCursor.nullable(),
    groups: z.array(z.object({ group: MessageGroup, total: z.number().int(), unread: z.number().int() })),
  }),
})

export const messageReadGroup = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/message/readGroup',
  access: 'signed-in',
  summary: 'Mark all messages of a group as read; without group, all. Answers the number still unread.',
  body: z.object({ group: MessageGroup.optional() }),
  data: z.object({ unread: z.number().int() }),
})

export const messageRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/message/remove',
  access: 'signed-in',
  summary: 'Remove messages of the caller; those of others are left alone. Answers the number still unread.',
  body: z.object({ ids: z.array(Id).min(1).max(MESSAGE_BATCH_MAX) }),
  data: z.object({ unread: z.number().int() }),
})
