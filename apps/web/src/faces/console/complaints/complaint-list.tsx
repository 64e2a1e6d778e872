import type { ComplaintRow } from '@portal/contract/complaint'
import { type TableColumnsType, Tag } from 'antd'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import { ComplaintStateTag } from '../../../features/complaint/complaint-state-tag.tsx'
import css from '../../../features/listing/listing.module.css'
import { RecordCards, RecordTable } from '../../../features/listing/records.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './complaints.messages.ts'

const hoursSince = (instant: string): number => (Date.now() - new Date(instant).getTime()) / 3_600_000
const addressOf = ({ id }: ComplaintRow): string => `/console/complaints/${id}`

function Subject({ row }: { row: ComplaintRow }) {
  const t = useMessages(messages)
  return (
    <>
      <strong>{row.subject.title}</strong>
      <span className={css.meta}>{row.organisationName || t.noEnterprise}</span>
    </>
  )
}

function State({ row }: { row: ComplaintRow }) {
  const t = useMessages(messages)
  return (
    <span>
      <ComplaintStateTag state={row.state} />
      {row.takenDownAt !== null && <Tag color="error">{t.takenDown}</Tag>}
      {row.overdue && <Tag color="warning">{t.overdue}</Tag>}
    </span>
  )
}

/** How long it waits; of a settled one, when that was. */
function Age({ row }: { row: ComplaintRow }) {
  const t = useMessages(messages)
  if (row.settledAt !== null) return formatInstant(row.settledAt)
  return t.waited(hoursSince(row.createdAt))
}

export function ComplaintTable({ rows, settled }: { rows: ComplaintRow[]; settled: boolean }) {
  const t = useMessages(messages)
  const kinds = useMessages(complaintMessages)
  const columns: TableColumnsType<ComplaintRow> = [
    {
      title: t.number,
      key: 'number',
      width: 190,
      render: (_, row) => (
        <>
          <span className={css.number}>{row.number}</span>
          <span className={css.meta}>{kinds[row.kind]}</span>
        </>
      ),
    },
    { title: t.subject, key: 'subject', render: (_, row) => <Subject row={row} /> },
    { title: t.state, key: 'state', width: 190, render: (_, row) => <State row={row} /> },
    {
      title: settled ? t.settled : t.age,
      key: 'age',
      width: 150,
      render: (_, row) => <Age row={row} />,
    },
    { title: t.assignee, key: 'assignee', width: 130, render: (_, row) => row.assignee?.name ?? t.nobody },
  ]
  return <RecordTable rows={rows} addressOf={addressOf} columns={columns} nameOf={({ number }) => number} width={940} />
}

export function ComplaintCards({ rows }: { rows: ComplaintRow[] }) {
  const t = useMessages(messages)
  const kinds = useMessages(complaintMessages)
  return (
    <RecordCards rows={rows} addressOf={addressOf}>
      {(row) => (
        <>
          <div className={css.cardHead}>
            <span className={css.number}>{row.number}</span>
            <State row={row} />
          </div>
          <Subject row={row} />
          <span className={css.meta}>
            {kinds[row.kind]} · {row.assignee?.name ?? t.nobody} · {formatInstant(row.createdAt)}
          </span>
        </>
      )}
    </RecordCards>
  )
}
