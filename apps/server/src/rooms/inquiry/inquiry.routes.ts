import { inquiryData, inquiryEntrance, inquiryThread } from '@portal/contract/inquiry'
import {
  inquiryAnswer,
  inquiryBlock,
  inquiryBlockPage,
  inquiryDetail,
  inquiryErase,
  inquiryHide,
  inquiryMove,
  inquiryPage,
  inquiryShow,
  inquiryUnblock,
} from '@portal/contract/inquiry-admin'
import {
  inquiryOwnAnswer,
  inquiryOwnAssign,
  inquiryOwnDetail,
  inquiryOwnMove,
  inquiryOwnPage,
  inquiryOwnSeen,
} from '@portal/contract/inquiry-own'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Inquiries } from './inquiry.service.ts'

/** What visitors read, what enterprises answer, what operators do. Visitors write by forms (inquiry-form.routes). */
export function inquiryRoutes(app: FastifyInstance, inquiries: Inquiries): void {
  const { visitor, operator } = inquiries
  serve(app, inquiryEntrance, ({ query, language }) => inquiries.entrance(query.attempt, language), {
    shows: () => ['dict'],
  })
  serve(app, inquiryThread, ({ query, language }) => visitor.thread(query.token, language))
  serve(app, inquiryData, ({ query }) => visitor.data(query.token))

  serve(app, inquiryOwnPage, ({ actor, query }) => inquiries.ownPage(actor, query))
  serve(app, inquiryOwnDetail, ({ actor, query }) => inquiries.ownDetail(actor, query.id))
  serve(app, inquiryOwnSeen, ({ actor, body }) => inquiries.ownSeen(actor, body.id))
  serve(app, inquiryOwnAnswer, ({ actor, body }) => inquiries.ownAnswer(actor, body))
  serve(app, inquiryOwnAssign, ({ actor, body }) => inquiries.ownAssign(actor, body))
  serve(app, inquiryOwnMove, ({ actor, body }) => inquiries.ownMove(actor, body))

  serve(app, inquiryPage, ({ query }) => operator.page(query))
  serve(app, inquiryDetail, ({ actor, query }) => operator.open(actor, query.id))
  serve(app, inquiryAnswer, ({ actor, body }) => operator.answer(actor, body))
  serve(app, inquiryMove, ({ actor, body }) => operator.move(actor, body))
  serve(app, inquiryHide, ({ actor, body }) => operator.hide(actor, body))
  serve(app, inquiryShow, ({ actor, body }) => operator.show(actor, body))
  serve(app, inquiryBlock, ({ actor, body }) => operator.block(actor, body))
  serve(app, inquiryErase, ({ actor, body }) => operator.erase(actor, body.id))
  serve(app, inquiryBlockPage, ({ query }) => operator.blocks(query))
  serve(app, inquiryUnblock, ({ actor, body }) => operator.unblock(actor, body.id))
}
