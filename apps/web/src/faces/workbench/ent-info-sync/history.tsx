import { type CertificationRecord, certificationPage } from '@portal/contract/enterprise-certification'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Collapse, Tag } from 'antd'
import { CertificationFacts } from '../../../features/certification/certification-facts.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-info-sync.module.css'
import { messages } from './ent-info-sync.messages.ts'

const PAGE_SIZE = 10
const colours = {
  approved: 'success',
  rejected: 'error',
  recalled: 'default',
  waiting: 'processing',
  replaced: 'default',
} as const

/** Only the newest submission can still be waiting. */
const outcomeOf = ({ outcome }: CertificationRecord, isNewest: boolean) =>
  outcome ?? (isNewest ? ('waiting' as const) : ('replaced' as const))

function Submission({ record }: { record: CertificationRecord }) {
  const t = useMessages(messages)
  const more = [
    { label: t.submittedBy, value: record.submittedBy || '—' },
    ...(record.decidedAt ? [{ label: t.decidedAt, value: formatInstant(record.decidedAt) }] : []),
  ]
  return (
    <>
      {record.reason && <p className={css['reason']}>{t.reason(record.reason)}</p>}
      <CertificationFacts
        certification={record.certification}
        licences={record.licence ? [record.licence] : []}
        more={more}
      />
    </>
  )
}

function Head({ record, isNewest }: { record: CertificationRecord; isNewest: boolean }) {
  const t = useMessages(messages)
  const outcome = outcomeOf(record, isNewest)
  return (
    <span className={css['submission']}>
      <strong>{t.version(record.revision)}</strong>
      <Tag color={colours[outcome]}>{t[`outcome_${outcome}`]}</Tag>
      <span className={css['note']}>{formatInstant(record.submittedAt)}</span>
    </span>
  )
}

/** Everything that was submitted for certification, with what was decided and why. */
export function History() {
  const t = useMessages(messages)
  const { pageNum, change } = useAddressQuery()
  const found = useQuery({
    ...endpointQuery(certificationPage, { query: { pageNum, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryState query={found}>
      {({ list, total }) =>
        list.length === 0 ? (
          <PageState drawing="empty" title={t.historyEmpty} />
        ) : (
          <>
            <Collapse
              items={list.map((record, index) => ({
                key: record.revision,
                label: <Head record={record} isNewest={pageNum === 1 && index === 0} />,
                children: <Submission record={record} />,
              }))}
            />
            <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
          </>
        )
      }
    </QueryState>
  )
}
