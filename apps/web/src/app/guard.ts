/** The navigation guard of specification §4 as one pure function, shared by the server's edge and the browser. */
import type { Owed } from '@portal/contract/kit'
import type { GuardState, Step, Target } from '@portal/contract/renderer'

const APPROVED = '1'
/** Where somebody does what they owe before anything else; a screen is unlocked on whatever page it covers. */
const placeOf: Record<Exclude<Owed, 'unlock'>, string> = { consent: '/consent', factor: '/secondFactor' }
const pass: Step = { do: 'pass' }
const redirect = (to: string): Step => ({ do: 'redirect', to })
const load = (what: 'user' | 'routes' | 'enterprise'): Step => ({ do: 'load', what })

const isConsole = (path: string): boolean => path === '/console' || path.startsWith('/console/')

/** Operators have no enterprise and hold console permissions; they land on the console and skip certification. */
const isOperator = (state: GuardState): boolean =>
  state.examineState === null && (state.user?.roles.includes('ROOT') === true || (state.user?.perms.length ?? 0) > 0)

/** What to do next for this navigation. `load` steps are carried out and the decision is asked for again. */
export function decide(state: GuardState, target: Target): Step {
  if (!state.signedIn) return target.public ? pass : redirect('/website')
  if (target.path === '/login') return redirect('/')
  if (target.public) return pass
  if (!state.user) return load('user')
  const { owes } = state.user
  if (owes && owes !== 'unlock') return target.path === placeOf[owes] ? pass : redirect(placeOf[owes])
  if (!state.routesLoaded) return load('routes')
  if (!target.matched) return redirect('/404')
  if (owes) return pass
  if (isConsole(target.path)) return target.permitted ? pass : redirect('/401')
  if (state.examineState === undefined) return load('enterprise')
  if (isOperator(state)) return target.path === '/dashboard' || target.path === '/' ? redirect('/console') : pass
  if (state.examineState !== APPROVED && target.path !== '/entAuth') return redirect('/entAuth')
  return pass
}
