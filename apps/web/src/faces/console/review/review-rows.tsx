import type { ReviewEntry, ReviewRow } from '@portal/contract/review'
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
  entries: ReviewEntry[]
  pending: boolean
  expectedHours: number | undefined
  /** The filter, to go along to the item. */
  search: string
  sorting: Sorting
  /** undefined: nothing can be chosen. */
  chosen: { ids: string[]; choose(ids: string[]): void } | undefined
}

/** Says that a part waits for a second approval, and whose was the first. */
function SecondNeeded({ parts }: Pick<ReviewEntry, 'parts'>) {
  const shared = useMessages(reviewMessages)
  const first = parts.flatMap(({ state, firstApproval }) => (state === 'pending' ? (firstApproval ?? []) : []))
  const said = first.map(({ by, at }) => shared.firstApproved(by, formatInstant(at)))
  return (
    first.length > 0 && (
      <Tag color="warning" variant="filled" title={[...new Set(said)].join('\n')}>
        {shared.waitsForSecond}
      </Tag>
    )
  )
}

/** `title`: what it is called, as it stands in its list. */
function Subject({ entry, title }: { entry: ReviewEntry; title: ReactNode }) {
  const t = useMessages(messages)
  const shared = useMessages(reviewMessages)
  const kinds = useMessages(contentMessages)
  const { parts, claims } = entry
  const people = [...new Set(parts.map(({ submittedBy }) => submittedBy))].join(t.separator)
  return (
    <>
      {parts.map(({ id, kind }) => (
        <Tag key={id} variant="filled" color="processing" className={css.label ?? ''}>
          {kinds[kind]}
        </Tag>
      ))}
      {title}
      <span className={css.meta}>
        {parts.length > 1 && `${t.parts(parts.length)} · `}
        {t.submittedBy(people)}
      </span>
      {parts.some(({ takesEffect }) => takesEffect) ? (
        <Tag color="processing">{shared.takesEffect}</Tag>
      ) : (
        <SecondNeeded parts={parts} />
      )}
      {claims.length > 0 && <Tag color="processing">{t.claimed(claims.map(({ name }) => name).join(t.separator))}</Tag>}
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

/** How long the oldest part waits, or what became of the one that was decided. */
function Standing({
  entry,
  pending,
  expectedHours,
}: { entry: ReviewEntry } & Pick<RowsProps, 'pending' | 'expectedHours'>) {
  const [oldest] = entry.parts
  if (pending) return <WaitingTime since={entry.submittedAt} expectedHours={expectedHours} />
  return oldest && <Decision row={oldest} />
}

const addressOf = ({ id }: ReviewEntry, search: string): string => `/console/review/${id}${search}`

function useColumns({ pending, expectedHours, search }: RowsProps): Column<ReviewEntry>[] {
  const t = useMessages(messages)
  const title = (entry: ReviewEntry) => <RowTitle to={addressOf(entry, search)} name={entry.title} />
  const standing = (entry: ReviewEntry) => <Standing entry={entry} pending={pending} expectedHours={expectedHours} />
  return [
    { title: t.subject, key: 'subject', width: 300, render: (entry) => <Subject entry={entry} title={title(entry)} /> },
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
      render: ({ submittedAt }) => formatInstant(submittedAt),
    },
    pending
      ? { title: t.waiting, key: 'waiting', width: 200, render: standing }
      : { title: t.decided, key: 'decided', width: 220, sort: 'at', render: standing },
  ]
}

export function ReviewTable(props: RowsProps) {
  const t = useMessages(messages)
  const { entries, chosen, search, sorting } = props
  const columns = useColumns(props)
  const open = (entry: ReviewEntry) => (
    <Link
      to={addressOf(entry, search)}
      aria-label={`${props.pending ? t.open : t.look} ${entry.title}`}
      {...{ [ROW]: entry.id }}
    >
      {props.pending ? t.open : t.look}
    </Link>
  )
  return (
    <DataTable
      name="reviews"
      rows={entries}
      columns={columns}
      nameOf={({ title }) => title}
      opens={(entry) => addressOf(entry, search)}
      sorting={sorting}
      selection={chosen && { selected: chosen.ids, onSelect: chosen.choose }}
      actions={{ width: 72, render: open }}
    />
  )
}

export function ReviewCards({ entries, pending, expectedHours, search, chosen }: RowsProps) {
  const t = useMessages(messages)
  const choose = (id: string, on: boolean): void =>
    chosen?.choose(on ? [...chosen.ids, id] : chosen.ids.filter((one) => one !== id))
  return (
    <div className={css.cards}>
      {entries.map((entry) => (
        <Card key={entry.id} size="small">
          <div className={css.cardHead}>
            {chosen && (
              <Checkbox
                aria-label={t.tick(entry.title)}
                checked={chosen.ids.includes(entry.id)}
                onChange={({ target }) => choose(entry.id, target.checked)}
              />
            )}
            <Link to={addressOf(entry, search)} {...{ [ROW]: entry.id }}>
              <Subject entry={entry} title={<strong>{entry.title}</strong>} />
              <span className={css.meta}>
                {entry.organisationName} · {formatInstant(entry.submittedAt)}
              </span>
              <Standing entry={entry} pending={pending} expectedHours={expectedHours} />
            </Link>
          </div>
        </Card>
      ))}
    </div>
  )
}
