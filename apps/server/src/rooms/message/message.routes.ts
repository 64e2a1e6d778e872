import { messagePage, messageRead } from '@portal/contract/message'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Messages } from './message.service.ts'

/** Reading one's messages. */
export function messageRoutes(app: FastifyInstance, messages: Messages): void {
  serve(app, messagePage, ({ actor, query }) => messages.page(actor, query))
  serve(app, messageRead, ({ actor, body }) => messages.markRead(actor, body.ids))
}
