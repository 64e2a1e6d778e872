import { NewsCategory } from '@portal/contract/news'
import { articleFirst, ArticleSort, ArticleState, Audience } from '@portal/contract/news-admin'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { sortOrderOf } from '../../../features/table/sorting.ts'

/** Filters and page live in the address. */
export function useNewsFilter() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const of = (name: string): string | undefined => params.get(name) ?? undefined
  const filter = {
    pageNum,
    state: ArticleState.safeParse(of('state')).data,
    category: NewsCategory.safeParse(of('category')).data,
    audience: Audience.safeParse(of('audience')).data,
    keywords: of('keywords') ?? '',
    ...sortOrderOf(params, { by: ArticleSort, own: 'updated', first: articleFirst }),
  }
  return { filter, change, clear }
}
export type NewsFilter = ReturnType<typeof useNewsFilter>
