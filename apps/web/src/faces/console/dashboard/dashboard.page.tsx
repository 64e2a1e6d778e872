import { statsDashboard, type StatsDashboard } from '@portal/contract/stats'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { messages } from './dashboard.messages.ts'
import { KeyFigures } from './key-figures.tsx'
import { LatestActions } from './latest-actions.tsx'
import { SharesCharts } from './shares.tsx'
import { Trends } from './trends.tsx'
import { Waiting } from './waiting.tsx'

/** What waits is as of now; so often it is asked again while somebody looks. */
const REFRESH_MS = 60_000

/** Whether a role opens none of it. */
const isQuiet = ({ waiting, figures, days }: StatsDashboard): boolean =>
  Object.values(waiting).every((one) => one === null) && figures.length === 0 && days.trends.length === 0

/** The console at one look; every part for whoever may see what it counts. */
export default function ConsoleDashboardPage() {
  const t = useMessages(messages)
  const readsAudit = usePermission('audit:read:any')
  const dashboard = useQuery({ ...endpointQuery(statsDashboard, {}), refetchInterval: REFRESH_MS })
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <QueryState query={dashboard}>
        {(data) => (
          <>
            <Waiting waiting={data.waiting} />
            <KeyFigures figures={data.figures} asOf={data.asOf} />
            <Trends days={data.days} months={data.months} asOf={data.asOf} />
            <SharesCharts byIndustry={data.byIndustry} byRegion={data.byRegion} asOf={data.asOf} />
            {isQuiet(data) && !readsAudit && <PageState drawing="empty" title={t.quiet} />}
          </>
        )}
      </QueryState>
      {readsAudit && <LatestActions />}
    </>
  )
}
