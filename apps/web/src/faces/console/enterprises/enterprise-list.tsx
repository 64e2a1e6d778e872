import type { EnterpriseRow } from '@portal/contract/enterprise-admin'
import { industries } from '@portal/contract/industry'
import { regions } from '@portal/contract/region'
import { type TableColumnsType, Tag } from 'antd'
import { ExamineStateTag } from '../../../features/enterprise/examine-state-tag.tsx'
import { RecordCards, RecordTable } from '../../../features/listing/records.tsx'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from '../../../features/listing/listing.module.css'
import { messages } from './enterprises.messages.ts'

const addressOf = ({ id }: EnterpriseRow): string => `/console/enterprises/${id}`

function Name({ row }: { row: EnterpriseRow }) {
  return (
    <>
      <span className={css.name}>{row.name}</span>
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

export function EnterpriseTable({ rows }: { rows: EnterpriseRow[] }) {
  const t = useMessages(messages)
  const columns: TableColumnsType<EnterpriseRow> = [
    { title: t.enterprise, key: 'name', render: (_, row) => <Name row={row} /> },
    { title: t.state, key: 'state', width: 180, render: (_, row) => <State row={row} /> },
    { title: t.where, key: 'where', width: 200, render: (_, row) => <Where row={row} /> },
    {
      title: t.members,
      key: 'members',
      width: 90,
      align: 'end',
      render: (_, { members }) => formatNumber(members),
    },
    {
      title: t.shown,
      key: 'products',
      width: 120,
      align: 'end',
      render: (_, { products }) => formatNumber(products),
    },
    { title: t.since, key: 'since', width: 150, render: (_, row) => formatInstant(row.registeredAt) },
  ]
  return <RecordTable rows={rows} addressOf={addressOf} columns={columns} nameOf={({ name }) => name} width={1080} />
}

export function EnterpriseCards({ rows }: { rows: EnterpriseRow[] }) {
  const t = useMessages(messages)
  return (
    <RecordCards rows={rows} addressOf={addressOf}>
      {(row) => (
        <>
          <div className={css.cardHead}>
            <div>
              <Name row={row} />
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
