import { Card, Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import css from './listing.module.css'
import { recordMessages } from './records.messages.ts'

interface Records<Row> {
  rows: Row[]
  /** The page of one. */
  addressOf(row: Row): string
}
interface TableProps<Row> extends Records<Row> {
  columns: TableColumnsType<Row>
  /** What a row is called, for screen readers. */
  nameOf(row: Row): string
  /** Narrower than this (px), the table scrolls. */
  width: number
}

/** Rows as a table; its last column leads to one of them. */
export function RecordTable<Row extends { id: string }>({ rows, addressOf, columns, nameOf, width }: TableProps<Row>) {
  const t = useMessages(recordMessages)
  const open: TableColumnsType<Row>[number] = {
    title: t.action,
    key: 'open',
    width: 90,
    align: 'end',
    render: (_, row) => (
      <Link to={addressOf(row)} aria-label={t.lookAt(nameOf(row))}>
        {t.look}
      </Link>
    ),
  }
  return <Table rowKey="id" columns={[...columns, open]} dataSource={rows} pagination={false} scroll={{ x: width }} />
}

/** Rows as cards, for phones; a whole card leads to its page. */
export function RecordCards<Row extends { id: string }>({
  rows,
  addressOf,
  children,
}: Records<Row> & { children(row: Row): ReactNode }) {
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Link key={row.id} to={addressOf(row)}>
          <Card size="small">{children(row)}</Card>
        </Link>
      ))}
    </div>
  )
}
