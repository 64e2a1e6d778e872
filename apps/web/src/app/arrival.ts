import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useMatches, useNavigationType } from 'react-router'
import { focusMain } from '../lib/focus-main.ts'
import { entryId, keepScroll, scrollOf, storeEntries } from '../lib/history-entry.ts'
import { handleOf } from './route.ts'

/** A page that has not grown as long as it was by then is shown as far as it goes. */
const PATIENCE_MS = 5_000
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls back to where somebody was, as soon as the page is that long, unless they move first. Answers how to give up. */
function returnTo(top: number): () => void {
  const there = (): boolean => {
    scrollTo({ top, behavior: 'instant' })
    return Math.abs(scrollY - top) <= 1
  }
  if (there()) return () => undefined
  const growth = new ResizeObserver(() => there() && stop())
  const timer = setTimeout(stop, PATIENCE_MS)
  function stop(): void {
    growth.disconnect()
    clearTimeout(timer)
    for (const move of moves) removeEventListener(move, stop)
  }
  for (const move of moves) addEventListener(move, stop, { passive: true })
  growth.observe(document.body)
  return stop
}

function toTop(): void {
  scrollTo(0, 0)
  document.querySelector('[data-main-scroll]')?.scrollTo(0, 0)
}

/** Keeps how far the pages of the website are scrolled; those of workbench and console always begin at the top. */
function useKeptScroll(id: string, returns: boolean): void {
  useLayoutEffect(() => {
    if (!returns) return undefined
    const keep = (): void => keepScroll(id, scrollY)
    keep()
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [id, returns])
  useEffect(() => {
    // The browser's own way knows nothing of pages that are drawn later. It is right for documents, which come whole.
    const own = (): void => {
      history.scrollRestoration = 'manual'
    }
    const leave = (): void => {
      storeEntries()
      if (returns) history.scrollRestoration = 'auto'
    }
    own()
    addEventListener('pageshow', own)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pageshow', own)
      removeEventListener('pagehide', leave)
    }
  }, [returns])
}

/** What an arrival does to the window: where it came from, and how. */
function arrive(from: Location | undefined, to: Location, how: { pop: boolean; returns: boolean }): () => void {
  const stay = (): void => undefined
  const id = entryId(to)
  if (from === undefined) {
    // The document was loaded; the browser may have scrolled already, and so may somebody.
    const top = how.returns && scrollY === 0 ? scrollOf(id) : undefined
    return top === undefined ? stay : returnTo(top)
  }
  const samePath = from.pathname === to.pathname
  const top = how.pop && how.returns ? scrollOf(id) : undefined
  if (top !== undefined) {
    const giveUp = returnTo(top)
    if (!samePath) focusMain()
    return giveUp
  }
  // From one page to another of the same path workbench and console see to it themselves (`KeptPages`).
  if (!samePath || (how.returns && from.search !== to.search)) toTop()
  if (!samePath) focusMain()
  return stay
}

/**
 * After a navigation window and main area begin at the top, and the focus moves to the main area (not on the first load).
 * On the website Back, Forward and reload are no navigations but returns: they stand where one was.
 */
export function useArrival(): void {
  const location = useLocation()
  const pop = useNavigationType() === NavigationType.Pop
  const face = handleOf(useMatches().at(-1))?.face
  const returns = face !== 'workbench' && face !== 'console'
  const last = useRef<Location>(undefined)
  const id = entryId(location)
  const giveUp = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (last.current && entryId(last.current) === id) return
    giveUp.current?.()
    giveUp.current = arrive(last.current, location, { pop, returns })
    last.current = location
  }, [id, location, pop, returns])
  useKeptScroll(id, returns)
}
