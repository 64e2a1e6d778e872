/** A database as the release before left it: in its shape, filled, with events under way. */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { type OlderDatabase, openOlderDatabase } from './older-database.ts'

/** Written by `npm run save:database`. */
const FILE = new URL('../filled-database.json.gz', import.meta.url)

interface Saved {
  /** Names of the migrations it has seen. */
  migrations: string[]
  /** By table, each row as JSON. */
  rows: Record<string, object[]>
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

/** Opens a database as the release before left it. */
export async function openFilledDatabase(adminUrl: string): Promise<OlderDatabase> {
  const saved = JSON.parse(String(await promisify(gunzip)(await readFile(FILE)))) as Saved
  const database = await openOlderDatabase(adminUrl, `${saved.migrations.at(-1)}~`)
  // Rows come in the order of their tables' names, and are as they were: neither keys nor triggers look at them. Only the
  // superuser may have it so.
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await client.query('set session_replication_role = replica')
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  )
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const [table, rows] of Object.entries(saved.rows)) await insertRows(client, table, rows)
  await client.end()
  return database
}
