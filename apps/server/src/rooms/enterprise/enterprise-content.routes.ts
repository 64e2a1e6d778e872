import { enterpriseKinds } from '@portal/contract/content-kind'
import {
  entContentHistory,
  entContentRecall,
  entContentRestore,
  entContentStatuses,
  entContentWithdraw,
  type EnterpriseKindCalls,
  enterpriseKindCalls,
} from '@portal/contract/enterprise-content'
import { entContentPreview } from '@portal/contract/enterprise-preview'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { EnterpriseContents } from './enterprise-content.service.ts'
import { contentOf } from './enterprise-kinds.policy.ts'
import type { Enterprises } from './enterprise.service.ts'

/** What an enterprise shows of itself: a status, a save and a detail call for each kind. */
export function enterpriseContentRoutes(app: FastifyInstance, own: EnterpriseContents, enterprises: Enterprises): void {
  for (const kind of enterpriseKinds) {
    const { status, save, detail }: EnterpriseKindCalls = enterpriseKindCalls[kind]
    serve(app, status, ({ actor }) => own.status(actor, kind))
    serve(app, detail, ({ actor }) => own.detail(actor, kind))
    serve(app, save, ({ actor, body: { submit, revision, ...document } }) =>
      own.save(actor, contentOf(kind, document), { submit, revision }),
    )
  }
  serve(app, entContentStatuses, ({ actor }) => own.statuses(actor))
  serve(app, entContentRecall, ({ actor, body }) => own.recall(actor, body.kind))
  serve(app, entContentWithdraw, ({ actor, body }) => own.withdraw(actor, body.kind))
  serve(app, entContentHistory, ({ actor, body }) => own.history(actor, body.kind))
  serve(app, entContentPreview, async ({ actor, body }) => ({
    ...(await enterprises.facts(actor.organisationId)).enterprise,
    ...(await own.preview(actor, body)),
  }))
  serve(app, entContentRestore, ({ actor, body }) => own.restore(actor, body))
}
