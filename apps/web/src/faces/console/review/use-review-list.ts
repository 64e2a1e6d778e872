import { Direction } from '@portal/contract/list-order'
import { ReviewState } from '@portal/contract/review'
import { readReviewFilter } from '../../../features/review/review-filter.ts'
import type { Sorting } from '../../../features/table/sorting.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'

export const PAGE_SIZE = 20

/** Filters and page live in the address. */
export function useReviewList() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const state = ReviewState.catch('pending').parse(params.get('state') ?? 'pending')
  // By when it was submitted, or decided: what waits longest first, what was decided last first.
  const first = state === 'pending' ? 'ASC' : 'DESC'
  const direction = Direction.safeParse(params.get('direction')).data ?? first
  const sorting: Sorting = {
    sort: 'at',
    direction,
    first: { at: first },
    change: (next) => change({ ...next, sort: undefined }),
  }
  return { params, filter: { ...readReviewFilter(params), state, pageNum }, sorting, change, clear }
}
export type ReviewList = ReturnType<typeof useReviewList>
