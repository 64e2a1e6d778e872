import type { InquiryRow } from '@portal/contract/inquiry-own'
import { type TableColumnsType, Tag } from 'antd'
import type { ReactNode } from 'react'
import css from '../listing/listing.module.css'
import { RecordCards, RecordTable } from '../listing/records.tsx'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { useSettings } from '../../lib/settings.ts'
import { inquiryMessages } from './inquiry.messages.ts'
import { InquiryStateTag } from './inquiry-state-tag.tsx'
import { PurposeName } from './purpose-name.tsx'

interface Props<Row extends InquiryRow> {
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
      <strong>{row.target.title === '' ? t.toPlatform : row.target.title}</strong>
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
  const columns: TableColumnsType<Row> = [
    {
      title: t.number,
      key: 'number',
      width: 170,
      render: (_, row) => (
        <span className={`${css.number} ${unread && row.unread ? css.unread : ''}`}>{row.number}</span>
      ),
    },
    { title: t.about, key: 'about', render: (_, row) => <About row={row} below={below?.(row) ?? ''} /> },
    { title: t.from, key: 'from', width: 180, render: (_, row) => <From row={row} /> },
    { title: t.state, key: 'state', width: 190, render: (_, row) => state(row) },
    { title: t.assignee, key: 'assignee', width: 120, render: (_, row) => row.assignee?.name ?? t.nobody },
    { title: t.changed, key: 'changed', width: 170, render: (_, row) => formatInstant(row.changedAt) },
  ]
  return (
    <RecordTable rows={rows} addressOf={addressOf} columns={columns} nameOf={({ number }) => number} width={1020} />
  )
}
