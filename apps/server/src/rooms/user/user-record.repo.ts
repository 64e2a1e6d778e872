import { sql } from 'kysely'
import { closestFirst, holds, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Of everybody, by username, nickname or mobile; the key is the username, by which the list is opened. */
const ofAll = ({ text, most }: RecordSearch) => sql`
  select username as key, nickname as title, '' as title_en, username as hint
  from (select id, username, nickname from user_account
    where state <> 'erased'
      and ${holds(sql`(lower(username) || ' ' || lower(nickname) || ' ' || mobile)`, text)} ${lookedAt}) account
  order by ${closestFirst(sql`nickname`, text)}, id desc limit ${most}`

/** Of some ten: read as they are. */
const ofRoles = ({ text, most }: RecordSearch) => sql`
  select code as key, name_zh as title, name_en as title_en, code as hint
  from user_role where strpos(lower(name_zh || ' ' || name_en || ' ' || code), ${text}) > 0
  order by ${closestFirst(sql`name_zh`, text)}, code limit ${most}`

/** Members of the asker's own enterprise; colleagues are found by name alone. */
const ofOwn = ({ text, most, organisation }: RecordSearch) =>
  organisation &&
  sql`
  select id as key, nickname as title, '' as title_en, username as hint
  from user_account
  where organisation_id = ${organisation.id} and state <> 'erased'
    and strpos(lower(username || ' ' || nickname), ${text}) > 0
  order by ${closestFirst(sql`nickname`, text)}, id limit ${most}`

export const userRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> =>
    recordRows(tx, search, { user: ofAll(search), role: ofRoles(search), member: ofOwn(search) }),
})
