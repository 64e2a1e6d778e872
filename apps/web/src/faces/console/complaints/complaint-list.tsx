import type { ComplaintRow } from '@portal/contract/complaint'
import { Tag } from 'antd'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import { ComplaintStateTag } from '../../../features/complaint/complaint-state-tag.tsx'
import css from '../../../features/listing/listing.module.css'
import { RecordCards } from '../../../features/listing/records.tsx'
import { Clamped } from '../../../features/table/clamped.tsx'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './complaints.messages.ts'

const hoursSince = (instant: string): number => (Date.now() - new Date(instant).getTime()) / 3_600_000
const addressOf = ({ id }: ComplaintRow): string => `/console/complaints/${id}`

function Subject({ row }: { row: ComplaintRow }) {
  const t = useMessages(messages)
  return (
    <>
      <Clamped text={row.subject.title} />
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
  const columns: Column<ComplaintRow>[] = [
    {
      title: t.number,
      key: 'number',
      width: 190,
      render: (row) => (
        <>
          <span className={css.number}>
            <RowTitle to={addressOf(row)} name={row.number} />
          </span>
          <span className={css.meta}>{kinds[row.kind]}</span>
        </>
      ),
    },
    { title: t.subject, key: 'subject', render: (row) => <Subject row={row} /> },
    { title: t.state, key: 'state', width: 190, render: (row) => <State row={row} /> },
    {
      title: settled ? t.settled : t.age,
      key: 'age',
      width: 150,
      render: (row) => <Age row={row} />,
    },
    { title: t.assignee, key: 'assignee', width: 130, render: (row) => row.assignee?.name ?? t.nobody },
  ]
  return (
    <DataTable
      name="complaints"
      rows={rows}
      columns={columns}
      nameOf={({ number }) => number}
      opens={addressOf}
      actions="link"
    />
  )
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
