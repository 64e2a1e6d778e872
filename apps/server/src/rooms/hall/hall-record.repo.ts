import { sql } from 'kysely'
import { closestFirst, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** All expos, whatever their state. */
const ofExpos = ({ text, tsquery, most }: RecordSearch) =>
  tsquery &&
  sql`
  select id as key, title, title_en, starts_on || ' – ' || ends_on as hint
  from (select id, title, title_en, starts_on, ends_on from expo
    where search_vector @@ ${tsquery}::tsquery ${lookedAt}) expo
  order by ${closestFirst(sql`title`, text)}, starts_on desc, id desc limit ${most}`

export const hallRecordRepo = (tx: ReadTx) => ({
  expos: (search: RecordSearch): Promise<RecordRow[]> => recordRows(tx, search, { expo: ofExpos(search) }),
})
