import {
  patentCorrectable,
  patentDetail,
  patentDue,
  patentLookup,
  patentPortrait,
  patentRegister,
  patentRestate,
  patentSuggest,
} from '@portal/contract/patent'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Patents } from './patent.service.ts'

/** Finding and stating patents for enterprises, patent pages for visitors. */
export function patentRoutes(app: FastifyInstance, patents: Patents): void {
  serve(app, patentDetail, ({ query }) => patents.detail(query), {
    shows: () => ['patent', 'product'],
  })
  serve(app, patentPortrait, ({ query }) => patents.portrait(query.enterprise), {
    shows: (_, { query }) => [`enterprise:${query.enterprise}`],
  })
  serve(app, patentLookup, ({ actor, body }) => patents.lookup(actor, body.numbers))
  serve(app, patentSuggest, ({ actor, query }) => patents.suggest(actor, query.keywords))
  serve(app, patentDue, ({ actor }) => patents.due(actor))
  serve(app, patentRegister, ({ actor, body }) => patents.register(actor, body))
  serve(app, patentCorrectable, ({ actor, body }) => patents.stated.correctable(actor, body.ids))
  serve(app, patentRestate, ({ actor, body }) => patents.stated.restate(actor, body))
}
