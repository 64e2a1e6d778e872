/** Throw-away PostgreSQL for tests: one cluster per run, one migrated template, a clone of it for whoever asks. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_USER, serverUrl, startEmbeddedPostgres } from '@portal/server/src/platform/embedded-postgres/index.ts'
import pg from 'pg'

const FOLDER = 'portal-test-'
const TEMPLATE = 'template_migrated'
/** Clones are made one after the other over all workers: copying the same files at once is slower, not faster. */
const CLONE_LOCK = 40_411

export interface TestCluster {
  /** The superuser's connection string to the database `postgres`, for `cloneDatabase` and `createDatabase`. */
  adminUrl: string
  /** Stops PostgreSQL and removes its folder. */
  stop: () => Promise<void>
}

export interface TestDatabase {
  /** Connection string of the plain role, which owns it: what a test does not get by it, the product does not either. */
  url: string
  /** The superuser's, for what stands above the product. */
  adminUrl: string
  /** Removes the database, whoever is still connected. */
  drop: () => Promise<void>
}

/** Starts a cluster in a temporary folder (fsync off: it need not survive anything) and migrates the template. */
export async function startTestCluster(migrate: (url: string) => Promise<unknown>): Promise<TestCluster> {
  await removeAbandoned()
  const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`))
  // As root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const { adminUrl } = server
  try {
    await administer(adminUrl, (client) => client.query(`create database ${TEMPLATE} owner ${SERVER_USER}`))
    await migrate(serverUrl(adminUrl, TEMPLATE))
    // Nobody may connect from now on: one open connection would make every clone fail.
    await administer(adminUrl, (client) =>
      client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { adminUrl, stop }
}

/**
 * A fresh copy of the migrated template. It refuses a transaction that changes what pages show without telling them;
 * `byHand` is for connections on which a test itself writes.
 */
export async function cloneDatabase(adminUrl: string): Promise<TestDatabase> {
  const database = await createDatabase(adminUrl, `template ${TEMPLATE}`)
  const name = new URL(database.url).pathname.slice(1)
  await administer(adminUrl, (client) => client.query(`alter database ${name} set portal.untold_pages = 'refuse'`))
  return database
}

/** Of a connection on which a test writes by hand: what nobody told drops all pages, as it does in an installation. */
export const byHand = '-c portal.untold_pages=drop'

/** A database made with `options` of CREATE DATABASE, e.g. `encoding 'SQL_ASCII' template template0`. */
export async function createDatabase(adminUrl: string, options: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [CLONE_LOCK])
    await client.query(`create database ${name} owner ${SERVER_USER} ${options}`)
  })
  return {
    url: serverUrl(adminUrl, name),
    adminUrl: databaseUrl(adminUrl, name),
    drop: () => administer(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function administer(adminUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'testkit' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Folders of runs that were killed; their PostgreSQL ends by itself when it finds its pid file gone. */
async function removeAbandoned(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    const pid = entry.startsWith(FOLDER) ? Number.parseInt(entry.slice(FOLDER.length), 10) : Number.NaN
    if (Number.isNaN(pid) || isAlive(pid)) continue
    await rm(join(tmpdir(), entry), { recursive: true, force: true }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
