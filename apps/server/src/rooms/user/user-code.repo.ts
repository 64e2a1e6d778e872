import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

interface Which {
  scene: string
  target: string
}

/** Codes sent by SMS and mail: of a scene and target the newest counts. */
export const userCodeRepo = (tx: Tx) => {
  const db = tables<'user_code'>(tx)
  const newest = ({ scene, target }: Which) =>
    db
      .selectFrom('user_code')
      .select('id')
      .where('target', '=', target)
      .where('scene', '=', scene)
      .orderBy('id', 'desc')
      .limit(1)

  return {
    insert: (code: Which & { code_hash: Buffer; created_at: Date; expires_at: Date }) =>
      db.insertInto('user_code').values(code).execute(),

    /** Counts a try on the newest code; undefined when there is none that may still be tried. */
    take: (which: Which, mostTries: number, at: Date) =>
      db
        .updateTable('user_code')
        .set({ tries: sql`tries + 1` })
        .where('id', '=', newest(which))
        .where('used_at', 'is', null)
        .where('tries', '<', mostTries)
        .where('expires_at', '>', at)
        .returning(['id', 'code_hash'])
        .executeTakeFirst(),

    /** Whether a code was ever sent that is still remembered. */
    wasSent: async (which: Which): Promise<boolean> => (await newest(which).executeTakeFirst()) !== undefined,

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
