import { patentAdminDetail, patentAdminExport, patentAdminPage, patentAdminSave } from '@portal/contract/patent-admin'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { PatentAdmin } from './patent-admin.service.ts'

/** Patents for operators. */
export function patentAdminRoutes(app: FastifyInstance, admin: PatentAdmin): void {
  serve(app, patentAdminPage, ({ query }) => admin.page(query))
  serve(app, patentAdminExport, ({ query, language }) => admin.export(query, language))
  serve(app, patentAdminDetail, ({ actor, query }) => admin.detail(actor, query.id))
  serve(app, patentAdminSave, ({ actor, body }) => admin.save(actor, body))
}
