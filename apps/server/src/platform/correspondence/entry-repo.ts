/**
 * What was said about a thing, entry by entry: by people without an account, or by accounts. A room keeps it in a table
 * of its own, `<thing>_entry`, with what it is about in `<thing>_id`.
 */
import { type Selectable, sql } from 'kysely'
import { repo } from '../db/repo.ts'
import type { DB } from '../db/row-types.ts'
import { tables } from '../db/tables.ts'
import type { Actor } from '../http/actor.ts'
import type { ReadTx, Tx } from '../transaction.ts'

/** What is spoken about: whatever has a table of entries. */
export type Discussed = {
  [Table in keyof DB]: Table extends `${infer Thing}_entry`
    ? `${Thing}_id` extends keyof DB[Table]
      ? Thing
      : never
    : never
}[keyof DB]

/** One thing said; a room adds columns of its own, and names the sides. */
export interface NewEntry {
  author: string
  /** The account that says it; null: somebody without one, who is not named. */
  by: Pick<Actor, 'userId' | 'nickname'> | null
  text: string
}

/** The entries about one kind of thing, as a repo. */
export function entryRepo<Thing extends Discussed, Entry extends NewEntry>(thing: Thing) {
  type Row = Selectable<DB[`${Thing}_entry`]>
  const table = sql.table(`${thing}_entry`)
  const owner = sql.ref(`${thing}_id`)

  const reads = (tx: ReadTx) => {
    const db = tables<never>(tx)
    return {
      /** Oldest first. `only`: those that hold this. */
      of: async (ids: readonly string[], only: Partial<Omit<Entry, 'by'>> = {}): Promise<Row[]> => {
        const wanted = Object.entries(only).map(([column, value]) => sql`and ${sql.ref(column)} = ${value}`)
        const { rows } = await sql<Row>`
          select * from ${table} where ${owner} = any(${ids}) ${sql.join(wanted, sql` `)} order by id`.execute(db)
        return rows
      },
      /** What one account wrote, the oldest first. */
      byAuthor: async (userId: string): Promise<{ at: Date; text: string }[]> => {
        const { rows } = await sql<{ at: Date; text: string }>`
          select at, text from ${table} where author_id = ${userId} order by id`.execute(db)
        return rows
      },
    }
  }

  const writes = (tx: Tx) => {
    const db = tables<never>(tx)
    return {
      add: async (id: string, { by, ...said }: Entry): Promise<void> => {
        const entry = { ...said, [`${thing}_id`]: id, author_id: by?.userId ?? null, author_name: by?.nickname ?? '' }
        const columns = sql.join(Object.keys(entry).map((column) => sql.ref(column)))
        await sql`insert into ${table} (${columns}) values (${sql.join(Object.values(entry))})`.execute(db)
      },
      /** Takes the name of one who is no longer here away. */
      forgetAuthor: async (userId: string): Promise<void> => {
        await sql`update ${table} set author_name = '' where author_id = ${userId}`.execute(db)
      },
    }
  }
  return repo(reads, writes)
}

interface Authors {
  (tx: Tx): { forgetAuthor(userId: string): Promise<void> }
  (tx: ReadTx): { byAuthor(userId: string): Promise<{ at: Date; text: string }[]> }
}

/** What a room gives of those who wrote entries, exported as `part`; an erased account loses its name alone. */
export const authorsOf = (part: string, entries: Authors) => ({
  personalData: async (tx: ReadTx, userId: string): Promise<Record<string, unknown>> => ({
    [part]: (await entries(tx).byAuthor(userId)).map(({ at, text }) => ({ at: at.toISOString(), text })),
  }),
  forget: (tx: Tx, userId: string): Promise<void> => entries(tx).forgetAuthor(userId),
})
