import { userLock } from '@portal/contract/user-lock'
import { userUnlock } from '@portal/contract/user-unlock'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Locks } from './user-lock.service.ts'

/** The lock of the screen. `publicUrl`: where people reach this; else the host they asked. */
export function lockRoutes(app: FastifyInstance, locks: Locks, publicUrl: URL | null): void {
  serve(app, userLock, ({ actor }) => locks.lock(actor))
  serve(app, userUnlock, ({ actor, body, address, origin }) =>
    locks.unlock(actor, body, { address, origin: publicUrl?.origin ?? origin }),
  )
}
