import { type Import, importPage } from '@portal/contract/import'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { ImportProgress, ImportStateTag, isUnderWay, WATCH_MS } from '../../../features/import/import-state.tsx'
import { importWords } from '../../../features/import/import-words.messages.ts'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useLastPage } from '../../../features/shell/use-address-query.ts'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './import.module.css'
import { words } from './import.messages.ts'
import { UploadList } from './upload-list.tsx'

const PAGE_SIZE = 10

function Row({ shown }: { shown: Import }) {
  const t = useMessages(words)
  const names = useMessages(importWords)
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  const { created, updated, unchanged, refused } = shown.counts
  return (
    <li className={css.row}>
      <Flex justify="space-between" gap={8} wrap>
        <Link to={`/console/import/${shown.id}`} className={css.name ?? ''}>
          {shown.fileName}
        </Link>
        <ImportStateTag state={shown.state} />
      </Flex>
      <ImportProgress shown={shown} />
      {shown.state === 'done' && (
        <div>{t.counts(number(created), number(updated), number(unchanged), number(refused))}</div>
      )}
      {shown.reason && <div>{shown.reason}</div>}
      <div className={css.meta}>
        {shown.kind === null ? null : `${names[shown.kind]} · `}
        {formatBytes(language, shown.bytes)} · {shown.createdBy} · {formatInstant(shown.createdAt)}
      </div>
    </li>
  )
}

/** Lists taken in from files: upload one, see what became of the others. */
export default function ImportPage() {
  const t = useMessages(words)
  const { pageNum, change } = useAddressQuery()
  const found = useQuery({
    ...endpointQuery(importPage, { query: { pageNum, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(isUnderWay) ? WATCH_MS : false),
  })
  useLastPage(found, { pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <UploadList />
      <section className={css.card} aria-labelledby="import-history">
        <h2 id="import-history">{t.history}</h2>
        <QueryState query={found}>
          {({ list, total }) =>
            total === 0 ? (
              <PageState drawing="empty" title={t.emptyTitle}>
                {t.emptyText}
              </PageState>
            ) : (
              <>
                <ul className={css.rows}>
                  {list.map((shown) => (
                    <Row key={shown.id} shown={shown} />
                  ))}
                </ul>
                <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
              </>
            )
          }
        </QueryState>
      </section>
    </>
  )
}
