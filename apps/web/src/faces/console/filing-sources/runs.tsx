import { filingRunPage } from '@portal/contract/filing-admin'
import type { Data } from '@portal/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Table } from 'antd'
import { filingMessages } from '../../../features/filing/filing.messages.ts'
import { isUnderWay, RunState } from '../../../features/filing/run-state.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import css from './filing-sources.module.css'
import { messages } from './filing-sources.messages.ts'
import { Link } from '../../../ui/link.tsx'

type Run = Data<typeof filingRunPage>['list'][number]

const PAGE_SIZE = 10
const WATCH_MS = 5_000

function Enterprise({ run }: { run: Run }) {
  return <Link to={`/console/enterprises?keywords=${encodeURIComponent(run.enterprise)}`}>{run.enterprise}</Link>
}

/** What came of a pull. */
function Result({ run: { failure, counts } }: { run: Run }) {
  const t = useMessages(messages)
  return <>{failure ?? t.runResult(counts.changed, counts.new, counts.applied)}</>
}

function RunTable({ runs }: { runs: Run[] }) {
  const t = useMessages(messages)
  const names = useMessages(filingMessages)
  return (
    <Table
      size="small"
      rowKey="runId"
      dataSource={runs}
      pagination={false}
      scroll={{ x: 880 }}
      columns={[
        { title: t.enterprise, key: 'enterprise', render: (_, run) => <Enterprise run={run} /> },
        { title: t.startedAt, key: 'at', width: 160, render: (_, run) => formatInstant(run.startedAt) },
        { title: t.startedBy, dataIndex: 'startedBy', width: 110 },
        { title: t.source, key: 'source', width: 160, render: (_, run) => names[run.source] },
        { title: t.state, key: 'state', width: 110, render: (_, run) => <RunState run={run} /> },
        { title: t.result, key: 'result', width: 240, render: (_, run) => <Result run={run} /> },
      ]}
    />
  )
}

function RunCards({ runs }: { runs: Run[] }) {
  const names = useMessages(filingMessages)
  return (
    <div className={css.cards}>
      {runs.map((run) => (
        <Card key={run.runId} size="small">
          <div className={css.cardHead}>
            <Enterprise run={run} />
            <RunState run={run} />
          </div>
          <Result run={run} />
          <div className={css.note}>
            {names[run.source]} · {run.startedBy} · {formatInstant(run.startedAt)}
          </div>
        </Card>
      ))}
    </div>
  )
}

/** What enterprises pulled, and what came of it. */
export function Runs() {
  const t = useMessages(messages)
  const { pageNum, change } = useAddressQuery()
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const found = useQuery({
    ...endpointQuery(filingRunPage, { query: { pageNum, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(isUnderWay) ? WATCH_MS : false),
  })
  return (
    <section className={css.card} aria-labelledby="filing-runs">
      <h2 id="filing-runs">{t.runs}</h2>
      <QueryState query={found}>
        {({ list, total }) =>
          total === 0 ? (
            <p className={css.note}>{t.runsEmpty}</p>
          ) : (
            <>
              {mobile ? <RunCards runs={list} /> : <RunTable runs={list} />}
              <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
            </>
          )
        }
      </QueryState>
    </section>
  )
}
