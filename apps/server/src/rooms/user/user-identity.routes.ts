import { oidcSession } from '@portal/contract/user'
import { identityLink, identityList, identityUnlink } from '@portal/contract/user-profile'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from '../../platform/http/cookie.ts'
import { rawRoute, serve } from '../../platform/http/serve.ts'
import { randomToken } from './identity-ticket.ts'
import { type Identities, type Next, START_PATH } from './user-identity.service.ts'

/** Tells the browser that began a sign-in from all others; opens nothing by itself. */
const COOKIE = 'oidc_browser'
const SCOPE = '/api/enterprise/user/oidc'
const CALLBACK = `${SCOPE}/callback`
const COOKIE_SECONDS = 1_200

/** The cookie's value, or '' when it is none of ours. */
const browserOf = (header: string | undefined): string => /^[\w-]{22}$/.exec(cookieOf(header, COOKIE))?.[0] ?? ''

const pages = { login: '/login', account: '/personalCenter/accountInfo' }

function addressOf(next: Next): string {
  if (next.to === 'provider') return next.address
  const query = 'ticket' in next ? { ticket: next.ticket } : { oidc: next.failure }
  return `${pages[next.to]}?${new URLSearchParams(query).toString()}`
}

/** Addresses with tickets are told to nobody and kept nowhere. */
const send = (reply: FastifyReply, next: Next): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(addressOf(next), 302)

const valueOf = (query: unknown, name: string): string | null => {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : null
  return typeof value === 'string' ? value : null
}

/** Signing in by an OpenID Connect provider. `publicUrl`: where people reach this; else the host they asked. */
export function identityRoutes(app: FastifyInstance, identities: Identities, publicUrl: URL | null): void {
  const originOf = (request: FastifyRequest): string => publicUrl?.origin ?? `${request.protocol}://${request.host}`

  rawRoute(app, 'GET', START_PATH, async (request, reply) => {
    const origin = originOf(request)
    const browser = browserOf(request.headers.cookie) || randomToken()
    const secure = origin.startsWith('https:') ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${COOKIE}=${browser}; Path=${SCOPE}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    )
    const client = { browser, address: request.ip, redirectUri: `${origin}${CALLBACK}` }
    return send(reply, await identities.start({ ...client, link: valueOf(request.query, 'link') }))
  })

  rawRoute(app, 'GET', CALLBACK, async (request, reply) => {
    const browser = browserOf(request.headers.cookie)
    const came = new URL(request.url, originOf(request))
    return send(reply, await identities.finish({ browser, address: request.ip, came }))
  })

  serve(app, oidcSession, ({ actor, body, cookie, ...client }) =>
    identities.exchange(actor, body, { ...client, browser: browserOf(cookie) }),
  )
  serve(app, identityList, ({ actor }) => identities.list(actor))
  serve(app, identityLink, ({ actor, body, address }) => identities.orderLink(actor, body, address))
  serve(app, identityUnlink, ({ actor, body }) => identities.unlink(actor, body.id))
}
