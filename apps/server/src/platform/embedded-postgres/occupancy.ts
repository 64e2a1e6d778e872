import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** Any number will do, it only must be the same in every server that uses one data folder. */
const LOCK = 70_118_114

/**
 * The claim of one server on the embedded cluster: an advisory lock held by an open connection. PostgreSQL lets go of
 * it in the moment the server's process ends, however it ends; no pid file can promise that.
 */
export type Occupancy = { release: () => Promise<void>; lost: Promise<void> }

/**
 * Claims the cluster. `taken` when another server holds it (asked again for two seconds, since one that was just
 * killed is let go a moment later); `unreachable` with the error when nobody answers or the password is refused.
 */
export async function occupy(url: string): Promise<Occupancy | 'taken' | { unreachable: unknown }> {
  const client = new Client({ connectionString: url, application_name: 'occupancy', connectionTimeoutMillis: 10_000 })
  const lost = new Promise<void>((resolve) => {
    // An error event without a listener would end the process; `end` follows it.
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  try {
    await client.connect()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK])
      if (rows[0]?.held) return { lost, release: () => client.end() }
      await sleep(200)
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    return { unreachable: error }
  }
  await client.end()
  return 'taken'
}
