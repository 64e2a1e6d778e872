import type { PatentRow } from '@portal/contract/patent-admin'
import type { TableColumnsType } from 'antd'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import { LegalStatusTag, PatentType } from '../../../features/patent/patent-parts.tsx'
import { PatentSource } from '../../../features/patent/patent-source.tsx'
import { RecordCards, RecordTable } from '../../../features/listing/records.tsx'
import { formatDay, formatInstant, formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from '../../../features/listing/listing.module.css'
import { messages } from './patents.messages.ts'

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
  const t = useMessages(messages)
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
      width: 136,
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
  ]
  return (
    <RecordTable
      rows={rows}
      addressOf={addressOf}
      columns={columns}
      nameOf={(row) => printedNumber(row)}
      width={1040}
    />
  )
}

export function PatentCards({ rows }: { rows: PatentRow[] }) {
  const language = useLanguage()
  return (
    <RecordCards rows={rows} addressOf={addressOf}>
      {(row) => (
        <>
          <Patent row={row} />
          <span className={css.meta}>{formatList(language, row.applicants)}</span>
          <div className={css.cardHead}>
            <LegalStatusTag status={row.legalStatus} />
            <span className={css.meta}>
              <PatentSource source={row.source} />
            </span>
          </div>
        </>
      )}
    </RecordCards>
  )
}
