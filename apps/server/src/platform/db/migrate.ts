/** Brings a database to the newest shape: numbered plain SQL files, each once, in order. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'

interface Migration {
  name: string
  sql: string
  sha256: string
}

/** Any constant will do; all our processes must use the same. */
const MIGRATION_LOCK = 7_340_210_001

/** In the sources the folder lies beside platform/, in the bundle beside main.js. */
function migrationsFolder(): URL {
  const sources = new URL('../../migrations/', import.meta.url)
  return existsSync(sources) ? sources : new URL('./migrations/', import.meta.url)
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Refuses a database that an applied migration no longer describes, or that a newer program has shaped. */
function compare(applied: Map<string, string>, known: Migration[]): Migration[] {
  const names = new Set(known.map((migration) => migration.name))
  const newer = [...applied.keys()].find((name) => !names.has(name))
  if (newer !== undefined) {
    throw new StartError({
      zh: `数据库由更新版本的程序建立（${newer}），请升级程序后再启动`,
      en: `The database was shaped by a newer version of this program (${newer}); please upgrade the program`,
    })
  }
  const changed = known.find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256)
  if (changed !== undefined) {
    throw new StartError({
      zh: `迁移文件 ${changed.name} 在执行之后被修改，请恢复原文件并另建新的迁移`,
      en: `Migration ${changed.name} was changed after it had been applied; restore it and write a new one`,
    })
  }
  return known.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [migration.name, migration.sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/**
 * Applies what is missing, under an advisory lock so that several processes may start at once.
 * Answers the names applied now. Throws StartError when database and program do not belong together.
 */
export async function migrate(url: string, folder: URL = migrationsFolder()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`create table if not exists migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
    const rows = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration')
    const missing = compare(new Map(rows.rows.map((row) => [row.name, row.sha256])), await readMigrations(folder))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Names of the migrations that this program knows and the database has not seen. */
export async function pendingMigrations(pool: pg.Pool, folder: URL = migrationsFolder()): Promise<string[]> {
  const rows = await pool.query<{ name: string }>('select name from migration')
  const applied = new Set(rows.rows.map((row) => row.name))
  return (await readMigrations(folder)).map(({ name }) => name).filter((name) => !applied.has(name))
}
