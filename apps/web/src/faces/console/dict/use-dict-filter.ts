import { useAddressQuery } from '../../../features/shell/use-address-query.ts'

export interface DictFilter {
  pageNum: number
  keywords: string
  status: '' | '0' | '1'
}

/** Filters and page live in the address. */
export function useDictFilter() {
  const { params, pageNum, change } = useAddressQuery()
  const status = params.get('status')
  const filter: DictFilter = {
    pageNum,
    keywords: params.get('keywords') ?? '',
    status: status === '0' || status === '1' ? status : '',
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
