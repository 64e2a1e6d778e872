/** Carries the guard's decisions out in the browser. */
import { passesPermission } from '@portal/contract/permission'
import { matchRoutes, type MiddlewareFunction, redirect, type RouteObject } from 'react-router'
import { session, useSession } from '../lib/session.ts'
import { decide, type Step } from './guard.ts'
import { handleOf } from './route.ts'

interface RouteSet {
  /** Adds generated routes to the running router. */
  add(routes: RouteObject[]): void
  publicRoutes: RouteObject[]
}

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
  const permitted = user !== null && (handle?.permission === undefined || passesPermission(user, handle.permission))
  return decide(state, {
    path,
    matched: last !== undefined && last.path !== '*',
    public: handle?.public === true,
    permitted,
  })
}

let added = false
/** Generates the routes behind the sign-in; a reset session generates them again, the router keeps the first set. */
async function generateRoutes(routeSet: RouteSet): Promise<void> {
  const { signedInRoutes } = await import('./signed-in-routes.tsx')
  if (!added) routeSet.add(signedInRoutes)
  added = true
  useSession.setState({ routes: signedInRoutes })
}

/** Requests carry no hash; on the first load the address bar still has it. */
const hashOf = ({ pathname }: URL): string => (pathname === location.pathname ? location.hash : '')

/**
 * The middleware of the root route. Loading repeats the decision; once routes were added the navigation is retried.
 * A failed generation is swallowed: the navigation ends where it was and the next one tries again.
 */
export function guardMiddleware(routeSet: () => RouteSet): MiddlewareFunction {
  return async ({ request }, next) => {
    const url = new URL(request.url)
    for (let turn = 0; turn < 6; turn += 1) {
      const step = stepFor(url.pathname, routeSet())
      if (step.do === 'pass') return next()
      if (step.do === 'redirect') throw redirect(step.to)
      if (step.what === 'routes') {
        await generateRoutes(routeSet())
        throw redirect(url.pathname + url.search + hashOf(url))
      }
      const { loadSession } = await import('./load-session.ts')
      await loadSession[step.what]()
    }
    return next()
  }
}
