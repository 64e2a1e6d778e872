/** The demo, seeded once per run and copied for whoever needs one of their own. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type TestDatabase } from '@portal/testkit/postgres'
import pg from 'pg'
import { type RunningServer, startServer } from './server.ts'

/** Name of the seeded database in the run's cluster; its comment tells where the files lie. */
const SEEDED = 'template_demo'

/** Two files that need the demo at once: one has it seeded, the other waits. */
const SEED_LOCK = 40_412

const folderIn = (purpose: string) => mkdtemp(join(tmpdir(), `portal-test-${process.ppid}-${purpose}-`))

async function administer<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'end-to-end' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Where the files of the seeded demo lie; has it seeded if nobody did. */
const seededFolder = (adminUrl: string): Promise<string> =>
  administer(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    const { rows } = await client.query<{ folder: string }>(
      `select shobj_description(oid, 'pg_database') as folder from pg_database where datname = $1`,
      [SEEDED],
    )
    return rows[0]?.folder ?? seed(adminUrl)
  })

/** Has the product seed itself into a fresh database, and keeps the result as a template. */
async function seed(adminUrl: string): Promise<string> {
  const database = await createDatabase(adminUrl, 'template template_migrated')
  const folder = await folderIn('seeded')
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: folder, SEED: 'demo' })
  await server.stop()
  const name = new URL(database.url).pathname.slice(1)
  await administer(adminUrl, async (client) => {
    await client.query(`alter database ${name} rename to ${SEEDED}`)
    await client.query(`comment on database ${SEEDED} is '${folder}'`)
    await client.query(`alter database ${SEEDED} with is_template true`)
  })
  return folder
}

/** Starts the built product on its own copy of the demo, files included. */
export async function startDemoCopy(adminUrl: string): Promise<RunningServer> {
  const seeded = await seededFolder(adminUrl)
  const database: TestDatabase = await createDatabase(adminUrl, `template ${SEEDED}`)
  const folder = await folderIn('demo')
  await cp(seeded, folder, { recursive: true })
  const remove = async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // The seed finds everything there; that it is a demonstration shows in the codes the forms are given.
    const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: folder, SEED: 'demo' })
    return { ...server, stop: () => server.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
