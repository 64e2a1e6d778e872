import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface StoredRecord {
  uscc: string
  kind: 'enterprise' | 'product'
  key: string
  content: object
}

const summary = ['id', 'name', 'row_count', 'good_count', 'bad_count', 'uploaded_by', 'uploaded_at'] as const

const reads = (tx: ReadTx) => {
  const db = tables<'filing_file' | 'filing_record'>(tx)
  return {
    page: (limit: number, offset: number) =>
      db.selectFrom('filing_file').select(summary).orderBy('id', 'desc').limit(limit).offset(offset).execute(),

    count: async () => {
      const row = await db
        .selectFrom('filing_file')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    byId: (id: string) => db.selectFrom('filing_file').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Everything that is known of one enterprise, in a steady order. */
    recordsOf: (uscc: string, limit: number) =>
      db
        .selectFrom('filing_record')
        .select(['kind', 'key', 'content', 'taken_at'])
        .where('uscc', '=', uscc)
        .orderBy('kind')
        .orderBy('key')
        .limit(limit)
        .execute(),

    /** How many enterprises and products are held. */
    counts: async () => {
      const row = await db
        .selectFrom('filing_record')
        .select(({ fn }) => [
          fn.count<string>('uscc').distinct().as('enterprises'),
          fn.countAll<string>().filterWhere('kind', '=', 'product').as('products'),
        ])
        .executeTakeFirstOrThrow()
      return { enterprises: Number(row.enterprises), products: Number(row.products) }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'filing_file' | 'filing_record'>(tx)
  return {
    insert: (row: {
      name: string
      row_count: number
      good_count: number
      bad_count: number
      bad_rows: object[]
      uploaded_by: string
      uploaded_at: Date
    }) =>
      db
        .insertInto('filing_file')
        .values({ ...row, bad_rows: JSON.stringify(row.bad_rows) })
        .returning(summary)
        .executeTakeFirstOrThrow(),

    /** Writes records; what was known under the same key is replaced. Keys must not repeat. */
    put: async (fileId: string, records: readonly StoredRecord[], at: Date) => {
      const column = <Value>(value: (record: StoredRecord) => Value) => records.map(value)
      await sql`
        insert into filing_record (uscc, kind, key, content, file_id, taken_at)
        select given.uscc, given.kind, given.key, given.content::jsonb, ${fileId}::bigint, ${at}
        from unnest(
          ${column(({ uscc }) => uscc)}::text[], ${column(({ kind }) => kind)}::text[],
          ${column(({ key }) => key)}::text[], ${column(({ content }) => JSON.stringify(content))}::text[]
        ) as given (uscc, kind, key, content)
        on conflict (uscc, kind, key) do update
          set content = excluded.content, file_id = excluded.file_id, taken_at = excluded.taken_at`.execute(db)
    },
  }
}

/** Exports that were uploaded, and the records they hold. */
export const filingFileRepo = repo(reads, writes)
