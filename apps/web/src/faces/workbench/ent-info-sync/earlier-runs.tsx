import { type SyncRun, syncPage } from '@portal/contract/filing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Table } from 'antd'
import { RunState } from '../../../features/filing/run-state.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-info-sync.module.css'
import { messages } from './filing-sync.messages.ts'

const PAGE_SIZE = 10

/** What was pulled before, and what came of it. */
export function EarlierRuns() {
  const t = useMessages(messages)
  const { pageNum, change } = useAddressQuery()
  const { data } = useQuery({
    ...endpointQuery(syncPage, { query: { pageNum, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  if (!data || data.total < 2) return null
  const resultOf = ({ failure, counts }: SyncRun): string =>
    failure ?? t.runResult(counts.changed, counts.new, counts.applied, counts.refused)
  return (
    <section className={css['card']} aria-labelledby="earlier-runs">
      <h2 id="earlier-runs">{t.runs}</h2>
      <Table
        size="small"
        rowKey="runId"
        dataSource={data.list}
        pagination={false}
        scroll={{ x: 620 }}
        columns={[
          { title: t.startedAt, key: 'at', width: 160, render: (_, run) => formatInstant(run.startedAt) },
          { title: t.startedBy, dataIndex: 'startedBy', width: 120 },
          { title: t.state, key: 'state', width: 110, render: (_, run) => <RunState run={run} /> },
          { title: t.result, key: 'result', render: (_, run) => resultOf(run) },
        ]}
      />
      <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={data.total} say={t.total} change={change} />
    </section>
  )
}
