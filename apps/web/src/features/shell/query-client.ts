/** The query cache of workbench and console; it goes with the session. */
import type { AnyEndpoint, Data, Input } from '@portal/contract/kit'
import { QueryClient, type QueryFilters, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/client.ts'
import { CallError } from '../../lib/http.ts'
import { onSessionEnd } from '../../lib/session.ts'

/** A refusal stays a refusal; only what never reached the server, or broke there, is worth another try. */
const worthAnotherTry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof CallError && (error.status === 0 || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    // What a kept page shows stays as long as the page may be out of sight: it comes back without a skeleton.
    queries: {
      staleTime: 15_000,
      gcTime: 3_600_000,
      retry: worthAnotherTry,
      retryDelay: (failures) => 800 * 2 ** failures,
    },
  },
})

onSessionEnd(() => queryClient.clear())

/**
 * The query of one call, keyed by path and input, so that every page that asks the same shares one entry.
 * Its errors are shown in place (`QueryState`), not as a toast.
 */
export function endpointQuery<E extends AnyEndpoint>(endpoint: E, input: Input<E>) {
  return queryOptions<Data<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal, quiet: true }),
  })
}

const BEFORE_ROOM = /^\/api\/[^/]+\//
/** The specification has the exploded chain of a product under a word of its own. */
const OF_PRODUCT = /^(?=threeDOrexplodedChain\/)/

/**
 * Whether a query is about `room`: its key begins with the path of a call in that room (`/api/enterprise/product/page` is
 * of `product`, and of `product/page`), or with the room's word itself.
 */
export function isOfRoom([first]: QueryKey, room: string): boolean {
  return (
    typeof first === 'string' &&
    `${first.replace(BEFORE_ROOM, '').replace(OF_PRODUCT, 'product/')}/`.startsWith(`${room}/`)
  )
}

/** Fetches again what is shown, and forgets the rest; `filters`: of these queries only. */
export function invalidate(filters: QueryFilters = {}): Promise<void> {
  // A first answer that is on its way may have been read before the change, and would be taken for fresh.
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
    void query.cancel({ silent: true })
  return queryClient.invalidateQueries(filters)
}

/** The queries of a room: its word in paths, with what follows if less is meant. */
export const ofRoom = (room: string): QueryFilters => ({ predicate: ({ queryKey }) => isOfRoom(queryKey, room) })

/** The same of a room, for whoever does not wait for it. */
export const invalidateRoom = (room: string): void => void invalidate(ofRoom(room))
