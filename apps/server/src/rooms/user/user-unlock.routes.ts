import { userUnlock } from '@portal/contract/user-profile'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { createUnlock } from './user-unlock.service.ts'

/** Unlocking a locked screen. */
export function unlockRoutes(app: FastifyInstance, unlocking: ReturnType<typeof createUnlock>): void {
  serve(app, userUnlock, ({ actor, body, address }) => unlocking.unlock(actor, body.password, address))
}
