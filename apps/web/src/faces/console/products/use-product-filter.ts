import { ContentStatus } from '@portal/contract/content'
import { IndustryCode } from '@portal/contract/industry'
import { Id } from '@portal/contract/kit'
import { productFirst, ProductSort } from '@portal/contract/product-admin'
import { z } from 'zod'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { sortOrderOf } from '../../../features/table/sorting.ts'

export const PAGE_SIZE = 20
/** What visitors see, what they do not, what was put away. */
export const places = ['all', 'shown', 'hidden', 'archived'] as const
const Place = z.enum(places)

/** Filters and page live in the address. */
export function useProductFilter() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const filter = {
    pageNum,
    keywords: params.get('keywords') ?? '',
    place: Place.catch('all').parse(params.get('place')),
    enterprise: Id.safeParse(params.get('enterprise')).data,
    industry: IndustryCode.safeParse(params.get('industry')).data,
    status: ContentStatus.safeParse(params.get('status')).data,
    ...sortOrderOf(params, { by: ProductSort, own: 'updated', first: productFirst }),
  }
  return { filter, change, clear }
}
export type ProductFilter = ReturnType<typeof useProductFilter>

/** What the call is asked with. */
export const queryOf = ({ place, keywords, enterprise, industry, status, ...rest }: ProductFilter['filter']) => ({
  ...rest,
  pageSize: PAGE_SIZE,
  archived: place === 'archived' ? ('true' as const) : ('false' as const),
  ...((place === 'shown' || place === 'hidden') && {
    onWebsite: place === 'shown' ? ('true' as const) : ('false' as const),
  }),
  ...(keywords !== '' && { keywords }),
  ...(enterprise && { enterprise }),
  ...(industry && { industry }),
  ...(status && { status }),
})
