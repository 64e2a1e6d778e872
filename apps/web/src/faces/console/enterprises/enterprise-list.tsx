import type { EnterpriseRow } from '@portal/contract/enterprise-admin'
import { industries } from '@portal/contract/industry'
import { regions } from '@portal/contract/region'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { ExamineStateTag } from '../../../features/enterprise/examine-state-tag.tsx'
import { RecordCards } from '../../../features/listing/records.tsx'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import type { Sorting } from '../../../features/table/sorting.ts'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from '../../../features/listing/listing.module.css'
import { messages } from './enterprises.messages.ts'

const addressOf = ({ id }: EnterpriseRow): string => `/console/enterprises/${id}`

function Name({ row, title }: { row: EnterpriseRow; title: ReactNode }) {
  return (
    <>
      {title}
      {row.uscc && <span className={css.meta}>{row.uscc}</span>}
    </>
  )
}

function State({ row }: { row: EnterpriseRow }) {
  const t = useMessages(messages)
  // Under review says it already.
  return (
    <>
      <ExamineStateTag state={row.examineState} />
      {row.waiting && row.examineState !== '2' && <Tag color="processing">{t.waiting}</Tag>}
    </>
  )
}

function Where({ row: { region, industry } }: { row: EnterpriseRow }) {
  const language = useLanguage()
  return (
    <>
      {region && regions[region][language]}
      {industry && <span className={css.meta}>{industries[industry][language]}</span>}
    </>
  )
}

export function EnterpriseTable({ rows, sorting }: { rows: EnterpriseRow[]; sorting: Sorting }) {
  const t = useMessages(messages)
  const columns: Column<EnterpriseRow>[] = [
    {
      title: t.enterprise,
      key: 'name',
      width: 240,
      sort: 'name',
      render: (row) => <Name row={row} title={<RowTitle to={addressOf(row)} name={row.name} />} />,
    },
    { title: t.state, key: 'state', width: 160, render: (row) => <State row={row} /> },
    { title: t.where, key: 'where', width: 160, render: (row) => <Where row={row} /> },
    {
      title: t.members,
      key: 'members',
      width: 90,
      align: 'end',
      render: ({ members }) => formatNumber(members),
    },
    {
      title: t.shown,
      key: 'products',
      sort: 'products',
      width: 110,
      align: 'end',
      render: ({ products }) => formatNumber(products),
    },
    { title: t.since, key: 'since', width: 140, sort: 'registered', render: (row) => formatInstant(row.registeredAt) },
  ]
  return (
    <DataTable
      name="enterprises"
      rows={rows}
      columns={columns}
      nameOf={({ name }) => name}
      opens={addressOf}
      sorting={sorting}
      actions="link"
    />
  )
}

export function EnterpriseCards({ rows }: { rows: EnterpriseRow[] }) {
  const t = useMessages(messages)
  return (
    <RecordCards rows={rows} addressOf={addressOf}>
      {(row) => (
        <>
          <div className={css.cardHead}>
            <div>
              <Name row={row} title={<span className={css.name}>{row.name}</span>} />
            </div>
            <span>
              <State row={row} />
            </span>
          </div>
          <Where row={row} />
          <span className={css.meta}>{t.counts(formatNumber(row.members), formatNumber(row.products))}</span>
        </>
      )}
    </RecordCards>
  )
}
