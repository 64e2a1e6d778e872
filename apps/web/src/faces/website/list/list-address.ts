/** Addresses of a list with other filters: what links of facets, chips, sorts and pages lead to. */
import { useLocation } from 'react-router'

/** Sets and removes (`null`) filters; any change begins at the first page again unless it names one. */
export function listAddress(path: string, search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search)
  // Links put the language back themselves.
  for (const key of ['lang', 'pageNum']) params.delete(key)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) params.delete(key)
    else params.set(key, value)
  }
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}

export function useListAddress(): (changes: Record<string, string | null>) => string {
  const { pathname, search } = useLocation()
  return (changes) => listAddress(pathname, search, changes)
}
