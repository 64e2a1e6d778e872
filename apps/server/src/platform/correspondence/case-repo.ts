/**
 * Cases: what people without an account send in under a number, and are answered by mail. A room keeps its own in a
 * table of its own; this serves the columns that all such tables have.
 */
import { type Selectable, sql } from 'kysely'
import { repo } from '../db/repo.ts'
import type { DB, Timestamp } from '../db/row-types.ts'
import { tables } from '../db/tables.ts'
import type { ReadTx, Tx } from '../transaction.ts'

interface CaseColumns {
  number: unknown
  email: unknown
  language: unknown
  /** What identifies the person is gone since. */
  anonymised_at: Timestamp | null
}
/** The tables of cases. */
export type CaseTable = { [Table in keyof DB]: DB[Table] extends CaseColumns ? Table : never }[keyof DB]
export type CaseRow<Table extends CaseTable = CaseTable> = Selectable<DB[Table]>

/**
 * What all cases are asked, as a repo. `personal`: the columns that tell who it was; '' once they are erased. `since`:
 * the instant from which the time counts that they are kept; null while it does not begin.
 */
export function caseRepo<Table extends CaseTable>(
  name: Table,
  { personal, since }: { personal: readonly (keyof DB[Table] & string)[]; since: keyof DB[Table] & string },
) {
  const table = sql.table(name)
  const from = sql.ref(since)
  const due = (until: Date) => sql`${from} < ${until} and anonymised_at is null`

  const reads = (tx: ReadTx) => {
    const db = tables<never>(tx)
    return {
      byId: async (id: string): Promise<CaseRow<Table> | undefined> =>
        (await sql<CaseRow<Table>>`select * from ${table} where id = ${id}`.execute(db)).rows[0],

      /** Whether any case goes by this address. */
      emailInUse: async (email: string): Promise<boolean> => {
        const found = await sql`
          select from ${table} where email <> '' and lower(email) = ${email.toLowerCase()} limit 1`.execute(db)
        return found.rows.length > 0
      },

      /** The cases whose time was over at `until`, the oldest first. */
      due: async (until: Date, limit: number): Promise<string[]> => {
        const { rows } = await sql<{ id: string }>`
          select id from ${table} where ${due(until)} order by ${from} limit ${limit}`.execute(db)
        return rows.map(({ id }) => id)
      },
    }
  }

  const writes = (tx: Tx) => {
    const db = tables<never>(tx)
    return {
      byIdForUpdate: async (id: string): Promise<CaseRow<Table> | undefined> =>
        (await sql<CaseRow<Table>>`select * from ${table} where id = ${id} for update`.execute(db)).rows[0],

      /** A case whose time is over; undefined where it went on, or was erased, meanwhile. */
      dueForUpdate: async (id: string, until: Date): Promise<CaseRow<Table> | undefined> =>
        (await sql<CaseRow<Table>>`select * from ${table} where id = ${id} and ${due(until)} for update`.execute(db))
          .rows[0],

      /** Takes away what tells who it was. */
      anonymise: async (id: string, at: Date): Promise<void> => {
        const emptied = personal.map((column) => sql`${sql.ref(column)} = ''`)
        await sql`update ${table} set ${sql.join(emptied)}, anonymised_at = ${at} where id = ${id}`.execute(db)
      },
    }
  }
  return repo(reads, writes)
}
