import { certificatePage } from '@portal/contract/certificate'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Certificates } from './certificate.service.ts'

/** The overview of an enterprise. */
export function certificateRoutes(app: FastifyInstance, certificates: Certificates): void {
  serve(app, certificatePage, ({ actor, query }) => certificates.page(actor, query))
}
