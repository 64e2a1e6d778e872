import type { InquiryRow } from '@portal/contract/inquiry-own'
import type { ListName } from '@portal/contract/saved-view'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import css from '../listing/listing.module.css'
import { RecordCards } from '../listing/records.tsx'
import { Clamped } from '../table/clamped.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowTitle } from '../table/row-title.tsx'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { useSettings } from '../../lib/settings.ts'
import { inquiryMessages } from './inquiry.messages.ts'
import { InquiryStateTag } from './inquiry-state-tag.tsx'
import { PurposeName } from './purpose-name.tsx'

interface Props<Row extends InquiryRow> {
  name: ListName
  rows: Row[]
  addressOf(row: Row): string
  /** What stands beside the state. */
  renderMarks?: (row: Row) => ReactNode
  /** What stands under the subject. */
  below?: (row: Row) => string
  unread?: boolean
}

function About({ row, below }: { row: InquiryRow; below: string }) {
  const t = useMessages(inquiryMessages)
  return (
    <>
      <Clamped text={row.target.title === '' ? t.toPlatform : row.target.title} />
      <span className={css.meta}>
        <PurposeName target={row.target.type} purpose={row.purpose} />
        {below !== '' && ` · ${below}`}
      </span>
    </>
  )
}

function From({ row }: { row: InquiryRow }) {
  const t = useMessages(inquiryMessages)
  return (
    <>
      {row.visitorName === '' ? t.erasedName : row.visitorName}
      {row.company !== '' && <span className={css.meta}>{row.company}</span>}
    </>
  )
}

/** Inquiries as a table, or as cards on a phone. */
export function InquiryList<Row extends InquiryRow>({
  name,
  rows,
  addressOf,
  renderMarks,
  below,
  unread = false,
}: Props<Row>) {
  const t = useMessages(inquiryMessages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const state = (row: Row) => (
    <span>
      <InquiryStateTag state={row.state} />
      {unread && row.unread && <Tag color="error">{t.unread}</Tag>}
      {renderMarks?.(row)}
    </span>
  )
  if (mobile)
    return (
      <RecordCards rows={rows} addressOf={addressOf}>
        {(row) => (
          <>
            <div className={css.cardHead}>
              <span className={css.number}>{row.number}</span>
              {state(row)}
            </div>
            <About row={row} below={below?.(row) ?? ''} />
            <span className={css.meta}>
              {row.visitorName === '' ? t.erasedName : row.visitorName} · {formatInstant(row.changedAt)}
            </span>
          </>
        )}
      </RecordCards>
    )
  const columns: Column<Row>[] = [
    {
      title: t.number,
      key: 'number',
      width: 160,
      render: (row) => (
        <span className={`${css.number} ${unread && row.unread ? css.unread : ''}`}>
          <RowTitle to={addressOf(row)} name={row.number} />
        </span>
      ),
    },
    { title: t.about, key: 'about', render: (row) => <About row={row} below={below?.(row) ?? ''} /> },
    { title: t.from, key: 'from', width: 150, render: (row) => <From row={row} /> },
    { title: t.state, key: 'state', width: 170, render: (row) => state(row) },
    { title: t.assignee, key: 'assignee', width: 110, render: (row) => row.assignee?.name ?? t.nobody },
    { title: t.changed, key: 'changed', width: 150, render: (row) => formatInstant(row.changedAt) },
  ]
  return (
    <DataTable
      name={name}
      rows={rows}
      columns={columns}
      nameOf={({ number }) => number}
      opens={addressOf}
      actions="link"
    />
  )
}
