/**
 * Asks for a page of the website when somebody points at a link to it, rests a finger on it or reaches it by keyboard:
 * its code and its data are there, or on their way, when the link is followed.
 */
import { matchRoutes, type RouteObject } from 'react-router'
import { askedAhead, DATA_PREFIX } from './website-data.ts'

/** A pointer that only passes over a link stays shorter. */
const DWELL_MS = 65
/** Whoever follows the link later than this after pointing at it gets fresh data. */
const GOOD_FOR_MS = 5000

interface Connection {
  saveData?: boolean
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/website/"]') : null
  return link && link.target === '' && !link.download ? link : null
}

function askFor(routes: RouteObject[], { pathname, search }: URL): void {
  const address = DATA_PREFIX + pathname + search
  const route = matchRoutes(routes, pathname)?.at(-1)?.route
  if (!route?.loader || askedAhead.has(address) || pathname + search === location.pathname + location.search) return
  if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
  const answer = fetch(address)
  askedAhead.set(address, answer)
  const forget = (): void => {
    if (askedAhead.get(address) === answer) askedAhead.delete(address)
  }
  // What failed is asked for again by the navigation itself, which then says why.
  answer.then(({ ok }) => (ok ? undefined : forget()), forget)
  setTimeout(forget, GOOD_FOR_MS)
}

/** Starts listening, unless the visitor wants to save data. */
export function prefetchOnApproach(routes: RouteObject[]): void {
  if ((navigator as { connection?: Connection }).connection?.saveData) return
  let dwelling: ReturnType<typeof setTimeout> | undefined
  const approach = ({ target }: Event): void => {
    clearTimeout(dwelling)
    const link = linkAt(target)
    if (link) dwelling = setTimeout(() => askFor(routes, new URL(link.href)), DWELL_MS)
  }
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, approach, { passive: true })
}
