import type { PatentRow } from '@portal/contract/patent-admin'
import type { ReactNode } from 'react'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import { LegalStatusTag, PatentType } from '../../../features/patent/patent-parts.tsx'
import { PatentSource } from '../../../features/patent/patent-source.tsx'
import { RecordCards } from '../../../features/listing/records.tsx'
import { Clamped } from '../../../features/table/clamped.tsx'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import type { Sorting } from '../../../features/table/sorting.ts'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { formatDay, formatInstant, formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from '../../../features/listing/listing.module.css'
import { messages } from './patents.messages.ts'

const addressOf = ({ id }: PatentRow): string => `/console/patents/${id}`

function Patent({ row, title }: { row: PatentRow; title: ReactNode }) {
  return (
    <>
      {title}
      <span className={css.meta}>
        {printedNumber(row)} · <PatentType type={row.type} />
      </span>
    </>
  )
}

export function PatentTable({ rows, sorting }: { rows: PatentRow[]; sorting: Sorting }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const columns: Column<PatentRow>[] = [
    {
      title: t.patent,
      key: 'patent',
      width: 300,
      render: (row) => <Patent row={row} title={<RowTitle to={addressOf(row)} name={row.title} />} />,
    },
    {
      title: t.applicants,
      key: 'applicants',
      width: 220,
      render: ({ applicants }) => <Clamped text={formatList(language, applicants)} />,
    },
    { title: t.status, key: 'status', width: 120, render: (row) => <LegalStatusTag status={row.legalStatus} /> },
    {
      title: t.filedOn,
      key: 'filed',
      sort: 'filed',
      width: 136,
      render: ({ filedOn }) => filedOn && formatDay(language, filedOn),
    },
    {
      title: t.source,
      key: 'source',
      width: 150,
      render: (row) => (
        <>
          <PatentSource source={row.source} />
          <span className={css.meta}>{formatInstant(row.dataAsOf)}</span>
        </>
      ),
    },
  ]
  return (
    <DataTable
      name="patents"
      rows={rows}
      columns={columns}
      nameOf={(row) => printedNumber(row)}
      opens={addressOf}
      sorting={sorting}
      actions="link"
    />
  )
}

export function PatentCards({ rows }: { rows: PatentRow[] }) {
  const language = useLanguage()
  return (
    <RecordCards rows={rows} addressOf={addressOf}>
      {(row) => (
        <>
          <Patent row={row} title={<span className={css.name}>{row.title}</span>} />
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
