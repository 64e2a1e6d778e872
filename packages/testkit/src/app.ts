/** The whole product in a test: the real application on a database of its own, reached over real HTTP. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, type Portal } from '@portal/server/src/app.ts'
import { readEnvironment } from '@portal/server/src/env.ts'
import { createLog } from '@portal/server/src/platform/log.ts'
import pg from 'pg'
import { inject } from 'vitest'
import { type Client, createClient } from './client.ts'
import { byHand, cloneDatabase, type TestDatabase } from './postgres.ts'
import { insertSession } from './people.ts'

export interface TestApp {
  origin: string
  /** Where files lie. */
  dataDir: string
  pool: pg.Pool
  /** The running application itself, for what cannot be seen from outside. */
  portal: Portal
  anonymous: Client
  /** A client with a new session of this person. */
  signedIn(userId: string): Promise<Client>
  /**
   * Another process of the same installation: on the same database and files, started; whoever asks closes it. `others`
   * stand in for some variables.
   */
  beside(others?: Record<string, string>): Promise<Portal>
  /** Ends it. Throws when any answer was a 5xx: nothing a test sends may break the server. */
  close(): Promise<void>
}

/**
 * Starts the application, on a clone of the migrated template unless a `database` is given, which it removes at its end.
 * `variables` stand in for the environment's.
 */
export async function startApp(variables: Record<string, string> = {}, given?: TestDatabase): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-files-'))
  const database = given ?? (await cloneDatabase(inject('adminUrl')))
  const installed = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SEED: 'none',
    // What is approved is public at once, except in tests of the time between.
    REVIEW_UNDO_SECONDS: '0',
    LOG_LEVEL: 'error',
    // People of tests come in by their password, whatever the address; who tests the second factor says so.
    STAFF_SECOND_FACTOR: 'optional',
    ...variables,
  }
  const env = readEnvironment(installed)
  const portal = await createApp(env, { databaseUrl: database.url, log: createLog(env.logLevel) })
  const broken: string[] = []
  portal.app.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    if (statusCode >= 500) broken.push(`${method} ${url} answered ${statusCode}`)
  })
  await portal.start()
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const pool = new pg.Pool({ connectionString: database.url, options: byHand, max: 3 })
  // Dropping the database cuts off connections that are still saying goodbye.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    origin,
    dataDir,
    pool,
    portal,
    anonymous: createClient(origin),
    signedIn: async (userId) => createClient(origin, await insertSession(pool, userId)),
    async beside(others = {}) {
      const log = createLog(env.logLevel)
      const other = await createApp(readEnvironment({ ...installed, ...others }), { databaseUrl: database.url, log })
      await other.start()
      return other
    },
    async close() {
      await portal.close()
      await pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      if (broken.length > 0) throw new Error(`The server broke:\n${broken.join('\n')}`)
    },
  }
}
