import { login, logout, me } from '@portal/contract/user'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Users } from './user.service.ts'
import { currentUser } from './user.view.ts'

/** Sign in, sign out, who am I. */
export function userRoutes(app: FastifyInstance, users: Users): void {
  serve(app, login, ({ body, address }) => users.signIn(body, address))
  serve(app, logout, ({ actor }) => users.signOut(actor))
  serve(app, me, async ({ actor }) => currentUser(actor))
}
