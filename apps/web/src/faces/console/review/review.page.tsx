import type { Data } from '@portal/contract/kit'
import { ReviewKind, reviewKinds, reviewPage, type ReviewRow, ReviewState } from '@portal/contract/review'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Flex, Input, Segmented, Select, Table, type TableColumnsType, Tag } from 'antd'
import { contentWords } from '../../../features/content/content.messages.ts'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useLastPage } from '../../../features/shell/use-address-query.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { Link } from '../../../ui/link.tsx'
import css from './review.module.css'
import { words } from './review.messages.ts'

const PAGE_SIZE = 20
const hoursSince = (instant: string): number => (Date.now() - new Date(instant).getTime()) / 3_600_000

/** Filters and page live in the address. */
function useReviewFilter() {
  const { params, pageNum, change } = useAddressQuery()
  const filter = {
    pageNum,
    state: ReviewState.catch('pending').parse(params.get('state') ?? 'pending'),
    kind: ReviewKind.optional()
      .catch(undefined)
      .parse(params.get('kind') ?? undefined),
    keywords: params.get('keywords') ?? '',
  }
  return { filter, change }
}

function Subject({ row }: { row: ReviewRow }) {
  const t = useMessages(words)
  const kinds = useMessages(contentWords)
  return (
    <>
      <Tag variant="filled" color="processing" className={css.label ?? ''}>
        {kinds[row.kind]}
      </Tag>
      <strong>{row.title}</strong>
      <span className={css.meta}>{t.submittedBy(row.submittedBy)}</span>
    </>
  )
}

function Decision({ row }: { row: ReviewRow }) {
  const t = useMessages(words)
  const colors = { pending: 'processing', approved: 'success', rejected: 'error', recalled: 'default' }
  return (
    <>
      <Tag color={colors[row.state]}>{t[row.state]}</Tag>
      {row.reason && <span className={css.meta}>{row.reason}</span>}
      {row.decidedAt && (
        <span className={css.meta}>{t.decidedBy(row.decidedBy ?? '', formatInstant(row.decidedAt))}</span>
      )}
    </>
  )
}

function useColumns(pending: boolean): TableColumnsType<ReviewRow> {
  const t = useMessages(words)
  const open = (row: ReviewRow) => (
    <Link to={`/console/review/${row.id}`} aria-label={`${pending ? t.open : t.look} ${row.title}`}>
      {pending ? t.open : t.look}
    </Link>
  )
  return [
    { title: t.subject, key: 'subject', render: (_, row) => <Subject row={row} /> },
    { title: t.enterprise, key: 'enterprise', render: (_, row) => row.organisationName },
    { title: t.submitted, key: 'submitted', width: 160, render: (_, row) => formatInstant(row.submittedAt) },
    pending
      ? { title: t.waiting, key: 'waiting', width: 130, render: (_, row) => t.waited(hoursSince(row.submittedAt)) }
      : { title: t.decided, key: 'decided', render: (_, row) => <Decision row={row} /> },
    { title: t.action, key: 'open', width: 90, align: 'end', render: (_, row) => open(row) },
  ]
}

function ReviewCards({ rows, pending }: { rows: ReviewRow[]; pending: boolean }) {
  const t = useMessages(words)
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Link key={row.id} to={`/console/review/${row.id}`}>
          <Card size="small">
            <Subject row={row} />
            <span className={css.meta}>
              {row.organisationName} · {formatInstant(row.submittedAt)}
            </span>
            {pending && (
              <span className={css.meta}>
                {t.waiting} {t.waited(hoursSince(row.submittedAt))}
              </span>
            )}
            {!pending && <Decision row={row} />}
          </Card>
        </Link>
      ))}
    </div>
  )
}

function Filters({ filter, change, pending }: ReturnType<typeof useReviewFilter> & { pending: number | undefined }) {
  const t = useMessages(words)
  const kinds = useMessages(contentWords)
  const label = (state: ReviewState): string =>
    state === 'pending' && pending !== undefined ? `${t.pending} ${pending}` : t[state]
  return (
    <Flex wrap gap={12} className={css.filters ?? ''}>
      <div className={css.tabs}>
        <Segmented
          aria-label={t.decided}
          value={filter.state}
          onChange={(state) => change({ state })}
          options={ReviewState.options.map((value) => ({ value, label: label(value) }))}
        />
      </div>
      <Select
        className={css.kind ?? ''}
        aria-label={t.kind}
        value={filter.kind ?? ''}
        onChange={(kind) => change({ kind })}
        options={[{ value: '', label: t.allKinds }, ...reviewKinds.map((value) => ({ value, label: kinds[value] }))]}
      />
      <Input.Search
        key={filter.keywords}
        className={css.search ?? ''}
        aria-label={t.search}
        placeholder={t.search}
        defaultValue={filter.keywords}
        allowClear
        onSearch={(keywords) => change({ keywords })}
      />
    </Flex>
  )
}

/** What was found, or what it means that nothing was. */
function Found({ found, filter, change }: ReturnType<typeof useReviewFilter> & { found: Data<typeof reviewPage> }) {
  const t = useMessages(words)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const pending = filter.state === 'pending'
  const columns = useColumns(pending)
  if (found.list.length === 0) {
    const untouched = pending && !filter.kind && filter.keywords === ''
    return (
      <PageState drawing={untouched ? 'done' : 'missing'} title={untouched ? t.emptyTitle : t.nothing}>
        {untouched && t.emptyText}
      </PageState>
    )
  }
  return (
    <>
      {mobile ? (
        <ReviewCards rows={found.list} pending={pending} />
      ) : (
        <Table rowKey="id" columns={columns} dataSource={found.list} pagination={false} scroll={{ x: 900 }} />
      )}
      <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={found.total} say={t.total} change={change} />
    </>
  )
}

/** The review queue over every kind that can be reviewed so far. */
export default function ReviewPage() {
  const t = useMessages(words)
  const { filter, change } = useReviewFilter()
  const { pageNum, state, kind, keywords } = filter
  const optional = { ...(kind ? { kind } : {}), ...(keywords === '' ? {} : { keywords }) }
  const query = { pageNum, pageSize: PAGE_SIZE, state, ...optional }
  const queue = useQuery({ ...endpointQuery(reviewPage, { query }), placeholderData: keepPreviousData })
  useLastPage(queue, { pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <Filters filter={filter} change={change} pending={queue.data?.pending} />
      <QueryState query={queue}>{(found) => <Found found={found} filter={filter} change={change} />}</QueryState>
    </>
  )
}
