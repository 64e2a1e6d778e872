import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  NavigationType,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useOutlet,
  useParams,
} from 'react-router'
import { handleOf } from '../../../app/route.ts'
import type { TitleKey } from '../../../app/titles.ts'
import { focusMain } from '../../../lib/focus-main.ts'
import { holdsPermission } from '../../../lib/permission.tsx'
import { useSession } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { PageBoundary } from '../page-boundary.tsx'
import { NoPermission } from '../page-state.tsx'
import { InnerScroll } from './inner-scroll.tsx'
import { type Arrival, arrive, canonical, type OpenPages } from './open-pages.ts'
import { OwnPlace } from './own-place.tsx'
import { useOpenPages } from './use-open-pages.ts'

/** Which page moved itself to this location. */
const movedBy = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'page' in state ? String(state.page) : undefined

/** Titles of what is no page to come back to: it has no tag. */
const PASSING: ReadonlySet<TitleKey> = new Set(['redirect', 'unauthorised', 'notFound'])

function useArrival(): Arrival {
  const { key, pathname, search, state } = useLocation()
  const params = useParams()
  const pop = useNavigationType() === NavigationType.Pop
  const handle = handleOf(useMatches().at(-1))
  const ownTitle = params['title'] ?? new URLSearchParams(search).get('title')
  return {
    key,
    address: canonical(pathname + search),
    pop,
    by: movedBy(state),
    title: handle?.title ?? 'platform',
    ...(ownTitle && { ownTitle }),
    keeps: handle?.keepAlive === true,
    isPage: handle !== undefined && handle.page !== '' && !PASSING.has(handle.title),
  }
}

/** The open pages with the location of the moment among them. */
function useArrived(): OpenPages {
  const stored = useOpenPages()
  const listed = useSettings((settings) => settings.tagsView)
  const open = arrive(stored, useArrival(), { listed })
  useLayoutEffect(() => {
    if (open !== stored) useOpenPages.setState(open, true)
  }, [open, stored])
  return open
}

/** The page, or why it cannot be shown: a permission may be taken away while it is open. */
function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const required = handleOf(useMatches().at(-1))?.permission
  const user = useSession((state) => state.user)
  const allowed = required === undefined || holdsPermission(user, required)
  return <PageBoundary page={pathname}>{allowed ? children : <NoPermission heading="h1" />}</PageBoundary>
}

/** From one page to another of the same path the root sees no navigation; top and focus are set here. */
function useArrivalAtPage(current: string | undefined): void {
  const last = useRef(current)
  useEffect(() => {
    if (current === undefined || last.current === current) return
    const first = last.current === undefined
    last.current = current
    if (first) return
    window.scrollTo(0, 0)
    document.querySelector('[data-main-scroll]')?.scrollTo(0, 0)
    focusMain()
  }, [current])
}

/**
 * The page in sight, and out of sight those whose routes keep them alive: mounted with all they hold, their effects
 * stopped, without regard to the tags view.
 */
export function KeepAlivePages() {
  const outlet = useOutlet()
  const navigate = useNavigate()
  const open = useArrived()
  const { current, restore } = open
  useArrivalAtPage(current)
  useEffect(() => {
    if (restore !== undefined) void navigate(restore, { replace: true })
  }, [restore, navigate])

  const [awake, setAwake] = useState(current)
  useLayoutEffect(() => setAwake(current), [current])

  const isShown = (id: string): boolean => id === current && restore === undefined
  // Ordered by id, not by tag: a node that is moved in the document loses its scrolling and reloads its frames.
  const mounted = open.pages
    .filter(({ id, alive }) => alive || isShown(id))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return (
    <>
      {mounted.map(({ id }) => (
        <Activity key={id} mode={id === current ? 'visible' : 'hidden'}>
          <InnerScroll>
            <OwnPlace id={id} shown={isShown(id)} awake={id === current && id === awake} outlet={outlet}>
              {(own) => <Page>{own}</Page>}
            </OwnPlace>
          </InnerScroll>
        </Activity>
      ))}
      {current === undefined && outlet}
    </>
  )
}
