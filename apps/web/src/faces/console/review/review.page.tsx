import { ReviewKind, reviewKinds, reviewPage, type ReviewRow, ReviewState } from '@portal/contract/review'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  Button,
  Card,
  Empty,
  Flex,
  Input,
  Pagination,
  Result,
  Segmented,
  Select,
  Skeleton,
  Table,
  type TableColumnsType,
  Tag,
} from 'antd'
import { Link, useSearchParams } from 'react-router'
import { contentWords } from '../../../features/content/content.messages.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import css from './review.module.css'
import { words } from './review.messages.ts'

const hoursSince = (instant: string): number => (Date.now() - new Date(instant).getTime()) / 3_600_000

/** Filters and page live in the address. */
function useReviewFilter() {
  const [params, setParams] = useSearchParams()
  const filter = {
    pageNum: Math.max(1, Number(params.get('page')) || 1),
    state: ReviewState.catch('pending').parse(params.get('state') ?? 'pending'),
    kind: ReviewKind.optional()
      .catch(undefined)
      .parse(params.get('kind') ?? undefined),
    keywords: params.get('keywords') ?? '',
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

function Subject({ row }: { row: ReviewRow }) {
  const t = useMessages(words)
  const kinds = useMessages(contentWords)
  return (
    <>
      <Tag variant="filled" color="blue">
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
    { title: '', key: 'open', width: 90, align: 'end', render: (_, row) => open(row) },
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
              {pending && ` · ${t.waiting} ${t.waited(hoursSince(row.submittedAt))}`}
            </span>
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

/** The review queue over every kind that can be reviewed so far. */
export default function ReviewPage() {
  const t = useMessages(words)
  const { filter, change } = useReviewFilter()
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const { pageNum, state, kind, keywords } = filter
  const query = { pageNum, pageSize: 20, state, ...(kind ? { kind } : {}), ...(keywords === '' ? {} : { keywords }) }
  const queue = useQuery({
    queryKey: ['review', 'page', query],
    queryFn: ({ signal }) => call(reviewPage, { query }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  const pending = state === 'pending'
  const columns = useColumns(pending)
  const rows = queue.data?.list ?? []
  const body = () => {
    const retry = <Button onClick={() => void queue.refetch()}>{t.retry}</Button>
    if (queue.isError) return <Result status="warning" title={t.failed} subTitle={queue.error.message} extra={retry} />
    if (queue.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
    if (rows.length > 0)
      return mobile ? (
        <ReviewCards rows={rows} pending={pending} />
      ) : (
        <Table rowKey="id" columns={columns} dataSource={rows} pagination={false} scroll={{ x: 900 }} />
      )
    const untouched = pending && !kind && keywords === ''
    return (
      <Empty
        description={
          untouched ? (
            <>
              <strong>{t.emptyTitle}</strong>
              <br />
              {t.emptyText}
            </>
          ) : (
            t.nothing
          )
        }
      />
    )
  }
  return (
    <>
      <header className={css.head}>
        <h1>{t.heading}</h1>
        <p>{t.lead}</p>
      </header>
      <Filters filter={filter} change={change} pending={queue.data?.pending} />
      {body()}
      {(queue.data?.total ?? 0) > 20 && (
        <Flex justify="end" className={css.pagination ?? ''}>
          <Pagination
            current={pageNum}
            pageSize={20}
            total={queue.data?.total ?? 0}
            showSizeChanger={false}
            showTotal={t.total}
            onChange={(page) => change({ page: String(page) })}
          />
        </Flex>
      )}
    </>
  )
}
