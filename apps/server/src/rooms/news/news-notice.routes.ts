import { noticeCancel, noticeCount, noticeEnterprises, noticePage, noticeSend } from '@portal/contract/news-notice'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Notices } from './news-notice.service.ts'

/** Notices of operators to enterprises. */
export function noticeRoutes(app: FastifyInstance, notices: Notices): void {
  serve(app, noticePage, ({ query }) => notices.page(query))
  serve(app, noticeCount, ({ body }) => notices.count(body.audience))
  serve(app, noticeEnterprises, ({ query }) => notices.enterprises(query.keywords))
  serve(app, noticeSend, ({ actor, body }) => notices.send(actor, body))
  serve(app, noticeCancel, ({ actor, body }) => notices.cancel(actor, body.id))
}
