import type { PatentRow } from '@portal/contract/patent-admin'
import { Card, Table, type TableColumnsType } from 'antd'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import { LegalStatusTag, PatentType } from '../../../features/patent/patent-parts.tsx'
import { PatentSource } from '../../../features/patent/patent-source.tsx'
import { formatDay, formatInstant, formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from '../../../features/listing/listing.module.css'
import { words } from './patents.messages.ts'

const addressOf = ({ id }: PatentRow): string => `/console/patents/${id}`

function Patent({ row }: { row: PatentRow }) {
  return (
    <>
      <span className={css.name}>{row.title}</span>
      <span className={css.meta}>
        {printedNumber(row)} · <PatentType type={row.type} />
      </span>
    </>
  )
}

export function PatentTable({ rows }: { rows: PatentRow[] }) {
  const t = useMessages(words)
  const language = useLanguage()
  const columns: TableColumnsType<PatentRow> = [
    { title: t.patent, key: 'patent', render: (_, row) => <Patent row={row} /> },
    {
      title: t.applicants,
      key: 'applicants',
      width: 240,
      render: (_, { applicants }) => formatList(language, applicants),
    },
    { title: t.status, key: 'status', width: 120, render: (_, row) => <LegalStatusTag status={row.legalStatus} /> },
    {
      title: t.filedOn,
      key: 'filed',
      width: 120,
      render: (_, { filedOn }) => filedOn && formatDay(language, filedOn),
    },
    {
      title: t.source,
      key: 'source',
      width: 150,
      render: (_, row) => (
        <>
          <PatentSource source={row.source} />
          <span className={css.meta}>{formatInstant(row.dataAsOf)}</span>
        </>
      ),
    },
    {
      title: t.action,
      key: 'open',
      width: 80,
      align: 'end',
      render: (_, row) => (
        <Link to={addressOf(row)} aria-label={t.lookAt(printedNumber(row))}>
          {t.look}
        </Link>
      ),
    },
  ]
  return <Table rowKey="id" columns={columns} dataSource={rows} pagination={false} scroll={{ x: 1040 }} />
}

export function PatentCards({ rows }: { rows: PatentRow[] }) {
  const language = useLanguage()
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Link key={row.id} to={addressOf(row)}>
          <Card size="small">
            <Patent row={row} />
            <span className={css.meta}>{formatList(language, row.applicants)}</span>
            <div className={css.cardHead}>
              <LegalStatusTag status={row.legalStatus} />
              <span className={css.meta}>
                <PatentSource source={row.source} />
              </span>
            </div>
          </Card>
        </Link>
      ))}
    </div>
  )
}
