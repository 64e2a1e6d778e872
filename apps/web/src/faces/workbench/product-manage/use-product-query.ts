import { contentStatuses, type ContentStatus } from '@portal/contract/content'
import { type IndustryCode, industryCodes } from '@portal/contract/industry'
import type { Data } from '@portal/contract/kit'
import { OwnProductSort, ownProductFirst, searchPageByParam } from '@portal/contract/product-own'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { sortOrderOf, type SortOrder } from '../../../features/table/sorting.ts'
import { type QueryChange, useAddressQuery } from '../../../features/shell/use-address-query.ts'

export type ProductsFound = Data<typeof searchPageByParam>

export interface ProductFilter extends SortOrder<OwnProductSort> {
  pageNum: number
  pageSize: number
  keywords: string
  industry: IndustryCode | undefined
  status: ContentStatus | undefined
  /** Those put away instead of those in use. */
  archived: boolean
}

/** Filters, page and sort live in the address: it can be shared, and going back brings them back. */
export function useProductFilter() {
  const query = useAddressQuery()
  const { params, setParams, pageNum, clear } = query
  const filter: ProductFilter = {
    pageNum,
    pageSize: Number(params.get('size')) || 10,
    keywords: params.get('keywords') ?? '',
    industry: industryCodes.find((code) => code === params.get('industry')),
    status: contentStatuses.find((status) => status === params.get('status')),
    ...sortOrderOf(params, { by: OwnProductSort, own: 'updated', first: ownProductFirst }),
    archived: params.get('archived') === 'true',
  }
  // While somebody types there is nothing to go back to.
  const change = (next: QueryChange, manner: { replace?: boolean } = { replace: 'keywords' in next }): void =>
    query.change(next, manner)
  return { filter, change, clear, params, setParams }
}

/** What the list is asked for. */
export function bodyOf({ pageNum, pageSize, keywords, industry, status, sort, direction, archived }: ProductFilter) {
  return {
    pageNum,
    pageSize,
    sort,
    direction,
    ...(keywords === '' ? {} : { keywords }),
    ...(industry ? { industry } : {}),
    ...(status ? { status } : {}),
    ...(archived ? { archived } : {}),
  }
}

export function useProducts(filter: ProductFilter) {
  return useQuery({ ...endpointQuery(searchPageByParam, { body: bodyOf(filter) }), placeholderData: keepPreviousData })
}
