import { messageList, messageReadGroup, messageRemove } from '@portal/contract/message-list'
import { channelList, channelSave, messagePage, messageRead, outboxPage } from '@portal/contract/message'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Channels } from './message-channel.service.ts'
import type { OutboxReading } from './message-outbox.service.ts'
import type { Messages } from './message.service.ts'

/** Reading one's messages, choosing their channels, and what went out to everybody. */
export function messageRoutes(
  app: FastifyInstance,
  { messages, channels, outboxReading }: { messages: Messages; channels: Channels; outboxReading: OutboxReading },
): void {
  serve(app, messagePage, ({ actor, query }) => messages.page(actor, query))
  serve(app, messageRead, ({ actor, body }) => messages.markRead(actor, body.ids))
  serve(app, messageList, ({ actor, query }) => messages.list(actor, query))
  serve(app, messageReadGroup, ({ actor, body }) => messages.readGroup(actor, body.group))
  serve(app, messageRemove, ({ actor, body }) => messages.remove(actor, body.ids))
  serve(app, channelList, ({ actor }) => channels.list(actor))
  serve(app, channelSave, ({ actor, body }) => channels.save(actor, body))
  serve(app, outboxPage, ({ actor, query, language }) => outboxReading.page(actor, query, language))
}
