import { ReviewState } from '@portal/contract/review'
import { readReviewFilter } from '../../../features/review/review-filter.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'

export const PAGE_SIZE = 20

/** Filters and page live in the address. */
export function useReviewList() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const state = ReviewState.catch('pending').parse(params.get('state') ?? 'pending')
  return { params, filter: { ...readReviewFilter(params), state, pageNum }, change, clear }
}
export type ReviewList = ReturnType<typeof useReviewList>
