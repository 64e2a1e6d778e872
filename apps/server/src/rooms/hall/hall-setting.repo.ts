/** Table hall_setting: how operators arranged halls. It belongs to the platform: nothing is scoped here. */
import type { HallKind } from '@portal/contract/hall'
import type { HallArrangement } from '@portal/contract/hall-document'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'hall_setting'>(tx)
  return {
    all: () => db.selectFrom('hall_setting').selectAll().execute(),

    find: (kind: HallKind, key: string) =>
      db.selectFrom('hall_setting').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'hall_setting'>(tx)
  return {
    /** Puts the next revision in place of `revision`; `false` when that is not the one that stands. */
    replace: async (
      { kind, key, revision }: { kind: HallKind; key: string; revision: number },
      { skin, intro, introEn, pinned }: HallArrangement,
      { at, by }: { at: Date; by: string },
    ): Promise<boolean> => {
      const columns = { skin, intro, intro_en: introEn, pinned, revision: revision + 1, updated_at: at, updated_by: by }
      const changed =
        revision === 0
          ? await db
              .insertInto('hall_setting')
              .values({ kind, key, ...columns })
              .onConflict((conflict) => conflict.doNothing())
              .returning('revision')
              .executeTakeFirst()
          : await db
              .updateTable('hall_setting')
              .set(columns)
              .where('kind', '=', kind)
              .where('key', '=', key)
              .where('revision', '=', revision)
              .returning('revision')
              .executeTakeFirst()
      return changed !== undefined
    },
  }
}

export const hallSettingRepo = repo(reads, writes)
