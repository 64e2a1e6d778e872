import { Card } from 'antd'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import css from './listing.module.css'

interface Props<Row> {
  rows: Row[]
  /** The page of one. */
  addressOf(row: Row): string
  children(row: Row): ReactNode
}

/** Rows as cards, for phones; a whole card leads to its page. */
export function RecordCards<Row extends { id: string }>({ rows, addressOf, children }: Props<Row>) {
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
