import { ComplaintView } from '@portal/contract/complaint'
import { complaintKinds } from '@portal/contract/complaint-kind'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'

export const PAGE_SIZE = 20
export const views = ComplaintView.options

/** Filters and page live in the address. */
export function useComplaintFilter() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const filter = {
    pageNum,
    state: ComplaintView.catch('open').parse(params.get('state') ?? 'open'),
    kind: complaintKinds.find((kind) => kind === params.get('kind')),
    mine: params.get('mine') === 'true',
    keywords: params.get('keywords') ?? '',
  }
  return { filter, change, clear }
}
export type ComplaintFilter = ReturnType<typeof useComplaintFilter>

/** What the call is asked with. */
export const queryOf = ({ pageNum, state, kind, mine, keywords }: ComplaintFilter['filter']) => ({
  pageNum,
  pageSize: PAGE_SIZE,
  state,
  ...(kind && { kind }),
  ...(mine && { mine: 'true' as const }),
  ...(keywords !== '' && { keywords }),
})
