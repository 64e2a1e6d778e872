/** Fills a database with what `fill.ts` says. */
import pg from 'pg'
import { byHand } from '@portal/testkit/postgres'
import { fill } from './fill.ts'

/** Fills an empty migrated database; `said` is told each room with the seconds it took. */
export async function seed(url: string, rows: number, said: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: byHand })
  await client.connect()
  const step = async (what: string, statements: readonly string[]) => {
    const from = performance.now()
    for (const statement of statements) await client.query(statement)
    said(`${what}: ${((performance.now() - from) / 1000).toFixed(0)} s`)
  }
  // Made afterwards, indexes take a tenth of the time; those of constraints stay.
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid::regclass::text in (select tablename from pg_tables where schemaname = 'public')
        and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  await step(
    'without indexes',
    indexes.map(({ name }) => `drop index ${name}`),
  )
  for (const [room, statements] of Object.entries(fill(rows))) await step(room, statements)
  await step('indexes', [`set maintenance_work_mem = '512MB'`, ...indexes.map(({ made }) => made)])
  await step('statistics', ['vacuum analyze'])
  await client.end()
}
