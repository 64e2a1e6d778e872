/** A database as an older version left it, for tests of what a migration carries over. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate } from '@portal/server/src/platform/db/migrate.ts'
import pg from 'pg'
import { createDatabase } from './postgres.ts'

export interface OlderDatabase {
  url: string
  /** The superuser's. */
  adminUrl: string
  /** A connection of its own. */
  client: pg.Client
  /** Applies all migrations that are missing; answers their names. */
  update(): Promise<string[]>
  drop(): Promise<void>
}

const MIGRATIONS = new URL('../../../apps/server/src/migrations/', import.meta.url)

/** A database in which only the migrations whose names come before `until` ('0070') have been applied. */
export async function openOlderDatabase(adminUrl: string, until: string): Promise<OlderDatabase> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name < until)
  const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
  const database = await createDatabase(adminUrl, 'template template0')
  try {
    for (const name of names) await cp(new URL(name, MIGRATIONS), join(folder, name))
    await migrate(database.url, pathToFileURL(`${folder}/`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return {
    url: database.url,
    adminUrl: database.adminUrl,
    client,
    update: () => migrate(database.url),
    async drop() {
      await client.end()
      await database.drop()
    },
  }
}
