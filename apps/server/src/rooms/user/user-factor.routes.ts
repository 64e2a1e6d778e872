import { userFactorRemove } from '@portal/contract/user-admin'
import {
  factorBegin,
  factorConfirm,
  factorRecoveryRenew,
  factorRemove,
  factorState,
} from '@portal/contract/user-factor'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { RemoveFactor } from './user-factor-removal.service.ts'
import type { Factors } from './user-factor.service.ts'

/** One's own second factor, and that of somebody who lost it. */
export function factorRoutes(app: FastifyInstance, factors: Factors, removeFactor: RemoveFactor): void {
  serve(app, userFactorRemove, ({ actor, params }) => removeFactor(actor, params.id))
  serve(app, factorState, ({ actor }) => factors.state(actor))
  serve(app, factorBegin, ({ actor, body, address, language }) => factors.begin(actor, body, { address, language }))
  serve(app, factorConfirm, ({ actor, body, address }) => factors.confirm(actor, body.factorCode, address))
  serve(app, factorRecoveryRenew, ({ actor, body, address }) => factors.renew(actor, body, address))
  serve(app, factorRemove, ({ actor, body, address }) => factors.remove(actor, body, address))
}
