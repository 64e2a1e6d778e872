import {
  enterpriseAdminDetail,
  enterpriseAdminExport,
  enterpriseAdminPage,
  enterpriseLift,
  enterpriseSuspend,
} from '@portal/contract/enterprise-admin'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { EnterpriseAdmin } from './enterprise-admin.service.ts'
import type { Suspensions } from './enterprise-suspension.service.ts'

/** Enterprises for operators. */
export function enterpriseAdminRoutes(app: FastifyInstance, admin: EnterpriseAdmin, suspensions: Suspensions): void {
  serve(app, enterpriseAdminPage, ({ query }) => admin.page(query))
  serve(app, enterpriseAdminExport, ({ query, language }) => admin.export(query, language))
  serve(app, enterpriseAdminDetail, ({ actor, query }) => admin.detail(actor, query.id))
  serve(app, enterpriseSuspend, ({ actor, body }) => suspensions.suspend(actor, body))
  serve(app, enterpriseLift, ({ actor, body }) => suspensions.lift(actor, body))
}
