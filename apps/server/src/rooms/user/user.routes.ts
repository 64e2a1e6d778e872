import { siteInfo } from '@portal/contract/site'
import { logout, me } from '@portal/contract/user'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Users } from './user.service.ts'
import { currentUser } from './user.view.ts'

/** Sign out, who am I, and what a visitor may know before. */
export function userRoutes(app: FastifyInstance, users: Users): void {
  serve(app, siteInfo, () => users.site())
  serve(app, logout, ({ actor }) => users.signOut(actor))
  serve(app, me, async ({ actor }) => currentUser(actor))
}
