import { EMPTY } from '@portal/contract/content'
import type { ProductRow } from '@portal/contract/product-admin'
import { productKinds } from '@portal/contract/content-kind'
import { Progress, Tag } from 'antd'
import type { ReactNode } from 'react'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { RecordCards } from '../../../features/listing/records.tsx'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import type { Sorting } from '../../../features/table/sorting.ts'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { useDense } from '../../../features/table/use-dense.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import listing from '../../../features/listing/listing.module.css'
import css from './products.module.css'
import { messages } from './products.messages.ts'

const addressOf = ({ id }: ProductRow): string => `/console/products/${id}`

function Product({ row, title }: { row: ProductRow; title: ReactNode }) {
  const dense = useDense()
  return (
    <div className={css.line}>
      {!dense && <div className={css.cover}>{row.cover && <Picture picture={row.cover} sizes="64px" />}</div>}
      <div>
        {title}
        {!dense && <span className={listing.meta}>{row.model}</span>}
        {!dense && <span className={listing.meta}>{row.enterprise.name}</span>}
      </div>
    </div>
  )
}

/** The kinds that hold anything, each with its state. */
function Kinds({ row }: { row: ProductRow }) {
  const t = useMessages(messages)
  const names = useMessages(contentMessages)
  const filled = productKinds.filter((kind) => row.statuses[kind] !== EMPTY)
  if (filled.length === 0) return <span className={listing.meta}>{t.noKinds}</span>
  return (
    <span className={css.kinds}>
      {filled.map((kind) => (
        <StatusTag key={kind} status={row.statuses[kind]} prefix={names[kind]} />
      ))}
    </span>
  )
}

function State({ row }: { row: ProductRow }) {
  const t = useMessages(messages)
  if (row.archived) return <Tag>{t.archived}</Tag>
  return row.onWebsite ? <Tag color="success">{t.shown}</Tag> : <Tag>{t.hidden}</Tag>
}

export function ProductTable({ rows, sorting }: { rows: ProductRow[]; sorting: Sorting }) {
  const t = useMessages(messages)
  const columns: Column<ProductRow>[] = [
    {
      title: t.product,
      key: 'product',
      width: 300,
      sort: 'name',
      render: (row) => <Product row={row} title={<RowTitle to={addressOf(row)} name={row.name} />} />,
    },
    { title: t.kinds, key: 'kinds', render: (row) => <Kinds row={row} /> },
    { title: t.state, key: 'state', width: 140, render: (row) => <State row={row} /> },
    {
      title: t.completeness,
      key: 'completeness',
      sort: 'completeness',
      width: 130,
      render: ({ completeness, name }) => (
        <Progress percent={completeness} size="small" aria-label={`${name} ${t.completeness}`} />
      ),
    },
    { title: t.updated, key: 'updated', width: 150, sort: 'updated', render: (row) => formatInstant(row.updatedAt) },
  ]
  return (
    <DataTable
      name="allProducts"
      rows={rows}
      columns={columns}
      nameOf={({ name }) => name}
      opens={addressOf}
      sorting={sorting}
      actions="link"
    />
  )
}

export function ProductCards({ rows }: { rows: ProductRow[] }) {
  return (
    <RecordCards rows={rows} addressOf={addressOf}>
      {(row) => (
        <>
          <div className={listing.cardHead}>
            <Product row={row} title={<span className={listing.name}>{row.name}</span>} />
            <State row={row} />
          </div>
          <Kinds row={row} />
          <span className={listing.meta}>{formatInstant(row.updatedAt)}</span>
        </>
      )}
    </RecordCards>
  )
}
