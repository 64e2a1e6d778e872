/**
 * Writes apps/server/src/platform/db/row-types.ts from a freshly migrated database (`npm run types`).
 * Uses DATABASE_URL's server when set (a scratch database is made and dropped there), else an embedded PostgreSQL in a
 * temporary folder. With `--check` it writes nothing and fails when the file is stale.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'

const run = promisify(execFile)
const target = fileURLToPath(new URL('../apps/server/src/platform/db/row-types.ts', import.meta.url))
const scratch = `row_types_${process.pid}`

/** Runs `work` with the address of a PostgreSQL server on which databases may be made. */
async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_URL
  if (given) return work(given)
  const { startEmbeddedPostgres } = await import('../apps/server/src/platform/embedded-postgres/index.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'row-types-'))
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    return await work(server.adminUrl)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function generate(server: string, outFile: string): Promise<void> {
  await query(server, `create database ${scratch}`)
  try {
    const url = databaseUrl(server, scratch)
    await migrate(url)
    const cli = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js')
    const options = ['--dialect', 'postgres', '--date-parser', 'string', '--default-schema', 'public']
    const words = ['--url', url, '--out-file', outFile, '--exclude-pattern', 'migration', '--log-level', 'warn']
    await run(process.execPath, [cli, ...options, ...words])
  } finally {
    await query(server, `drop database ${scratch} with (force)`)
  }
}

async function main(): Promise<void> {
  if (!process.argv.includes('--check')) return withServer((server) => generate(server, target))
  const folder = await mkdtemp(join(tmpdir(), 'row-types-check-'))
  const fresh = join(folder, 'row-types.ts')
  try {
    await withServer((server) => generate(server, fresh))
    if ((await readFile(fresh, 'utf8')) === (await readFile(target, 'utf8'))) return
    console.error('row-types.ts is stale: run `npm run types` and commit the result')
    process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
