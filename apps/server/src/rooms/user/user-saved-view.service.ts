import {
  ColumnChoice,
  type ListName,
  type SavedView,
  SAVED_VIEWS_MAX,
  type savedViewSave,
} from '@portal/contract/saved-view'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { userSavedViewRepo } from './user-saved-view.repo.ts'

const says = {
  full: {
    'zh-cn': `每个列表最多保存 ${SAVED_VIEWS_MAX} 个视图，请先删除不用的`,
    en: `A list keeps ${SAVED_VIEWS_MAX} views at most. Please remove one that you no longer use`,
  },
}

const savedView = (row: { id: string; name: string; query: string; columns: unknown }): SavedView => ({
  ...row,
  columns: ColumnChoice.parse(row.columns),
})

/** How somebody wants to see lists again. */
export function createSavedViews({ transactor }: { transactor: Transactor }) {
  return {
    /** The actor's views of a list, by name. */
    list: async ({ userId }: Actor, list: ListName): Promise<SavedView[]> =>
      (await userSavedViewRepo(transactor.read).ofList(userId, list)).map(savedView),

    /** Keeps a view; one of the same name is replaced. A0400 when the list has as many as it may. */
    save: ({ userId }: Actor, given: z.output<typeof savedViewSave.body>): Promise<SavedView> =>
      transactor.transact(async (tx) => {
        const repo = userSavedViewRepo(tx)
        await repo.lockOwner(userId)
        const view = { ...given, name: given.name.trim() }
        const others = (await repo.ofList(userId, view.list)).filter(({ name }) => name !== view.name)
        if (others.length >= SAVED_VIEWS_MAX) throw fault('A0400', says.full)
        return savedView(await repo.put(userId, view))
      }),

    /** Removes one of the actor's; repeating is harmless. */
    remove: ({ userId }: Actor, id: string): Promise<null> =>
      transactor.transact(async (tx) => {
        await userSavedViewRepo(tx).remove(userId, id)
        return null
      }),
  }
}
export type SavedViews = ReturnType<typeof createSavedViews>
