import { consentGive, consentOwed } from '@portal/contract/user-consent'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Consents } from './user-consent.service.ts'

/** Agreeing to the texts in force, for whoever has an account already. */
export function consentRoutes(app: FastifyInstance, consents: Consents): void {
  serve(app, consentOwed, ({ actor, language }) => consents.owed(actor, language))
  serve(app, consentGive, ({ actor, body, ...client }) => consents.give(actor, body, client))
}
