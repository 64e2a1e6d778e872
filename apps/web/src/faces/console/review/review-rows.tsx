import type { ReviewRow } from '@portal/contract/review'
import { Card, Checkbox, Tag } from 'antd'
import type { ReactNode } from 'react'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { reviewMessages } from '../../../features/review/review.messages.ts'
import { WaitingTime } from '../../../features/review/waiting-time.tsx'
import { Clamped } from '../../../features/table/clamped.tsx'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { RowTitle } from '../../../features/table/row-title.tsx'
import type { Sorting } from '../../../features/table/sorting.ts'
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
  sorting: Sorting
  /** undefined: nothing can be chosen. */
  chosen: { ids: string[]; choose(ids: string[]): void } | undefined
}

function Subject({ row, title }: { row: ReviewRow; title: ReactNode }) {
  const t = useMessages(messages)
  const shared = useMessages(reviewMessages)
  const kinds = useMessages(contentMessages)
  return (
    <>
      <Tag variant="filled" color="processing" className={css.label ?? ''}>
        {kinds[row.kind]}
      </Tag>
      {title}
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

const addressOf = ({ id }: ReviewRow, search: string): string => `/console/review/${id}${search}`

function useColumns({ pending, expectedHours, search }: RowsProps): Column<ReviewRow>[] {
  const t = useMessages(messages)
  const title = (row: ReviewRow) => <RowTitle to={addressOf(row, search)} name={row.title} />
  const waiting = (row: ReviewRow) => <WaitingTime since={row.submittedAt} expectedHours={expectedHours} />
  return [
    { title: t.subject, key: 'subject', width: 300, render: (row) => <Subject row={row} title={title(row)} /> },
    {
      title: t.enterprise,
      key: 'enterprise',
      render: ({ organisationName }) => <Clamped text={organisationName} />,
    },
    {
      title: t.submitted,
      key: 'submitted',
      width: 150,
      ...(pending && { sort: 'at' }),
      render: (row) => formatInstant(row.submittedAt),
    },
    pending
      ? { title: t.waiting, key: 'waiting', width: 200, render: waiting }
      : { title: t.decided, key: 'decided', width: 220, sort: 'at', render: (row) => <Decision row={row} /> },
  ]
}

export function ReviewTable(props: RowsProps) {
  const t = useMessages(messages)
  const { rows, chosen, search, sorting } = props
  const columns = useColumns(props)
  const open = (row: ReviewRow) => (
    <Link
      to={addressOf(row, search)}
      aria-label={`${props.pending ? t.open : t.look} ${row.title}`}
      {...{ [ROW]: row.id }}
    >
      {props.pending ? t.open : t.look}
    </Link>
  )
  return (
    <DataTable
      name="reviews"
      rows={rows}
      columns={columns}
      nameOf={({ title }) => title}
      opens={(row) => addressOf(row, search)}
      sorting={sorting}
      selection={chosen && { selected: chosen.ids, onSelect: chosen.choose }}
      actions={{ width: 72, render: open }}
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
            <Link to={addressOf(row, search)} {...{ [ROW]: row.id }}>
              <Subject row={row} title={<strong>{row.title}</strong>} />
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
