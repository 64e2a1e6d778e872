import type { Import } from '@portal/contract/import'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { ImportProgress, ImportStateTag, isUnderWay, WATCH_MS } from './import-state.tsx'
import { importMessages } from './import-words.messages.ts'
import { ListPages } from '../shell/list-pages.tsx'
import { PageState, QueryState } from '../shell/page-state.tsx'
import { useAddressQuery, useLastPage } from '../shell/use-address-query.ts'
import { formatInstant, formatNumber } from '../../lib/format.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import type { ImportDesk } from './import-desk.ts'
import css from './import-list.module.css'
import { messages } from './import-list.messages.ts'

const PAGE_SIZE = 10

function Row({ shown, home }: { shown: Import; home: string }) {
  const t = useMessages(messages)
  const names = useMessages(importMessages)
  const number = (value: number) => formatNumber(value)
  const { created, updated, unchanged, refused } = shown.counts
  return (
    <li className={css.row}>
      <Flex justify="space-between" gap={8} wrap>
        <Link to={`${home}/${shown.id}`} className={css.name ?? ''}>
          {shown.fileName}
        </Link>
        <ImportStateTag shown={shown} />
      </Flex>
      <ImportProgress shown={shown} />
      {shown.state === 'done' && (
        <div>{t.counts(number(created), number(updated), number(unchanged), number(refused))}</div>
      )}
      {shown.reason && <div>{shown.reason}</div>}
      <div className={css.meta}>
        {shown.kind === null ? null : `${names[shown.kind]} · `}
        {formatBytes(shown.bytes)} · {shown.createdBy} · {formatInstant(shown.createdAt)}
      </div>
    </li>
  )
}

/** What became of the lists that were uploaded, newest first. */
export function ImportHistory({ desk, emptyText }: { desk: ImportDesk; emptyText: string }) {
  const t = useMessages(messages)
  const { pageNum, change } = useAddressQuery()
  const found = useQuery({
    queryKey: ['import', 'page', desk.home, pageNum],
    queryFn: ({ signal }) => desk.page(pageNum, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(isUnderWay) ? WATCH_MS : false),
  })
  useLastPage(found, { pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <section className={css.card} aria-labelledby="import-history">
      <h2 id="import-history">{t.history}</h2>
      <QueryState query={found}>
        {({ list, total }) =>
          total === 0 ? (
            <PageState drawing="empty" title={t.emptyTitle}>
              {emptyText}
            </PageState>
          ) : (
            <>
              <ul className={css.rows}>
                {list.map((shown) => (
                  <Row key={shown.id} shown={shown} home={desk.home} />
                ))}
              </ul>
              <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
            </>
          )
        }
      </QueryState>
    </section>
  )
}
