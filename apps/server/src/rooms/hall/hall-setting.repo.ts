/** Table hall_setting: how operators arranged halls. It belongs to the platform: nothing is scoped here. */
import type { HallKind } from '@portal/contract/hall'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

export const hallSettingRepo = (tx: Tx) => {
  const db = tables<'hall_setting'>(tx)
  return {
    all: () => db.selectFrom('hall_setting').selectAll().execute(),

    find: (kind: HallKind, key: string) =>
      db.selectFrom('hall_setting').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst(),
  }
}
