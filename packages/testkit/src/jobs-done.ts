import type pg from 'pg'
import { until } from './until.ts'

const PATIENCE_MS = 30_000

/** Waits until no work in the background is due or under way, such as what every start of the application orders. */
export const jobsDone = (pool: pg.Pool, patienceMs = PATIENCE_MS): Promise<boolean> =>
  until(
    'work in the background to be done',
    async () => {
      const { rows } = await pool.query(`select 1 from job.job
        where state = 'active' or (state in ('created', 'retry') and start_after <= now()) limit 1`)
      return rows.length === 0
    },
    patienceMs,
  )
