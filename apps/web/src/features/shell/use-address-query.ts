import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** What is set; undefined and '' take out what was set before. The page goes by the name `page`. */
export type QueryChange = Record<string, string | undefined>

/** Filters, order and page of a list, kept in the address: it can be shared, and going back brings them back. */
export function useAddressQuery() {
  const [params, setParams] = useSearchParams()
  /** Sets some of them; anything but the page starts again at page one. `replace`: without a step to go back to. */
  const change = (next: QueryChange, { replace = false } = {}): void =>
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
      { replace },
    )
  return {
    params,
    /** Sets the whole query. */
    setParams,
    /** From 1. */
    pageNum: Math.max(1, Number(params.get('page')) || 1),
    change,
    clear: (): void => setParams({}),
  }
}

interface Listed {
  list: readonly unknown[]
  total: number
}
interface ListQuery {
  data: Listed | undefined
  /** What is shown was asked for by another address. */
  isPlaceholderData: boolean
}

/** Who removed the last row of the last page, or comes by an old address, is led to the page that is the last now. */
export function useLastPage(
  { data, isPlaceholderData }: ListQuery,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  change: (next: QueryChange, manner?: { replace?: boolean }) => void,
): void {
  const beyond = data !== undefined && !isPlaceholderData && data.list.length === 0
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))
  const lead = useEffectEvent(() => change({ page: last === 1 ? undefined : String(last) }, { replace: true }))
  useEffect(() => {
    if (beyond && pageNum > last) lead()
  }, [beyond, pageNum, last])
}

/** One page of a list: the page before stays in sight until it is there; see `useLastPage` for one that is not. */
export function useListPage<Found extends Listed>(
  query: UseQueryOptions<Found>,
  range: { pageNum: number; pageSize: number },
  change: (next: QueryChange, manner?: { replace?: boolean }) => void,
) {
  const found = useQuery({ ...query, placeholderData: keepPreviousData })
  useLastPage(found, range, change)
  return found
}
