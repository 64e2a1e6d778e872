import type { ColumnChoice, ListName } from '@portal/contract/saved-view'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const COLUMNS = ['id', 'name', 'query', 'columns'] as const

const reads = (tx: ReadTx) => {
  const db = tables<'user_saved_view'>(tx)
  return {
    ofList: (userId: string, list: ListName) =>
      db
        .selectFrom('user_saved_view')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('list', '=', list)
        .orderBy('name')
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'user_saved_view' | 'user_account'>(tx)
  return {
    /** One save of a person at a time: their views are counted. */
    lockOwner: async (userId: string): Promise<void> =>
      void (await db.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute()),

    /** Puts it in the place of the one with the same name. */
    put: (userId: string, view: { list: ListName; name: string; query: string; columns: ColumnChoice }) =>
      db
        .insertInto('user_saved_view')
        .values({ ...view, columns: JSON.stringify(view.columns), user_id: userId })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'list', 'name'])
            .doUpdateSet((row) => ({ query: row.ref('excluded.query'), columns: row.ref('excluded.columns') })),
        )
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),

    remove: async (userId: string, id: string): Promise<void> =>
      void (await db.deleteFrom('user_saved_view').where('user_id', '=', userId).where('id', '=', id).execute()),
  }
}

/** Saved views of one person at a time: every query is scoped by the user. */
export const userSavedViewRepo = repo(reads, writes)
