import { sql } from 'kysely'
import { closestFirst, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Of some hundred: read as they are. */
const ofAll = ({ text, most }: RecordSearch) => sql`
  select id as key, name as title, name_en as title_en, dict_code as hint
  from dict where strpos(lower(name || ' ' || name_en || ' ' || dict_code), ${text}) > 0
  order by ${closestFirst(sql`name`, text)}, id limit ${most}`

/** The items of all of them; the key is that of their dictionary, whose page shows them. */
const ofItems = ({ text, most }: RecordSearch) => sql`
  select dict.id as key, item.label as title, item.label_en as title_en, dict.name || ' · ' || item.value as hint
  from dict_item item join dict on dict.id = item.dict_id
  where strpos(lower(item.label || ' ' || item.label_en || ' ' || item.value), ${text}) > 0
  order by ${closestFirst(sql`item.label`, text)}, dict.id, item.sort, item.id limit ${most}`

export const dictRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> =>
    recordRows(tx, search, { dict: ofAll(search), dictItem: ofItems(search) }),
})
