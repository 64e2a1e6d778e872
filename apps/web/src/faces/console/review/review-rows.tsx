import type { ReviewEntry, ReviewRow } from '@portal/contract/review'
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
  entries: ReviewEntry[]
  pending: boolean
  expectedHours: number | undefined
  /** The filter, to go along to the item. */
  search: string
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

function Subject({ entry }: { entry: ReviewEntry }) {
  const t = useMessages(messages)
  const shared = useMessages(reviewMessages)
  const kinds = useMessages(contentMessages)
  const { parts, title, claims } = entry
  const people = [...new Set(parts.map(({ submittedBy }) => submittedBy))].join(t.separator)
  return (
    <>
      {parts.map(({ id, kind }) => (
        <Tag key={id} variant="filled" color="processing" className={css.label ?? ''}>
          {kinds[kind]}
        </Tag>
      ))}
      <strong>{title}</strong>
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

function useColumns({ pending, expectedHours, search }: RowsProps): TableColumnsType<ReviewEntry> {
  const t = useMessages(messages)
  const open = ({ id, title }: ReviewEntry) => (
    <Link to={`/console/review/${id}${search}`} aria-label={`${pending ? t.open : t.look} ${title}`} {...{ [ROW]: id }}>
      {pending ? t.open : t.look}
    </Link>
  )
  return [
    { title: t.subject, key: 'subject', render: (_, entry) => <Subject entry={entry} /> },
    { title: t.enterprise, key: 'enterprise', render: (_, entry) => entry.organisationName },
    { title: t.submitted, key: 'submitted', width: 160, render: (_, entry) => formatInstant(entry.submittedAt) },
    {
      title: pending ? t.waiting : t.decided,
      key: 'standing',
      ...(pending && { width: 220 }),
      render: (_, entry) => <Standing entry={entry} pending={pending} expectedHours={expectedHours} />,
    },
    { title: t.action, key: 'open', width: 90, align: 'end', render: (_, entry) => open(entry) },
  ]
}

export function ReviewTable(props: RowsProps) {
  const t = useMessages(messages)
  const { entries, chosen } = props
  const columns = useColumns(props)
  const selection = chosen && {
    selectedRowKeys: chosen.ids,
    onChange: (keys: unknown[]) => chosen.choose(keys.map(String)),
    getCheckboxProps: ({ title }: ReviewEntry) => ({ 'aria-label': t.tick(title) }),
    getTitleCheckboxProps: () => ({ 'aria-label': t.tickAll }),
  }
  return (
    <Table
      rowKey="id"
      columns={columns}
      dataSource={entries}
      pagination={false}
      scroll={{ x: 960 }}
      {...(selection && { rowSelection: selection })}
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
            <Link to={`/console/review/${entry.id}${search}`} {...{ [ROW]: entry.id }}>
              <Subject entry={entry} />
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
