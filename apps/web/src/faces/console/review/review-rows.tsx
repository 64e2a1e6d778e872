import type { ReviewRow } from '@portal/contract/review'
import { Card, Checkbox, Table, type TableColumnsType, Tag } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { reviewMessages } from '../../../features/review/review.messages.ts'
import { WaitingTime } from '../../../features/review/waiting-time.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './review.module.css'
import { messages } from './review.messages.ts'
import { ROW } from './row-links.ts'

export interface RowsProps {
  rows: ReviewRow[]
  pending: boolean
  expectedHours: number | undefined
  /** The filter, to go along to the item. */
  search: string
  /** undefined: nothing can be chosen. */
  chosen: { ids: string[]; choose(ids: string[]): void } | undefined
}

function Subject({ row }: { row: ReviewRow }) {
  const t = useMessages(messages)
  const shared = useMessages(reviewMessages)
  const kinds = useMessages(contentMessages)
  return (
    <>
      <Tag variant="filled" color="processing" className={css.label ?? ''}>
        {kinds[row.kind]}
      </Tag>
      <strong>{row.title}</strong>
      <span className={css.meta}>{t.submittedBy(row.submittedBy)}</span>
      {row.state === 'pending' && row.firstApproval && (
        <Tag
          color="warning"
          variant="filled"
          title={shared.firstApproved(row.firstApproval.by, formatInstant(row.firstApproval.at))}
        >
          {shared.waitsForSecond}
        </Tag>
      )}
    </>
  )
}

function Decision({ row }: { row: ReviewRow }) {
  const t = useMessages(messages)
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

function useColumns({ pending, expectedHours, search }: RowsProps): TableColumnsType<ReviewRow> {
  const t = useMessages(messages)
  const open = (row: ReviewRow) => (
    <Link
      to={`/console/review/${row.id}${search}`}
      aria-label={`${pending ? t.open : t.look} ${row.title}`}
      {...{ [ROW]: row.id }}
    >
      {pending ? t.open : t.look}
    </Link>
  )
  return [
    { title: t.subject, key: 'subject', render: (_, row) => <Subject row={row} /> },
    { title: t.enterprise, key: 'enterprise', render: (_, row) => row.organisationName },
    { title: t.submitted, key: 'submitted', width: 160, render: (_, row) => formatInstant(row.submittedAt) },
    pending
      ? {
          title: t.waiting,
          key: 'waiting',
          width: 220,
          render: (_, row) => <WaitingTime since={row.submittedAt} expectedHours={expectedHours} />,
        }
      : { title: t.decided, key: 'decided', render: (_, row) => <Decision row={row} /> },
    { title: t.action, key: 'open', width: 90, align: 'end', render: (_, row) => open(row) },
  ]
}

export function ReviewTable(props: RowsProps) {
  const t = useMessages(messages)
  const { rows, chosen } = props
  const columns = useColumns(props)
  const selection = chosen && {
    selectedRowKeys: chosen.ids,
    onChange: (keys: unknown[]) => chosen.choose(keys.map(String)),
    getCheckboxProps: (row: ReviewRow) => ({ 'aria-label': t.tick(row.title) }),
    getTitleCheckboxProps: () => ({ 'aria-label': t.tickAll }),
  }
  return (
    <Table
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 960 }}
      {...(selection && { rowSelection: selection })}
    />
  )
}

export function ReviewCards({ rows, pending, expectedHours, search, chosen }: RowsProps) {
  const t = useMessages(messages)
  const choose = (id: string, on: boolean): void =>
    chosen?.choose(on ? [...chosen.ids, id] : chosen.ids.filter((one) => one !== id))
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Card key={row.id} size="small">
          <div className={css.cardHead}>
            {chosen && (
              <Checkbox
                aria-label={t.tick(row.title)}
                checked={chosen.ids.includes(row.id)}
                onChange={({ target }) => choose(row.id, target.checked)}
              />
            )}
            <Link to={`/console/review/${row.id}${search}`} {...{ [ROW]: row.id }}>
              <Subject row={row} />
              <span className={css.meta}>
                {row.organisationName} · {formatInstant(row.submittedAt)}
              </span>
              {pending ? <WaitingTime since={row.submittedAt} expectedHours={expectedHours} /> : <Decision row={row} />}
            </Link>
          </div>
        </Card>
      ))}
    </div>
  )
}
