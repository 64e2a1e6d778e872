/** Looking into the queues, for whoever keeps the platform running. Reads pg-boss's table; changes go through pg-boss. */
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { ReadTx, Tx } from '../transaction.ts'

/** A queue as it stands now. */
interface QueueState {
  name: string
  waiting: number
  /** Ordered for later, or put off after a failure. */
  scheduled: number
  active: number
  failed: number
  done: number
  /** Seconds that the oldest one that could run has waited. */
  oldestSeconds: number
}

export interface FailedJobRow {
  id: string
  queue: string
  data: unknown
  /** What the handler threw, as pg-boss keeps it. */
  output: unknown
  tries: number
  created_at: Date
  failed_at: Date
}

/** Queues of pg-boss itself. */
const INTERNAL = '\\_\\_pgboss%'

/** How each of the queues stands; those that have had no job of late too. */
export async function queueStates(tx: ReadTx): Promise<QueueState[]> {
  const found = await sql<QueueState>`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int as waiting,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after > now())::int as scheduled,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      count(*) filter (where j.state = 'completed')::int as done,
      coalesce(extract(epoch from now() - min(j.start_after)
        filter (where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8 as "oldestSeconds"
    from job.queue q left join job.job j on j.name = q.name
    where q.name not like ${INTERNAL}
    group by q.name order by q.name`.execute(tx as unknown as Database)
  return found.rows
}

/** Jobs that failed for good, the newest first, of one queue or of all. */
export async function failedJobs(
  tx: ReadTx,
  { queue, limit, offset }: { queue: string | null; limit: number; offset: number },
): Promise<{ rows: FailedJobRow[]; total: number }> {
  const db = tx as unknown as Database
  const where = sql`state = 'failed' and (${queue}::text is null or name = ${queue}) and name not like ${INTERNAL}`
  const found = await sql<FailedJobRow>`
    select id, name as queue, data, output, retry_count + 1 as tries, created_on as created_at, completed_on as failed_at
    from job.job where ${where} order by completed_on desc, id limit ${limit} offset ${offset}`.execute(db)
  const all = await sql<{ total: number }>`select count(*)::int as total from job.job where ${where}`.execute(db)
  return { rows: found.rows, total: all.rows[0]?.total ?? 0 }
}

/** Which of these jobs are failed at this moment; nobody changes them until the transaction ends. */
export async function lockFailed(tx: Tx, queue: string, ids: string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from job.job
    where name = ${queue} and id = any(${ids}::uuid[]) and state = 'failed' for update`.execute(
    tx as unknown as Database,
  )
  return found.rows.map(({ id }) => id)
}
