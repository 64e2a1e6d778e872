import { ReviewKind } from '@portal/contract/review'
import type { StatsDashboard } from '@portal/contract/stats'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { useNow } from '../../../features/notice/use-now.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './dashboard.module.css'
import { messages } from './dashboard.messages.ts'

const HOUR_MS = 3_600_000
/** What waits longer is marked. */
const LATE_HOURS = 48

interface Tile {
  label: string
  count: number
  oldestAt: string | null
  /** Said where nothing has an age. */
  hint?: string
  to: string
}

function WaitingTile({ label, count, oldestAt, hint, to }: Tile) {
  const t = useMessages(messages)
  const now = useNow()
  const hours = oldestAt === null ? null : (now - new Date(oldestAt).getTime()) / HOUR_MS
  return (
    <Link to={to} className={`${css.tile} ${hours !== null && hours > LATE_HOURS ? css.late : ''}`}>
      <span className={css.label}>{label}</span>
      <span className={css.value}>{formatNumber(count)}</span>
      <span className={css.note}>{hours === null ? hint : t.oldest(t.age(hours))}</span>
    </Link>
  )
}

/** What waits for an operator now, each a link to where it is dealt with. */
export function Waiting({ waiting }: Pick<StatsDashboard, 'waiting'>) {
  const t = useMessages(messages)
  const kinds = useMessages(contentMessages)
  const { review, complaint, inquiry, failedJobs } = waiting
  if (review === null && complaint === null && inquiry === null && failedJobs === null) return null
  const tiles: (Tile & { key: string })[] = (review ?? []).map(({ kind, count, oldestAt }) => ({
    key: kind,
    label: kinds[ReviewKind.parse(kind)],
    count,
    oldestAt,
    to: `/console/review?kind=${kind}`,
  }))
  if (complaint && complaint.count > 0)
    tiles.push({ key: 'complaint', label: t.complaints, ...complaint, to: '/console/complaints' })
  if (inquiry && inquiry.count > 0)
    tiles.push({ key: 'inquiry', label: t.inquiries, ...inquiry, to: '/console/inquiries?target=platform&state=new' })
  if (failedJobs !== null && failedJobs > 0)
    tiles.push({
      key: 'jobs',
      label: t.failedJobs,
      count: failedJobs,
      oldestAt: null,
      hint: t.failedJobsHint,
      to: '/console/health',
    })
  return (
    <section className={css.section} aria-labelledby="dashboard-waiting">
      <div className={css.sectionHead}>
        <h2 id="dashboard-waiting">{t.waiting}</h2>
      </div>
      {tiles.length === 0 ? (
        <p className={css.done}>{t.nothingWaits}</p>
      ) : (
        <ul className={css.tiles}>
          {tiles.map(({ key, ...tile }) => (
            <li key={key}>
              <WaitingTile {...tile} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
