/**
 * A kept page keeps its own place: it sees the address, parameters and matches it was left with, not those of the page
 * on top of it, and what it still has to say about its query after it was left concerns itself alone.
 *
 * The only file that touches the router's unsafe contexts; keep-alive's stories fail when they change.
 */
import { Provider as MotionProvider } from '@rc-component/motion'
import { type ContextType, type ReactNode, useContext, useMemo, useState } from 'react'
import {
  type DataRouter,
  type To,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router'
import { moveTo } from './open-pages.ts'
import { useOpenPages } from './use-open-pages.ts'

type RouterValue = NonNullable<ContextType<typeof RouterContext>>
type Options = Parameters<DataRouter['navigate']>[1]

/** The search a navigation asks for when it stays on its page; undefined when it leads elsewhere. */
function searchWithin(to: unknown): string | undefined {
  if (typeof to === 'string') return to.startsWith('?') ? (to.split('#', 1)[0] ?? to) : undefined
  if (typeof to !== 'object' || to === null) return undefined
  const { pathname, search } = to as Exclude<To, string>
  return pathname === undefined ? search : undefined
}

/**
 * Navigates for one page. Whatever it does to its query is marked as its own. Out of sight it moves without anybody
 * noticing, and leads nobody away from the page they are on.
 */
function navigateFor(router: DataRouter, id: string) {
  const navigate = router.navigate as (to: number | To | null, options?: Options) => Promise<void>
  return async (to: number | To | null, options?: Options): Promise<void> => {
    const open = useOpenPages.getState()
    const outOfSight = open.current !== undefined && open.current !== id
    const search = searchWithin(to)
    if (search === undefined) return outOfSight ? undefined : navigate(to, options)
    useOpenPages.setState(moveTo(open, id, search === '?' ? '' : search))
    if (outOfSight) return undefined
    const given: unknown = options?.state
    const state = typeof given === 'object' ? { ...given, page: id } : { page: id }
    return navigate(to, { ...options, state })
  }
}

function useOwnRouter(id: string): RouterValue | null {
  const value = useContext(RouterContext)
  return useMemo(() => {
    if (!value) return null
    const router = Object.create(value.router, { navigate: { value: navigateFor(value.router, id) } }) as DataRouter
    return { ...value, router }
  }, [value, id])
}

interface Props {
  id: string
  /** In sight, and the address is its own. */
  shown: boolean
  /**
   * Its effects run. Told one render after it has come into sight: antd's moving parts (drawers, panels) throw away what
   * they hold when they are rendered without their effects, unless nothing is to move.
   */
  awake: boolean
  /** What the router shows at the address of the moment. */
  outlet: ReactNode
  children(outlet: ReactNode): ReactNode
}

/** Holds what the page last saw while it was shown. Before it was, there is no page: nothing is mounted out of sight. */
export function OwnPlace({ id, shown, awake, outlet, children }: Props) {
  const location = useContext(LocationContext)
  const state = useContext(StateContext)
  const data = useContext(DataContext)
  const now = { location, state, data, outlet }
  const [last, setLast] = useState(shown ? now : undefined)
  const changed = last?.location !== location || last.state !== state || last.data !== data || last.outlet !== outlet
  if (shown && changed) setLast(now)
  const router = useOwnRouter(id)
  if (!last) return null
  return (
    <RouterContext value={router}>
      <StateContext value={last.state}>
        <DataContext value={last.data}>
          <LocationContext value={last.location}>
            <MotionProvider motion={awake}>{children(last.outlet)}</MotionProvider>
          </LocationContext>
        </DataContext>
      </StateContext>
    </RouterContext>
  )
}
