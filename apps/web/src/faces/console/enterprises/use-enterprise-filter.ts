import { ExamineState } from '@portal/contract/enterprise'
import { enterpriseFirst, EnterpriseSort } from '@portal/contract/enterprise-admin'
import { IndustryCode } from '@portal/contract/industry'
import { RegionCode } from '@portal/contract/region'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { sortOrderOf } from '../../../features/table/sorting.ts'

export const PAGE_SIZE = 20

/** Filters, order and page live in the address. */
export function useEnterpriseFilter() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const filter = {
    pageNum,
    keywords: params.get('keywords') ?? '',
    state: ExamineState.safeParse(params.get('state')).data,
    region: RegionCode.safeParse(params.get('region')).data,
    industry: IndustryCode.safeParse(params.get('industry')).data,
    ...sortOrderOf(params, { by: EnterpriseSort, own: 'registered', first: enterpriseFirst }),
  }
  return { filter, change, clear }
}
export type EnterpriseFilter = ReturnType<typeof useEnterpriseFilter>

/** What the call is asked with. */
export const queryOf = ({ keywords, state, region, industry, ...rest }: EnterpriseFilter['filter']) => ({
  ...rest,
  pageSize: PAGE_SIZE,
  ...(keywords !== '' && { keywords }),
  ...(state && { state }),
  ...(region && { region }),
  ...(industry && { industry }),
})
