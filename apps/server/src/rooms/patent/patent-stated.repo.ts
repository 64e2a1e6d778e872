import { STATED } from '@portal/contract/patent-admin'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

/** Confirmed by a source or an operator, or behind a product on the website. */
const isApproved = sql<boolean>`(source <> ${STATED}
  or exists (select from patent_protection p where p.patent_id = patent.id))`

/** What an enterprise says of a patent, and may correct. */
interface StatedColumns {
  number: string
  type: string
  title: string
  applicants: string[]
  applicant_keys: string[]
  filed_on: string | null
}

const reads = (tx: ReadTx) => {
  const db = tables<'patent'>(tx)
  return {
    /** Which of these an enterprise stated and nobody approved. */
    unapproved: async (organisationId: string, ids: readonly string[]): Promise<string[]> => {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('patent')
        .select('id')
        .where('id', 'in', [...ids])
        .where('stated_by', '=', organisationId)
        .where(sql<boolean>`not ${isApproved}`)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'patent'>(tx)
  return {
    /** One that an enterprise stated, held until the transaction ends. */
    held: (organisationId: string, id: string) =>
      db
        .selectFrom('patent')
        .selectAll()
        .select(isApproved.as('approved'))
        .where('id', '=', id)
        .where('stated_by', '=', organisationId)
        .forUpdate()
        .executeTakeFirst(),

    restate: async (
      { id, revision }: { id: string; revision: number },
      columns: StatedColumns,
      { searchVector, at }: { searchVector: string; at: Date },
    ): Promise<void> => {
      await db
        .updateTable('patent')
        .set({
          ...columns,
          revision: revision + 1,
          data_as_of: at,
          search_vector: sql<string>`${searchVector}::tsvector`,
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

/** Patents as the enterprises that stated them correct them. */
export const patentStatedRepo = repo(reads, writes)
