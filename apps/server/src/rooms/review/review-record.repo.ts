import { sql } from 'kysely'
import { closestFirst, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Whatever waits, once for each product or enterprise: by the part that waits longest. */
const ofWaiting = ({ text, tsquery, most }: RecordSearch) =>
  tsquery &&
  sql`
  select id as key, title, '' as title_en, organisation_name as hint
  from (
    select distinct on (subject_type, subject_id) id, title, organisation_name, submitted_at
    from (select id, subject_type, subject_id, title, organisation_name, submitted_at from review_item
      where state = 'pending' and search_vector @@ ${tsquery}::tsquery ${lookedAt}) part
    order by subject_type, subject_id, submitted_at, id
  ) waiting
  order by ${closestFirst(sql`title`, text)}, submitted_at, id limit ${most}`

export const reviewRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> => recordRows(tx, search, { review: ofWaiting(search) }),
})
