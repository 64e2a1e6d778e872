/** Opens the database: one pool, one Kysely over it, with the type mapping the rooms rely on. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log.ts'
import type { DB } from './row-types.ts'
import { NamingClient } from './statement.ts'

export type Database = Kysely<DB>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

const DATE_OID = 1082
/** A statement that runs longer than this is a mistake; PostgreSQL ends it. */
const STATEMENT_TIMEOUT_MS = 30_000

/**
 * int8 and numeric arrive as strings, timestamptz as `Date`, date as 'YYYY-MM-DD' (a `Date` would move the day
 * with the server's time zone).
 */
function typeMapping(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  types.setTypeParser(DATE_OID, (value: string) => value)
  return types
}

/** Opens a pool on `url`. Nothing is connected before the first query. */
export function createDatabase(url: string, options: { log: Logger; connections?: number }): OpenDatabase {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    max: options.connections ?? 12,
    types: typeMapping(),
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: 10_000,
    application_name: 'portal',
  })
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection was lost'))
  // The same while a connection is being closed: the pool no longer listens then.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
