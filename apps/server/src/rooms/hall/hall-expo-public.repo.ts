/** Table expo_public: what visitors see of expos. */
import type { ExpoState } from '@portal/contract/hall'
import { Expo } from '@portal/contract/hall-document'
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export interface ExpoPublicRow {
  expo_id: string
  starts_on: string
  ends_on: string
  updated_at: Date
  content: Expo
}
const ROW = ['expo_id', 'starts_on', 'ends_on', 'updated_at', 'content'] as const

export const hallExpoPublicRepo = (tx: ReadTx) => {
  const db = tables<'expo_public'>(tx)
  /** On a day, `YYYY-MM-DD`. */
  const stateOn = (today: string) =>
    sql<ExpoState>`case when ${today}::date < starts_on then 'announced' when ${today}::date > ends_on then 'past' else 'running' end`
  // What was published before a field existed gets that field's default.
  const read = <Row extends { content: unknown }>(row: Row) => ({ ...row, content: Expo.parse(row.content) })

  return {
    byId: async (id: string): Promise<ExpoPublicRow | undefined> => {
      const row = await db.selectFrom('expo_public').select(ROW).where('expo_id', '=', id).executeTakeFirst()
      return row && read(row)
    },

    /** Published expos with a rule that are not over on a day, at most a hundred, newest first. */
    ruled: async (today: string): Promise<ExpoPublicRow[]> => {
      const rows = await db
        .selectFrom('expo_public')
        .select(ROW)
        .where('ends_on', '>=', today)
        .where(sql<boolean>`content -> 'rule' <> 'null'::jsonb`)
        .orderBy('expo_id', 'desc')
        .limit(100)
        .execute()
      return rows.map(read)
    },

    /** One page of a state (null: of all): running ones, those to come by their first day, those past from the last. */
    page: async (
      today: string,
      { state, limit, offset }: { state: ExpoState | null; limit: number; offset: number },
    ) => {
      const rows = await db
        .selectFrom('expo_public')
        .select(ROW)
        .$if(state !== null, (all) => all.where(stateOn(today), '=', state))
        .orderBy(sql`array_position(array['running', 'announced', 'past'], ${stateOn(today)})`)
        .orderBy(sql`case when starts_on > ${today}::date then starts_on end`)
        .orderBy('ends_on', 'desc')
        .orderBy('expo_id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(read)
    },

    /** How many there are of each state. */
    states: (today: string) =>
      db
        .selectFrom('expo_public')
        .select(({ fn }) => [stateOn(today).as('state'), fn.countAll<string>().as('count')])
        .groupBy('state')
        .execute(),
  }
}
