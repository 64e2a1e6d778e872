import { sql } from 'kysely'
import { closestFirst, holds, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Written as its indexes have it. */
const SEARCHED = sql`(lower(number) || ' ' || lower(subject_title) || ' ' || lower(organisation_name))`

/** Of all enterprises, by number, by what they are about, or whom. */
const ofAll = ({ text, most }: RecordSearch) => sql`
  select id as key, subject_title as title, '' as title_en, number as hint
  from (select id, subject_title, number, created_at from complaint
    where ${holds(SEARCHED, text)} ${lookedAt}) complaint
  order by ${closestFirst(sql`subject_title`, text)}, created_at desc, id desc limit ${most}`

/** Those that the asker's own enterprise was told of. */
const ofOwn = ({ text, most, organisation }: RecordSearch) =>
  organisation &&
  sql`
  select id as key, subject_title as title, '' as title_en, number as hint
  from complaint
  where organisation_id = ${organisation.id} and passed_on_at is not null
    and strpos(lower(number || ' ' || subject_title), ${text}) > 0
  order by ${closestFirst(sql`subject_title`, text)}, passed_on_at desc, id desc limit ${most}`

export const complaintRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> =>
    recordRows(tx, search, { complaint: ofAll(search), ownComplaint: ofOwn(search) }),
})
