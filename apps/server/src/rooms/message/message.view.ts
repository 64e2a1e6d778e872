import { type Message, type MessageChannels, MessageKind } from '@portal/contract/message'

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
  return { certification: of('certification'), content: of('content'), account: of('account') }
}

/** A message as its reader sees it. */
export const messageView = (row: MessageRow): Message => ({
  id: row.id,
  kind: MessageKind.parse(row.kind),
  params: row.params as Record<string, string>,
  link: row.link,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
})
