import {
  auditActions,
  auditActors,
  auditDetail,
  auditExport,
  auditOrganisations,
  auditPage,
} from '@portal/contract/audit'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { AuditReading } from './audit-reading.service.ts'

/** Reading the log. Nobody writes it by a call. */
export function auditRoutes(app: FastifyInstance, reading: AuditReading): void {
  serve(app, auditPage, ({ query }) => reading.page(query))
  serve(app, auditDetail, ({ query }) => reading.detail(query.id))
  serve(app, auditActions, () => reading.actions())
  serve(app, auditActors, ({ query }) => reading.actors(query.keywords))
  serve(app, auditOrganisations, ({ query }) => reading.organisations(query.keywords))
  serve(app, auditExport, ({ actor, query, language }) => reading.export(actor, query, language))
}
