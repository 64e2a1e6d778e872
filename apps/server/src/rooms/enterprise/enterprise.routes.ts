import { entAuth, enterpriseDetail, enterpriseNamed, enterprisePage, entInfo } from '@portal/contract/enterprise'
import {
  certificationCheck,
  certificationPage,
  certificationRecall,
  LICENCE_MAX_BYTES,
  licenceUpload,
} from '@portal/contract/enterprise-certification'
import type { FastifyInstance } from 'fastify'
import { fault } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { EnterpriseContents } from './enterprise-content.service.ts'
import type { Certifications } from './enterprise-certification.service.ts'
import type { Enterprises } from './enterprise.service.ts'

/** Certification for members, cards and pages for visitors. */
export function enterpriseRoutes(
  app: FastifyInstance,
  { enterprises, enterpriseContents }: { enterprises: Enterprises; enterpriseContents: EnterpriseContents },
): void {
  serve(app, entInfo, ({ actor }) => enterprises.info(actor))
  serve(app, entAuth, ({ actor, body }) => enterprises.submit(actor, body))
  serve(app, enterprisePage, ({ query }) => enterprises.page(query), {
    shows: () => ['enterprise'],
  })
  serve(app, enterpriseNamed, ({ query }) => enterprises.named(query.keywords), {
    shows: () => ['enterprise'],
  })
  serve(
    app,
    enterpriseDetail,
    async ({ query }) => ({
      ...(await enterprises.detail(query.id)),
      ...(await enterpriseContents.shownOn(query.id)),
    }),
    { shows: ({ id }) => [`enterprise:${id}`] },
  )
}

/** The licence, taking back, earlier submissions, and a look at what others hold. */
export function certificationRoutes(app: FastifyInstance, certifications: Certifications, folder: string): void {
  serve(
    app,
    licenceUpload,
    ({ actor, upload }) => {
      if (!upload) throw fault('A0700')
      return certifications.uploadLicence(actor, upload)
    },
    { maxBytes: LICENCE_MAX_BYTES, folder },
  )
  serve(app, certificationRecall, ({ actor }) => certifications.recall(actor))
  serve(app, certificationCheck, ({ actor, body }) => certifications.check(actor, body))
  serve(app, certificationPage, ({ actor, query }) => certifications.page(actor, query))
}
