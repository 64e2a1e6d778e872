import { sql } from 'kysely'
import { closestFirst, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Of some hundred: read as they are. */
const ofAll = ({ text, most }: RecordSearch) => sql`
  select id as key, name as title, name_en as title_en, dict_code as hint
  from dict where strpos(lower(name || ' ' || name_en || ' ' || dict_code), ${text}) > 0
  order by ${closestFirst(sql`name`, text)}, id limit ${most}`

export const dictRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> => recordRows(tx, search, { dict: ofAll(search) }),
})
