import { sql } from 'kysely'
import type { Database } from '../../platform/db/open.ts'
import type { ReadTx } from '../../platform/transaction.ts'

const LARGEST = 8

/** The database itself; no table of anybody is read. */
export const healthRepo = (tx: ReadTx) => {
  const db = tx as unknown as Database
  return {
    server: async () => {
      const found = await sql<{ version: string; bytes: number }>`
        select current_setting('server_version') as version,
          pg_database_size(current_database())::float8 as bytes`.execute(db)
      return found.rows[0] ?? { version: '', bytes: 0 }
    },

    /** What was applied of the migrations; the newest by its number. */
    migrations: async () => {
      const found = await sql<{ applied: number; last: string; at: Date }>`
        select count(*)::int as applied, max(name) as last, max(applied_at) as at from migration`.execute(db)
      return found.rows[0] ?? { applied: 0, last: '', at: new Date(0) }
    },

    /** The largest tables; rows as the statistics have them. */
    largestTables: async () => {
      const found = await sql<{ name: string; bytes: number; rows: number }>`
        select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes, greatest(c.reltuples, 0)::float8 as rows
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r'
        order by 2 desc limit ${LARGEST}`.execute(db)
      return found.rows
    },

    /** Whether Chinese text is cut into trigrams here, as search needs it. */
    knowsChinese: async (): Promise<boolean> => {
      const found = await sql<{ grams: number }>`select cardinality(show_trgm('专利'))::int as grams`.execute(db)
      return (found.rows[0]?.grams ?? 0) > 0
    },
  }
}
