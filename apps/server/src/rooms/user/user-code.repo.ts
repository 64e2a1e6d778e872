import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

interface Which {
  scene: string
  target: string
}

const newest = (tx: ReadTx, { scene, target }: Which) =>
  tables<'user_code'>(tx)
    .selectFrom('user_code')
    .select('id')
    .where('target', '=', target)
    .where('scene', '=', scene)
    .orderBy('id', 'desc')
    .limit(1)

const reads = (tx: ReadTx) => ({
  /** Whether a code was ever sent that is still remembered. */
  wasSent: async (which: Which): Promise<boolean> => (await newest(tx, which).executeTakeFirst()) !== undefined,
})

const writes = (tx: Tx) => {
  const db = tables<'user_code'>(tx)
  return {
    insert: (code: Which & { code_hash: Buffer; created_at: Date; expires_at: Date }) =>
      db.insertInto('user_code').values(code).execute(),

    /** Counts a try on the newest code; undefined when there is none that may still be tried. */
    take: (which: Which, mostTries: number, at: Date) =>
      db
        .updateTable('user_code')
        .set({ tries: sql`tries + 1` })
        .where('id', '=', newest(tx, which))
        .where('used_at', 'is', null)
        .where('tries', '<', mostTries)
        .where('expires_at', '>', at)
        .returning(['id', 'code_hash'])
        .executeTakeFirst(),

    /** Uses a code up; false when somebody did so before. */
    spend: async (id: string, at: Date): Promise<boolean> => {
      const row = await db
        .updateTable('user_code')
        .set({ used_at: at })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Forgets codes that nobody can use any more. */
    forget: (before: Date) => db.deleteFrom('user_code').where('expires_at', '<', before).execute(),
  }
}

/** Codes sent by SMS and mail: of a scene and target the newest counts. */
export const userCodeRepo = repo(reads, writes)
