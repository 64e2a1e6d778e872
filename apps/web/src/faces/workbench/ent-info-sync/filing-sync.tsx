import { type SyncRun, syncDetail, syncOwnApplyData } from '@portal/contract/filing'
import type { Data } from '@portal/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex, Progress } from 'antd'
import { isUnderWay } from '../../../features/filing/run-state.tsx'
import { NoPermission, PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Differences } from './differences.tsx'
import { EarlierRuns } from './earlier-runs.tsx'
import css from './ent-info-sync.module.css'
import { messages } from './filing-sync.messages.ts'

type Found = Data<typeof syncDetail>

/** Realtime events tell of every step; this is for when they cannot. */
const WATCH_MS = 2_000

/** Starts a pull, or goes on with one that was interrupted. */
function useStart() {
  return useSubmission({
    mutationFn: () => call(syncOwnApplyData, {}),
    onSettled: () => invalidateRoom('filing'),
  })
}

function UnderWay({ run }: { run: SyncRun }) {
  const t = useMessages(messages)
  const phase = run.state === 'applying' || run.state === 'waiting' ? run.state : 'pulling'
  return (
    <section className={css['card']} role="status">
      <p className={css['phase']}>{t[`phase_${phase}`]}</p>
      <Progress percent={run.progress} status="active" aria-label={t[`phase_${phase}`]} />
      <p className={css['note']}>{t.leave}</p>
    </section>
  )
}

function Start({ word }: { word: string }) {
  const start = useStart()
  return (
    <Button type="primary" loading={start.isPending} onClick={() => start.mutate()}>
      {word}
    </Button>
  )
}

/** What came of the newest run. */
function Outcome({ found, run }: { found: Found; run: SyncRun }) {
  const t = useMessages(messages)
  const start = useStart()
  if (isUnderWay(run)) return <UnderWay run={run} />
  if (run.stalled || run.state === 'failed') {
    const goOn = (
      <Button size="small" type="primary" loading={start.isPending} onClick={() => start.mutate()}>
        {run.stalled ? t.goOn : t.again}
      </Button>
    )
    return (
      <Alert
        type={run.stalled ? 'warning' : 'error'}
        showIcon
        role="alert"
        title={run.stalled ? t.stalledTitle : t.failedTitle}
        description={run.stalled ? t.stalledText : run.failure}
        action={goOn}
      />
    )
  }
  return (
    <>
      <Flex gap={12} wrap align="center" justify="space-between">
        <span className={css['note']}>
          {t.pulledAt(formatInstant(run.startedAt), run.startedBy)}
          {run.asOf && ` · ${t.asOf(formatInstant(run.asOf))}`}
        </span>
        <Button loading={start.isPending} onClick={() => start.mutate()} disabled={!found.available}>
          {t.again}
        </Button>
      </Flex>
      <Differences key={run.runId} run={run} items={found.items} bad={found.bad} />
    </>
  )
}

function Sync({ found }: { found: Found }) {
  const t = useMessages(messages)
  const { available, run } = found
  if (run === null)
    return available ? (
      <PageState drawing="empty" title={t.emptyTitle} actions={<Start word={t.start} />}>
        {t.emptyText}
      </PageState>
    ) : (
      <PageState drawing="waiting" title={t.unavailableTitle}>
        {t.unavailableText}
      </PageState>
    )
  return (
    <Flex vertical gap={16}>
      <Outcome found={found} run={run} />
      <EarlierRuns />
    </Flex>
  )
}

/** Pulls the enterprise's filing data, shows what differs field by field, takes over what is ticked. */
export function FilingSync() {
  const t = useMessages(messages)
  const may = usePermission('filing:sync:own')
  const query = useQuery({
    ...endpointQuery(syncDetail, { query: {} }),
    enabled: may,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.run) ? WATCH_MS : false),
  })
  if (!may) return <NoPermission>{t.deniedText}</NoPermission>
  return <QueryState query={query}>{(found) => <Sync found={found} />}</QueryState>
}
