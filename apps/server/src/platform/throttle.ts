/** Counted attempts per key and window, in PostgreSQL: every process counts together, and a restart forgets nothing. */
import { sql } from 'kysely'
import type { Database } from './db/open.ts'

export interface Limit {
  /** Attempts allowed within the window. */
  limit: number
  windowSeconds: number
}

export interface Throttle {
  /** Counts one attempt; `retryAfter` in whole seconds when it is one too many. */
  consume(key: string, limit: Limit): Promise<'ok' | { retryAfter: number }>
  /** Takes one counted attempt back (it succeeded, so it was no guess). */
  giveBack(key: string): Promise<void>
  /** How many attempts are counted in the present window. */
  count(key: string): Promise<number>
  /** Forgets what was counted. */
  clear(key: string): Promise<void>
  /** Removes windows that are over; called now and then. */
  clean(): Promise<void>
}

/** Makes the throttle. A window starts with the first attempt and is fixed. */
export function createThrottle(db: Database): Throttle {
  return {
    async consume(key, { limit, windowSeconds }) {
      const fresh = sql`now() + make_interval(secs => ${windowSeconds})`
      // One statement, so that a burst in parallel is counted one by one.
      const counted = await sql<{ count: number; seconds: number }>`
        insert into throttle as t (key, count, window_ends) values (${key}, 1, ${fresh})
        on conflict (key) do update set
          count = case when t.window_ends <= now() then 1 else least(t.count, 1000000) + 1 end,
          window_ends = case when t.window_ends <= now() then ${fresh} else t.window_ends end
        returning count, ceil(extract(epoch from window_ends - now()))::int as seconds`.execute(db)
      const row = counted.rows[0]
      return row === undefined || row.count <= limit ? 'ok' : { retryAfter: Math.max(1, row.seconds) }
    },
    async giveBack(key) {
      await sql`update throttle set count = greatest(count - 1, 0) where key = ${key}`.execute(db)
    },
    async count(key) {
      const found = await sql<{ count: number }>`
        select count from throttle where key = ${key} and window_ends > now()`.execute(db)
      return found.rows[0]?.count ?? 0
    },
    async clear(key) {
      await sql`delete from throttle where key = ${key}`.execute(db)
    },
    async clean() {
      await sql`delete from throttle where window_ends < now()`.execute(db)
    },
  }
}
