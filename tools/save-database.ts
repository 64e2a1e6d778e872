/**
 * `npm run save:database`: fills a database of its own with the demonstration and writes it to
 * packages/testkit/filled-database.json.gz, from where tests bring it to the newest shape (`filled-database.ts`).
 * Done once with each release, before the first migration of the next.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { cloneDatabase, startTestCluster } from '@portal/testkit/postgres'
import pg from 'pg'
import { createApp } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/env.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { seedDemo } from '../apps/server/src/seeds/demo/index.ts'

const FILE = new URL('../packages/testkit/filled-database.json.gz', import.meta.url)

/** Counters of visits have tens of thousands of rows that are all alike. */
const MOST_ROWS = 3000
/** Told by themselves, or made by every installation. */
const LEFT_OUT = ['migration', 'secret']

/** One event of each name is still to be delivered, as if the process had been killed: the next release takes it up. */
const UNDER_WAY = `insert into event_delivery (event_id, subscriber)
  select max(event.id), subscriber from event join event_subscriber using (name) group by name, subscriber`

/** Names of the migrations applied, and the rows of all other tables as JSON, by table. */
async function readDatabase(pool: pg.Pool) {
  const { rows: applied } = await pool.query<{ name: string }>('select name from migration order by name')
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by table_name`,
    [LEFT_OUT],
  )
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows: found } = await pool.query<{ row: unknown }>(
      `select to_json(t) as row from ${pg.escapeIdentifier(name)} t limit ${MOST_ROWS}`,
    )
    if (found.length > 0) rows[name] = found.map(({ row }) => row)
  }
  return { migrations: applied.map(({ name }) => name), rows }
}

const cluster = await startTestCluster(migrate)
const { url } = await cloneDatabase(cluster.adminUrl)
const dataDir = await mkdtemp(path.join(tmpdir(), 'save-database-'))
const variables = { DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' }
const portal = await createApp(readEnvironment({ ...process.env, ...variables }), {
  databaseUrl: url,
  log: createLog('error'),
})
await portal.start()
await seedDemo(portal.platform)
await portal.close()
const pool = new pg.Pool({ connectionString: url, max: 1 })
await pool.query(UNDER_WAY)
const database = await readDatabase(pool)
await pool.end()
await cluster.stop()
await rm(dataDir, { recursive: true, force: true })
const packed = await promisify(gzip)(JSON.stringify(database), { level: 9 })
await writeFile(FILE, packed)
const counts = Object.entries(database.rows).map(([table, rows]) => `${rows.length} ${table}`)
process.stdout.write(`${counts.join(', ')}\n${packed.length} bytes\n`)
