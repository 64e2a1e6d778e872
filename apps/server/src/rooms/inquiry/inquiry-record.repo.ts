import { sql } from 'kysely'
import { closestFirst, holds, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Written as its indexes have it. */
const SEARCHED = sql`(lower(number) || ' ' || lower(target_title) || ' ' || lower(organisation_name))`

/** Of all enterprises, by number, by what was asked about, or whom. */
const ofAll = ({ text, most }: RecordSearch) => sql`
  select id as key, target_title as title, '' as title_en, number as hint
  from (select id, target_title, number, created_at from inquiry where ${holds(SEARCHED, text)} ${lookedAt}) inquiry
  order by ${closestFirst(sql`target_title`, text)}, created_at desc, id desc limit ${most}`

/** Those to the asker's own enterprise, also by who asked. */
const ofOwn = ({ text, most, organisation }: RecordSearch) =>
  organisation &&
  sql`
  select id as key, target_title as title, '' as title_en, concat_ws(' · ', nullif(name, ''), number) as hint
  from (select id, target_title, name, number, changed_at from inquiry
    where organisation_id = ${organisation.id}
      and strpos(lower(number || ' ' || target_title || ' ' || name || ' ' || company), ${text}) > 0 ${lookedAt}) inquiry
  order by ${closestFirst(sql`target_title`, text)}, changed_at desc, id desc limit ${most}`

export const inquiryRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> =>
    recordRows(tx, search, { inquiry: ofAll(search), ownInquiry: ofOwn(search) }),
})
