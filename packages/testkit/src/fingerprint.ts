/** A cheap fingerprint of everything the database holds: whoever was refused must have left it as it was. */
import type pg from 'pg'

/** Counted attempts, delivery tickets and keys move by themselves; what they lead to is in the other tables. */
const restless = new Set(['throttle', 'event_delivery', 'event_subscriber', 'idempotency', 'migration'])
/** Columns that a mere look, or work in the background, may move. */
const restlessColumns = ['last_seen_at', 'avif']

/** Table → `rows:hash`. About five milliseconds for a small database. */
export async function fingerprint(pool: pg.Pool): Promise<Record<string, string>> {
  const names = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const counted = names.rows.filter(({ name }) => !restless.has(name))
  const selects = counted.map(
    ({ name }) => `select '${name}' as name, count(*) || ':' ||
      coalesce(sum(hashtextextended((to_jsonb(t) - $1::text[])::text, 0)), 0) as fingerprint from "${name}" t`,
  )
  const fingerprints = await pool.query<{ name: string; fingerprint: string }>(selects.join(' union all '), [
    restlessColumns,
  ])
  return Object.fromEntries(fingerprints.rows.map(({ name, fingerprint }) => [name, fingerprint]))
}
