import type { Data } from '@portal/contract/kit'
import { Direction } from '@portal/contract/list-order'
import {
  type ReviewEntry,
  reviewPage,
  reviewQueue,
  type ReviewRow,
  ReviewState,
  reviewSubjectTypeOf,
} from '@portal/contract/review'
import { queryOptions } from '@tanstack/react-query'
import { readReviewFilter, type ReviewFilter, reviewQuery } from '../../../features/review/review-filter.ts'
import type { Sorting } from '../../../features/table/sorting.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { call } from '../../../lib/client.ts'

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

/** What was decided stands alone: an entry of one part. */
const decidedEntry = (row: ReviewRow): ReviewEntry => {
  const { id, kind, title, organisationId, organisationName, submittedAt } = row
  return {
    id,
    subjectType: reviewSubjectTypeOf(kind),
    title,
    organisationId,
    organisationName,
    submittedAt,
    parts: [row],
    claims: [],
  }
}

/** What waits by product and enterprise, or what was decided part by part. */
export function entriesQuery(
  { state, pageNum, ...filter }: ReviewFilter & { state: ReviewState; pageNum: number },
  direction: Direction,
) {
  const query = { pageNum, pageSize: PAGE_SIZE, direction, ...reviewQuery(filter) }
  return queryOptions<Data<typeof reviewQueue>>({
    queryKey: [reviewQueue.path, { state, query }],
    async queryFn({ signal }) {
      const options = { signal, quiet: true }
      if (state === 'pending') return call(reviewQueue, { query }, options)
      const { list, ...found } = await call(reviewPage, { query: { ...query, state } }, options)
      return { ...found, list: list.map(decidedEntry) }
    },
  })
}
