import { contentStatuses, type ContentStatus } from '@portal/contract/content'
import { type IndustryCode, industryCodes } from '@portal/contract/industry'
import type { Data } from '@portal/contract/kit'
import { searchPageByParam } from '@portal/contract/product'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { endpointQuery } from '../../../features/shell/query-client.ts'

export type Sort = 'updated' | 'name' | 'completeness'
const sorts: readonly Sort[] = ['updated', 'name', 'completeness']

export type ProductsFound = Data<typeof searchPageByParam>

export interface ProductFilter {
  pageNum: number
  pageSize: number
  keywords: string
  industry: IndustryCode | undefined
  status: ContentStatus | undefined
  sort: Sort
}

/** Filters, page and sort live in the address: it can be shared, and going back brings them back. */
export function useProductFilter() {
  const [params, setParams] = useSearchParams()
  const filter: ProductFilter = {
    pageNum: Math.max(1, Number(params.get('page')) || 1),
    pageSize: Number(params.get('size')) || 10,
    keywords: params.get('keywords') ?? '',
    industry: industryCodes.find((code) => code === params.get('industry')),
    status: contentStatuses.find((status) => status === params.get('status')),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'updated',
  }
  /** Sets some of them; anything but the page starts again at page one. */
  const change = (next: Record<string, string | undefined>): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (!('page' in next)) after.delete('page')
        for (const [key, value] of Object.entries(next)) {
          if (value) after.set(key, value)
          else after.delete(key)
        }
        return after
      },
      { replace: 'keywords' in next },
    )
  const clear = (): void => setParams({})
  return { filter, change, clear, params, setParams }
}

export function useProducts({ pageNum, pageSize, keywords, industry, status, sort }: ProductFilter) {
  const body = {
    pageNum,
    pageSize,
    sort,
    ...(keywords === '' ? {} : { keywords }),
    ...(industry ? { industry } : {}),
    ...(status ? { status } : {}),
  }
  return useQuery({ ...endpointQuery(searchPageByParam, { body }), placeholderData: keepPreviousData })
}
