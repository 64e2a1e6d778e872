import { Message, type MessageChannels, MessageKind } from '@portal/contract/message'
import type { MessageGroup } from '@portal/contract/message-list'
import { messageGroupOf } from '@portal/contract/notice'
import { messageGroups } from '@portal/contract/room'

interface MessageRow {
  id: string
  kind: string
  params: unknown
  link: string | null
  created_at: Date
  read_at: Date | null
}

/** Channels of all topics; what nobody chose is off. */
export function channelsView(rows: { topic: string; mail: boolean; sms: boolean }[]): MessageChannels {
  const of = (topic: string) => rows.find((row) => row.topic === topic) ?? { mail: false, sms: false }
  return { certification: of('certification'), content: of('content'), inquiry: of('inquiry'), account: of('account') }
}

/** Where a page ended: among the unread or the read ones, at this message. */
export const cursorOf = (row: Pick<MessageRow, 'id' | 'read_at'>): string =>
  `${row.read_at === null ? 'u' : 'r'}${row.id}`
export const placeOf = (cursor: string): { unread: boolean; id: string } => ({
  unread: cursor.startsWith('u'),
  id: cursor.slice(1),
})

/** The numbers of each group, from those of each kind. */
export const groupsView = (
  kinds: { kind: string; total: number; unread: number }[],
): { group: MessageGroup; total: number; unread: number }[] =>
  messageGroups.map((group) => {
    const own = kinds.filter(({ kind }) => messageGroupOf(MessageKind.parse(kind)) === group)
    const sum = (of: 'total' | 'unread'): number => own.reduce((all, one) => all + one[of], 0)
    return { group, total: sum('total'), unread: sum('unread') }
  })

/** A message as its reader sees it. */
export const messageView = (row: MessageRow): Message => ({
  id: row.id,
  kind: MessageKind.parse(row.kind),
  params: Message.shape.params.parse(row.params),
  link: row.link,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
})
