/** The pages last gone to by the palette, kept as the system family keeps them: a JSON list, the latest first. */
import { useSyncExternalStore } from 'react'
import { currentAddress } from '../former-addresses.ts'

const KEY = 'menu_search_history'
const AT_MOST = 5

/** A page that was gone to: its address, and its title at that time. */
export interface Visited {
  path: string
  title: string
}

const isVisited = (value: unknown): value is Visited =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'title' in value &&
  typeof value.title === 'string'

/** Reads what is stored; anything that is no such list counts as none. */
export function readHistory(stored: string | null): Visited[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    const visited = Array.isArray(list) ? list.filter(isVisited).slice(0, AT_MOST) : []
    return visited.map(({ path, title }) => ({ path: currentAddress(path), title }))
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()
function write(list: readonly Visited[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // A device without room remembers nothing.
  }
  for (const listener of listeners) listener()
}

/** Puts a page first; a page stands in the list once. */
export function rememberVisit({ path, title }: Visited): void {
  const others = readHistory(localStorage.getItem(KEY)).filter((visited) => visited.path !== path)
  write([{ path, title }, ...others].slice(0, AT_MOST))
}

export const forgetVisits = (): void => write([])

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Addresses of the pages last gone to, the latest first. */
export function useHistoryPaths(): string[] {
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY))
  return readHistory(stored).map(({ path }) => path)
}
