import { EMPTY } from '@portal/contract/content'
import type { ProductRow } from '@portal/contract/product-admin'
import { productKinds } from '@portal/contract/content-kind'
import { Progress, type TableColumnsType, Tag } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { RecordCards, RecordTable } from '../../../features/listing/records.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import listing from '../../../features/listing/listing.module.css'
import css from './products.module.css'
import { messages } from './products.messages.ts'

const addressOf = ({ id }: ProductRow): string => `/console/products/${id}`

function Product({ row }: { row: ProductRow }) {
  return (
    <div className={css.line}>
      <div className={css.cover}>{row.cover && <Picture picture={row.cover} sizes="64px" />}</div>
      <div>
        <span className={listing.name}>{row.name}</span>
        <span className={listing.meta}>{row.model}</span>
        <span className={listing.meta}>{row.enterprise.name}</span>
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

export function ProductTable({ rows }: { rows: ProductRow[] }) {
  const t = useMessages(messages)
  const columns: TableColumnsType<ProductRow> = [
    { title: t.product, key: 'product', width: 320, render: (_, row) => <Product row={row} /> },
    { title: t.kinds, key: 'kinds', render: (_, row) => <Kinds row={row} /> },
    { title: t.state, key: 'state', width: 140, render: (_, row) => <State row={row} /> },
    {
      title: t.completeness,
      key: 'completeness',
      width: 130,
      render: (_, { completeness, name }) => (
        <Progress percent={completeness} size="small" aria-label={`${name} ${t.completeness}`} />
      ),
    },
    { title: t.updated, key: 'updated', width: 150, render: (_, row) => formatInstant(row.updatedAt) },
  ]
  return <RecordTable rows={rows} addressOf={addressOf} columns={columns} nameOf={({ name }) => name} width={1080} />
}

export function ProductCards({ rows }: { rows: ProductRow[] }) {
  return (
    <RecordCards rows={rows} addressOf={addressOf}>
      {(row) => (
        <>
          <div className={listing.cardHead}>
            <Product row={row} />
            <State row={row} />
          </div>
          <Kinds row={row} />
          <span className={listing.meta}>{formatInstant(row.updatedAt)}</span>
        </>
      )}
    </RecordCards>
  )
}
