import { sql } from 'kysely'
import { closestFirst, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** By either side. Entered by hand, so of some hundred: read as they are. */
const ofRedirects = ({ text, most }: RecordSearch) => sql`
  select address as key, address as title, '' as title_en, target as hint
  from discovery_redirect where strpos(lower(address || ' ' || target), ${text}) > 0
  order by ${closestFirst(sql`address`, text)}, added_at desc, address limit ${most}`

export const discoveryRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> => recordRows(tx, search, { redirect: ofRedirects(search) }),
})
