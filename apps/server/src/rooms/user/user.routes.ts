import { siteInfo } from '@portal/contract/site'
import { login, logout, me } from '@portal/contract/user'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Users } from './user.service.ts'
import { currentUser } from './user.view.ts'

/** Sign in, sign out, who am I, and what a visitor may know before. */
export function userRoutes(app: FastifyInstance, users: Users): void {
  serve(app, siteInfo, () => users.site())
  serve(app, login, ({ body, address }) => users.signIn(body, address))
  serve(app, logout, ({ actor }) => users.signOut(actor))
  serve(app, me, async ({ actor }) => currentUser(actor))
}
