/** Carries the guard's decisions out in the browser. */
import type { Step } from '@portal/contract/renderer'
import { matchRoutes, type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { session, useSession, wantedAddress } from '../lib/session.ts'
import { decide } from './guard.ts'
import type * as sessionPartsOf from './load-session.ts'
import { handleOf, type RouteSet } from './route.ts'

/** Pages rendered on the server carry their state; the empty document of workbench and console has none. */
const renderedOnServer = (): boolean => document.getElementById('state') !== null

/**
 * Whether a page may not go on in this document: the website's policy refuses the styles that workbench and console
 * put in, so whoever comes from there gets a document with the policy of theirs.
 */
function needsOwnDocument(path: string, { publicRoutes }: RouteSet): boolean {
  const handle = handleOf(matchRoutes(publicRoutes, path)?.at(-1)?.route)
  const websites = path === '/' || handle?.face === 'website' || handle?.serverRendered === true
  return !websites && renderedOnServer()
}

/** What only those who are signed in need; there as soon as a user is. */
let sessionParts: typeof sessionPartsOf | undefined

function stepFor(path: string, routeSet: RouteSet): Step {
  const { user, enterprise, routes } = useSession.getState()
  const matches = matchRoutes([...routeSet.publicRoutes, ...routes], path) ?? []
  const last = matches.at(-1)?.route
  const handle = handleOf(last)
  const state = {
    signedIn: session.token() !== undefined,
    user,
    routesLoaded: routes.length > 0,
    examineState: enterprise === undefined ? undefined : enterprise.examineState,
  }
  const permitted =
    user !== null &&
    (handle?.permission === undefined || sessionParts?.passesPermission(user, handle.permission) === true)
  return decide(state, {
    path,
    matched: last !== undefined && last.path !== '*',
    public: handle?.public === true,
    permitted,
  })
}

/** The whole address. Requests carry no hash: the navigation under way has it, or on the first load the address bar. */
function addressOf({ pathname, search }: URL, routeSet: RouteSet): string {
  const { pathname: path, hash } = routeSet.pending() ?? location
  return pathname + search + (path === pathname ? hash : '')
}

/** More loads than one decision needs: somebody's session changed hands meanwhile, or answers say nothing. */
const MOST_LOADS = 6

/**
 * The middleware of the root route. Loading repeats the decision; once routes were added the navigation is retried.
 * A failed generation is swallowed: the navigation ends where it began and the next one tries again.
 * Where loading decides nothing nobody passes: throws, as when loading fails, and the failure page offers to try again.
 * (/401 stands behind the guard itself and could not be decided about either.)
 */
export function guardMiddleware(routeSet: () => RouteSet): MiddlewareFunction {
  return async ({ request }, next) => {
    const url = new URL(request.url)
    if (sessionParts?.isStaying(url)) return next()
    for (let loads = 0; loads < MOST_LOADS; loads += 1) {
      const step = stepFor(url.pathname, routeSet())
      if (step.do === 'redirect') {
        // Whoever has something to do before comes back; so does whoever has to sign in.
        const owing = useSession.getState().user?.owes !== undefined
        if (session.token() === undefined || owing) wantedAddress.keep(url.pathname, url.search)
        throw redirect(step.to)
      }
      if (needsOwnDocument(url.pathname, routeSet())) throw redirectDocument(addressOf(url, routeSet()))
      if (step.do === 'pass') return next()
      sessionParts ??= await import('./load-session.ts')
      if (step.what === 'routes') {
        throw (await sessionParts.generateRoutes(routeSet())) ?? redirect(addressOf(url, routeSet()))
      }
      await sessionParts.loadSession[step.what]()
    }
    throw new Error('the guard could not decide: what it loads does not stay')
  }
}
