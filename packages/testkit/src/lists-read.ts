import type pg from 'pg'
import { until } from './until.ts'

/** Waits until no uploaded list is being read; one that is held for a day stands still on purpose. */
export const listsRead = (pool: pg.Pool): Promise<boolean> =>
  until('lists to be read', async () => {
    const { rows } = await pool.query(`select 1 from import_run where state in ('checking', 'running')
      and (lease_until is null or lease_until < now() + interval '1 hour')`)
    return rows.length === 0
  })
