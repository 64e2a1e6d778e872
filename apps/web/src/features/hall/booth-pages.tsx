import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { hallMessages } from './hall.messages.ts'

const PAGE_SIZE = 100

interface Page<Row> {
  list: Row[]
  total: number
}
type PageQuery = Record<'pageNum' | 'pageSize', number>

/** Enterprises in a long list, as far as somebody went; `key` begins with the path of the call. Who moved meanwhile is shown once. */
export function useBoothPages<Row extends { id: string }>(
  key: readonly unknown[],
  ask: (page: PageQuery, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const found = useInfiniteQuery({
    queryKey: [...key, 'as far as somebody went'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => ask({ pageNum: pageParam, pageSize: PAGE_SIZE }, signal),
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
  })
  const rows = found.data?.pages.flatMap((page) => page.list) ?? []
  return { found, list: [...new Map(rows.map((row) => [row.id, row])).values()] }
}

/** Fetches the next of a long list, where there is more. */
export function MoreBooths({ found }: Pick<ReturnType<typeof useBoothPages>, 'found'>) {
  const t = useMessages(hallMessages)
  if (!found.hasNextPage) return null
  return (
    <Button block loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
      {t.more}
    </Button>
  )
}
