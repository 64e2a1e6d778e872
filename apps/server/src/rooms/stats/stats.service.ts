import { passesPermission } from '@portal/contract/permission'
import type { StatsDashboard, Waiting } from '@portal/contract/stats'
import { dayOf, now } from '../../platform/clock.ts'
import type { RoomFigures, WaitingCounts } from '../../platform/figures.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Logger } from '../../platform/log.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import {
  DAYS_COUNTED,
  DAYS_SHOWN,
  daysAfter,
  daysBetween,
  MONTHS_SHOWN,
  monthsUpTo,
  seenBy,
  standingBefore,
} from './stats.policy.ts'
import { statsRepo } from './stats.repo.ts'
import { courseView, figuresView, sharesView } from './stats.view.ts'

/** Figures are counted anew at most this often, however many look. */
const FRESH_MS = 60_000
/** And at least this often while nobody looks, so that every day is kept as it ended. */
const KEEP_MS = 3_600_000

const PARTS = ['enterprise.industry', 'enterprise.region', 'product.industry', 'product.region']

/** The platform in figures. `rooms`: what gives figures of itself; `reviewsWaiting` and the like: what waits now. */
export function createStats(deps: {
  transactor: Transactor
  log: Logger
  rooms: readonly RoomFigures[]
  waitingCounts: WaitingCounts
}) {
  const { transactor, log, waitingCounts } = deps
  let timer: NodeJS.Timeout | undefined

  const isFresh = (at: Date | null): boolean => at !== null && now().getTime() - at.getTime() < FRESH_MS

  /** Counts what happened since the last day that was counted to its end, and what there is. */
  async function count(tx: Tx): Promise<void> {
    const repo = statsRepo(tx)
    await repo.lock()
    const counted = await repo.counted()
    // Whoever held the lock did it already.
    if (isFresh(counted.at)) return
    const at = now()
    const today = dayOf(at)
    const from = counted.final === null ? daysAfter(today, -DAYS_COUNTED) : daysAfter(counted.final, 1)
    const happened = []
    const present = []
    for (const room of deps.rooms) {
      happened.push(...((await room.happened?.(tx, { from, to: today })) ?? []))
      present.push(...((await room.present?.(tx)) ?? []))
    }
    const days = daysBetween(from, today)
    const standing = standingBefore(present, happened, days.slice(0, -1))
    const figures = [...happened, ...standing, ...present.map((one) => ({ ...one, day: today }))]
    await repo.write(figures, { from, days, at })
  }

  async function refresh(): Promise<Date> {
    const { at } = await statsRepo(transactor.read).counted()
    if (at !== null && isFresh(at)) return at
    await transactor.transact(count)
    return (await statsRepo(transactor.read).counted()).at ?? now()
  }

  async function waiting(actor: Actor): Promise<Waiting> {
    const part = async <Part extends keyof WaitingCounts>(name: Part): Promise<Waiting[Part] | null> => {
      const given = waitingCounts[name]
      return given && passesPermission(actor, [given.permission]) ? given.count(transactor.read) : null
    }
    return {
      review: await part('review'),
      complaint: await part('complaint'),
      inquiry: await part('inquiry'),
      failedJobs: await part('failedJobs'),
    }
  }

  return {
    /** What the actor may see of the platform's figures. */
    async dashboard(actor: Actor): Promise<StatsDashboard> {
      const asOf = await refresh()
      const seen = seenBy(actor)
      const repo = statsRepo(transactor.read)
      const today = dayOf(asOf)
      const days = daysBetween(daysAfter(today, 1 - DAYS_SHOWN), today)
      const months = monthsUpTo(today, MONTHS_SHOWN)
      const [firstDay, firstMonth] = [days[0] ?? today, `${months[0]}-01`]
      const medians = async (from: string, step: 'day' | 'month') =>
        seen.trends.includes('review.approved') ? repo.medians(from, step) : []
      const [present, before, parts, byDay, byMonth, dayMedians, monthMedians] = await Promise.all([
        repo.standing(seen.figures, today),
        repo.standing(seen.figures, daysAfter(today, -DAYS_SHOWN)),
        repo.parts(PARTS, today),
        repo.course(seen.trends, firstDay, 'day'),
        repo.course(seen.trends, firstMonth, 'month'),
        medians(firstDay, 'day'),
        medians(firstMonth, 'month'),
      ])
      return {
        asOf: asOf.toISOString(),
        waiting: await waiting(actor),
        figures: figuresView(seen.figures, present, before),
        days: courseView(days, seen.trends, byDay, dayMedians),
        months: courseView(months, seen.trends, byMonth, monthMedians),
        byIndustry: sharesView('industry', parts, seen.figures),
        byRegion: sharesView('region', parts, seen.figures),
      }
    },

    /** What waits for this actor now. */
    waiting,

    /** Counts now unless somebody just did. */
    refresh,

    /** Keeps every day while nobody looks. */
    start(): void {
      const keep = (): void =>
        void refresh().catch((error: unknown) => log.warn({ err: error }, 'the figures of the day could not be kept'))
      timer = setInterval(keep, KEEP_MS)
      timer.unref()
    },

    close(): void {
      clearInterval(timer)
    },
  }
}
export type Stats = ReturnType<typeof createStats>
