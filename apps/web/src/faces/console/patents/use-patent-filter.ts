import { LegalStatus, PatentTypeSchema } from '@portal/contract/patent'
import { patentFirst, PatentSort } from '@portal/contract/patent-admin'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { sortOrderOf } from '../../../features/table/sorting.ts'

export const PAGE_SIZE = 20

/** Filters, order and page live in the address. */
export function usePatentFilter() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const filter = {
    pageNum,
    keywords: params.get('keywords') ?? '',
    legalStatus: LegalStatus.safeParse(params.get('legalStatus')).data,
    type: PatentTypeSchema.safeParse(params.get('type')).data,
    ...sortOrderOf(params, { by: PatentSort, own: 'newest', first: patentFirst }),
  }
  return { filter, change, clear }
}
export type PatentFilter = ReturnType<typeof usePatentFilter>

/** What the call is asked with. */
export const queryOf = ({ pageNum, keywords, legalStatus, type, sort, direction }: PatentFilter['filter']) => ({
  pageNum,
  pageSize: PAGE_SIZE,
  sort,
  direction,
  ...(keywords !== '' && { keywords }),
  ...(legalStatus && { legalStatus }),
  ...(type && { type }),
})
