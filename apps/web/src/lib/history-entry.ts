/**
 * What belongs to one entry of the browser's history, for as long as the tab is open: how far its page was scrolled, and
 * what somebody had opened or walked to on it. Who returns finds it as it was; a link makes an entry of its own.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router'

interface Entry {
  /** Pixels from the top. */
  top?: number
  /** Values of `useEntryState`, by name. */
  states?: Record<string, unknown>
}

const STORED = 'history_entries'
/** Who goes back farther begins at the top. */
const KEPT_AT_MOST = 50

/** Entries that the router did not make share its key; their addresses tell them apart. */
export const entryId = ({ key, pathname, search, hash }: Omit<Location, 'state'>): string =>
  `${key} ${pathname}${search}${hash}`

/** The router's key of the entry the document was loaded for. */
const loadedKey = (): string => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default'
}

function read(): Map<string, Entry> {
  try {
    const stored = new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, Entry][])
    const { pathname, search, hash } = location
    // An address that was typed or followed from elsewhere is an entry of its own, whatever had the same name before.
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded instanceof PerformanceNavigationTiming && loaded.type === 'navigate')
      stored.delete(entryId({ key: loadedKey(), pathname, search, hash }))
    return stored
  } catch {
    return new Map()
  }
}

let entries: Map<string, Entry> | undefined

/** Read when it is first asked for: the server has none. */
const all = (): Map<string, Entry> => (entries ??= read())

const of = (id: string): Entry => all().get(id) ?? {}

function change(id: string, changed: Entry): void {
  const entry = { ...of(id), ...changed }
  // As the newest.
  all().delete(id)
  all().set(id, entry)
}

export const scrollOf = (id: string): number | undefined => of(id).top
export const keepScroll = (id: string, top: number): void => change(id, { top })

function keepState(id: string, name: string, value: unknown): void {
  change(id, { states: { ...of(id).states, [name]: value } })
}

/** Writes all of it down, for when the document is loaded anew. */
export function storeEntries(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...all()].slice(-KEPT_AT_MOST)))
  } catch {
    // Without storage a reload begins at the top.
  }
}

/**
 * `useState` whose value belongs to the entry of the history: after Back, Forward and reload it is what it was, after a
 * link `initial`, or on the same page what it is. `name` is one of its page's own; values are what JSON can hold.
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (next: Value) => void] {
  const id = entryId(useLocation())
  const [value, setValue] = useState(initial)
  const shownFor = useRef<string>(undefined)
  // Not while drawing: what the server drew has to be taken over as it is.
  useLayoutEffect(() => {
    if (shownFor.current === id) return
    shownFor.current = id
    const { states = {} } = of(id)
    if (name in states) setValue(states[name] as Value)
    else keepState(id, name, value)
  }, [id, name, value])
  const set = useCallback(
    (next: Value): void => {
      setValue(next)
      keepState(id, name, next)
    },
    [id, name],
  )
  return [value, set]
}
