import { healthState } from '@portal/contract/health'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { Checks, HealthCards } from './health-facts.tsx'
import { messages } from './health.messages.ts'
import { JobQueues } from './job-queues.tsx'

const REFRESH_MS = 10_000

/** How the platform is, anew every few seconds while somebody looks: a page out of sight asks nothing. */
export default function HealthPage() {
  const t = useMessages(messages)
  const health = useQuery({ ...endpointQuery(healthState, {}), refetchInterval: REFRESH_MS })
  return (
    <>
      <PageHead title={t.heading}>
        {t.lead}
        {health.data && ` ${t.asOf(formatInstant(health.data.at))}`}
      </PageHead>
      <QueryState query={health}>
        {(state) => (
          <>
            <Checks state={state} />
            <HealthCards state={state} />
            <JobQueues queues={state.jobs} />
            <FailedJobs queues={state.jobs.map(({ name }) => name)} />
          </>
        )}
      </QueryState>
    </>
  )
}
