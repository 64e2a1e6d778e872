import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { KeptPatent } from './patent-import.policy.ts'

/** A record with what search and comparison read of it. */
export interface WrittenPatent extends KeptPatent {
  applicant_keys: string[]
  /** A tsvector. */
  search_vector: string
}

const KEPT = [
  'number',
  'type',
  'title',
  'title_en',
  'legal_status',
  'applicants',
  'inventors',
  'agency',
  'address',
  'filed_on',
  'granted_on',
  'expires_on',
  'publication_no',
  'published_on',
  'main_ipc',
  'ipc',
  'abstract',
] as const

const reads = (tx: ReadTx) => {
  const db = tables<'patent' | 'patent_protection'>(tx)
  return {
    /** Who applied for them. */
    byNumbers: (numbers: string[]) =>
      db
        .selectFrom('patent')
        .select(['id', 'number', 'applicants'])
        .where(sql<boolean>`number = any(${numbers}::text[])`)
        .execute(),

    /** Those that protect a product on the website. */
    protecting: async (numbers: string[]) => {
      if (numbers.length === 0) return []
      const rows = await db
        .selectFrom('patent')
        .select('id')
        .where(sql<boolean>`number = any(${numbers}::text[])`)
        .where(sql<boolean>`exists (select from patent_protection where patent_id = patent.id)`)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'patent' | 'patent_protection'>(tx)
  return {
    /** Records that are there, held until the transaction ends if they will be written. */
    kept: (numbers: string[], hold: boolean) =>
      db
        .selectFrom('patent')
        .select([...KEPT, 'stated_by'])
        .where(sql<boolean>`number = any(${numbers}::text[])`)
        // In one order for everybody, so that two imports never wait for each other.
        .orderBy('number')
        .$if(hold, (rows) => rows.forUpdate())
        .execute(),

    /** Writes records whole, whoever stated them before; one parameter carries all of them. */
    write: async (records: WrittenPatent[]) => {
      if (records.length === 0) return
      const written = [...KEPT, 'applicant_keys', 'search_vector']
      const columns = sql.raw(written.join(', '))
      await sql`
        insert into patent (${columns}, stated_by, source, data_as_of)
        select ${columns}, null, 'import', now()
        from json_to_recordset(${JSON.stringify(records)}::json) as row (
          number text, type text, title text, title_en text, legal_status text, applicants text[], inventors text[],
          agency text, address text, filed_on date, granted_on date, expires_on date, publication_no text,
          published_on date, main_ipc text, ipc text[], abstract text, applicant_keys text[], search_vector tsvector
        )
        on conflict (number) do update set
          (${columns}) = (${sql.raw(written.map((column) => `excluded.${column}`).join(', '))}),
          stated_by = null, source = 'import', data_as_of = now(), revision = patent.revision + 1`.execute(db)
    },

    /** Their source was asked again and said the same. */
    touch: async (numbers: string[]) => {
      if (numbers.length === 0) return
      await sql`update patent set data_as_of = now() where number = any(${numbers}::text[])`.execute(db)
    },
  }
}

/** Records that a source states, a batch per statement. */
export const patentImportRepo = repo(reads, writes)
