import {
  displayDetail,
  displaySave,
  displayStatus,
  entCertificateDetail,
  entCertificateSave,
  entCertificateStatus,
  entContentHistory,
  entContentRecall,
  entContentRestore,
  entContentStatuses,
  entContentWithdraw,
  honorDetail,
  honorSave,
  honorStatus,
  pavilionDetail,
  pavilionSave,
  pavilionStatus,
} from '@portal/contract/enterprise-content'
import { entContentPreview } from '@portal/contract/enterprise-preview'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { EnterpriseContents } from './enterprise-content.service.ts'
import type { Enterprises } from './enterprise.service.ts'

/** What an enterprise shows of itself: a status, a save and a detail call for each kind. */
export function enterpriseContentRoutes(app: FastifyInstance, own: EnterpriseContents, enterprises: Enterprises): void {
  serve(app, entCertificateStatus, ({ actor }) => own.status(actor, 'entCertificate'))
  serve(app, entCertificateDetail, ({ actor }) => own.detail(actor, 'entCertificate'))
  serve(app, entCertificateSave, ({ actor, body: { submit, revision, ...document } }) =>
    own.save(actor, { kind: 'entCertificate', document }, { submit, revision }),
  )
  serve(app, honorStatus, ({ actor }) => own.status(actor, 'honor'))
  serve(app, honorDetail, ({ actor }) => own.detail(actor, 'honor'))
  serve(app, honorSave, ({ actor, body: { submit, revision, ...document } }) =>
    own.save(actor, { kind: 'honor', document }, { submit, revision }),
  )
  serve(app, displayStatus, ({ actor }) => own.status(actor, 'display'))
  serve(app, displayDetail, ({ actor }) => own.detail(actor, 'display'))
  serve(app, displaySave, ({ actor, body: { submit, revision, ...document } }) =>
    own.save(actor, { kind: 'display', document }, { submit, revision }),
  )
  serve(app, pavilionStatus, ({ actor }) => own.status(actor, 'pavilion'))
  serve(app, pavilionDetail, ({ actor }) => own.detail(actor, 'pavilion'))
  serve(app, pavilionSave, ({ actor, body: { submit, revision, ...document } }) =>
    own.save(actor, { kind: 'pavilion', document }, { submit, revision }),
  )
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
