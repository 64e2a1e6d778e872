import { Direction, type FirstDirections } from '@portal/contract/list-order'
import type { z } from 'zod'
import type { QueryChange } from '../shell/use-address-query.ts'

export interface SortOrder<By extends string = string> {
  sort: By
  direction: Direction
}

/** How a table is sorted: what it is ordered by, how each column is ordered first, and how the address is changed. */
export interface Sorting extends SortOrder {
  first: FirstDirections
  change: (next: QueryChange) => void
}

/** The order that an address asks for (`sort`, `direction`); what is malformed there counts as not set. */
export function sortOrderOf<By extends string>(
  params: URLSearchParams,
  { by, own, first }: { by: z.ZodType<By>; own: By; first: FirstDirections<By> },
): SortOrder<By> {
  const sort = by.safeParse(params.get('sort')).data ?? own
  return { sort, direction: Direction.safeParse(params.get('direction')).data ?? first[sort] }
}
