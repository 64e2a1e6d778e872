/** Loads who is signed in, judges what they may, and generates their routes. A chunk of its own: the contract's schemas stay out of what visitors load. */
import { entInfo } from '@portal/contract/enterprise'
import { me } from '@portal/contract/user'
import { createPath, replace } from 'react-router'
import { call } from '../lib/client.ts'
import { useSession } from '../lib/session.ts'
import type { RouteSet } from './route.ts'

export { passesPermission } from '@portal/contract/permission'

export const loadSession = {
  user: async (): Promise<void> => {
    const user = await call(me, {}, { quiet: true })
    useSession.setState({ user })
  },
  enterprise: async (): Promise<void> => {
    const enterprise = await call(entInfo, {}, { quiet: true })
    useSession.setState({ enterprise })
  },
}

let added = false
/** The page that a navigation which came to nothing ends on; it was let in before and is not decided about again. */
let staying: string | undefined

/**
 * Generates the routes behind the sign-in; a reset session generates them again, the router keeps the first set.
 * When that fails the error is swallowed and the way back to where somebody is answered. Throws it when they are nowhere yet.
 */
export async function generateRoutes({ add, here }: RouteSet): Promise<Response | undefined> {
  try {
    const { signedInRoutes } = await import('./signed-in-routes.tsx')
    if (!added) add(signedInRoutes)
    added = true
    useSession.setState({ routes: signedInRoutes })
    return undefined
  } catch (error) {
    const place = here()
    if (place === undefined) throw error
    staying = place.pathname + place.search
    return replace(createPath(place))
  }
}

/** Whether this is the end of a navigation that came to nothing; asked once. */
export function isStaying({ pathname, search }: URL): boolean {
  const stays = staying === pathname + search
  staying = undefined
  return stays
}
