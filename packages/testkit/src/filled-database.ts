/** A database as the release before left it: in its shape, filled, with events under way. */
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { migrate } from '@portal/server/src/platform/db/migrate.ts'
import pg from 'pg'
import { createDatabase, type TestDatabase } from './postgres.ts'

/** Written by `npm run save:database`. */
const FILE = new URL('../filled-database.json.gz', import.meta.url)
const MIGRATIONS = new URL('../../../apps/server/src/migrations/', import.meta.url)

interface Saved {
  /** Names of the migrations it has seen. */
  migrations: string[]
  /** By table, each row as JSON. */
  rows: Record<string, object[]>
}

/** Brings a database to the shape after the migration that begins with `last` (`0054`), as releases of that time did. */
export async function migrateUpTo(url: string, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
  const names = (await readdir(MIGRATIONS)).filter((name) => name.slice(0, last.length) <= last)
  for (const name of names) await copyFile(new URL(name, MIGRATIONS), join(folder, name))
  await migrate(url, new URL(`file://${folder}/`))
  await rm(folder, { recursive: true })
}

/** Writes rows as they were; what the database computes it computes anew. */
async function insertRows(client: pg.ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const { rows: columns } = await client.query<{ name: string; identity: boolean }>(
    `select column_name as name, is_identity = 'YES' as identity from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const target = pg.escapeIdentifier(table)
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  await client.query(
    `insert into ${target} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${target}, $1)`,
    [JSON.stringify(rows)],
  )
  for (const { name } of columns.filter(({ identity }) => identity)) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${pg.escapeIdentifier(name)})) from ${target}`,
      [table, name],
    )
  }
}

/** Makes a database as the release before left it; whoever asks brings it to the newest shape. */
export async function createFilledDatabase(adminUrl: string): Promise<TestDatabase> {
  const saved = JSON.parse(String(await promisify(gunzip)(await readFile(FILE)))) as Saved
  const database = await createDatabase(adminUrl, '')
  await migrateUpTo(database.url, saved.migrations.at(-1)?.slice(0, 4) ?? '')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    // Rows come in the order of their tables' names, and are as they were: neither keys nor triggers look at them.
    await client.query('set session_replication_role = replica')
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
    )
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    for (const [table, rows] of Object.entries(saved.rows)) await insertRows(client, table, rows)
  } finally {
    await client.end()
  }
  return database
}
