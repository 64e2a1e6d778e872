import { useSearchParams } from 'react-router'

export interface DictFilter {
  pageNum: number
  keywords: string
  status: '' | '0' | '1'
}

/** Filters and page live in the address; a new filter starts from the first page. */
export function useDictFilter() {
  const [params, setParams] = useSearchParams()
  const status = params.get('status')
  const filter: DictFilter = {
    pageNum: Math.max(1, Number(params.get('page')) || 1),
    keywords: params.get('keywords') ?? '',
    status: status === '0' || status === '1' ? status : '',
  }
  const change = (next: Record<string, string>): void => {
    const after = new URLSearchParams(params)
    if (!('page' in next)) after.delete('page')
    for (const [key, value] of Object.entries(next)) {
      if (value === '') after.delete(key)
      else after.set(key, value)
    }
    setParams(after)
  }
  return { filter, change }
}

/** The query of a call, without what was not asked for. */
export const filterQuery = ({ pageNum, keywords, status }: DictFilter, pageSize: number) => ({
  pageNum,
  pageSize,
  ...(keywords === '' ? {} : { keywords }),
  ...(status === '' ? {} : { status: Number(status) }),
})
