import {
  complaintAnonymise,
  complaintAnswer,
  complaintAssign,
  complaintDecide,
  complaintDetail,
  complaintEntrance,
  complaintNote,
  complaintOwnAnswer,
  complaintOwnPage,
  complaintPage,
  complaintPassOn,
  complaintProof,
  complaintRestore,
  complaintThread,
} from '@portal/contract/complaint'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Complaints } from './complaint.service.ts'

/** What visitors read, what operators do, what enterprises answer. Visitors write by forms (complaint-form.routes). */
export function complaintRoutes(app: FastifyInstance, complaints: Complaints): void {
  serve(app, complaintEntrance, ({ query }) => complaints.entrance(query.attempt), {
    shows: () => [],
  })
  serve(app, complaintThread, ({ query }) => complaints.thread(query.token))

  serve(app, complaintPage, ({ actor, query }) => complaints.page(actor, query))
  serve(app, complaintDetail, ({ actor, query }) => complaints.open(actor, query.id))
  serve(app, complaintProof, ({ query }) => complaints.proof(query.id))
  serve(app, complaintAssign, ({ actor, body }) => complaints.assign(actor, body))
  serve(app, complaintNote, ({ actor, body }) => complaints.note(actor, body))
  serve(app, complaintAnswer, ({ actor, body }) => complaints.answer(actor, body))
  serve(app, complaintPassOn, ({ actor, body }) => complaints.passOn(actor, body))
  serve(app, complaintDecide, ({ actor, body }) => complaints.decide(actor, body))
  serve(app, complaintRestore, ({ actor, body }) => complaints.restore(actor, body))
  serve(app, complaintAnonymise, ({ actor, body }) => complaints.anonymise(actor, body.id))

  serve(app, complaintOwnPage, ({ actor, query }) => complaints.ownPage(actor, query))
  serve(app, complaintOwnAnswer, ({ actor, body }) => complaints.ownAnswer(actor, body))
}
