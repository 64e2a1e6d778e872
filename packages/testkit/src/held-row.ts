/** How a test keeps work in the background from ending before it has killed the process that does it. */
import type pg from 'pg'
import { until } from './until.ts'

/** Holds the rows of `select` (without its `for update`): whoever writes to them waits until the answer is called. */
export async function holdRows(pool: pg.Pool, select: string): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`${select} for update`)
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** Waits until what a killed process left in the database has ended by itself. */
export const databaseQuiet = (pool: pg.Pool, patienceMs: number): Promise<boolean> =>
  until(
    'the database to be quiet',
    async () => {
      const { rows } = await pool.query<{ busy: number }>(
        `select count(*)::int as busy from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
           and state <> 'idle'`,
      )
      return rows[0]?.busy === 0
    },
    patienceMs,
  )
