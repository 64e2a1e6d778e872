import { sql } from 'kysely'
import { closestFirst, holds, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { type ContentKind, newestEntriesSql } from '../content/index.ts'

/** What may be the beginning of a code: codes are looked among only for these. */
const CODE = /^[0-9A-Z]{4,18}$/

/** Of all enterprises, by name or the beginning of their code. Reads organisations through their view. */
function ofAll({ text, most }: RecordSearch) {
  const name = sql`lower(name)`
  const named = sql`(select id, name from organisation_card where ${holds(name, text)} ${lookedAt})`
  const code = text.toUpperCase()
  const coded = sql`(select o.id, o.name from enterprise e join organisation_card o using (id)
    where e.uscc like ${`${code}%`} ${lookedAt})`
  const found = CODE.test(code) ? sql`${named} union ${coded}` : named
  return sql`
    select found.id as key, found.name as title, '' as title_en, coalesce(e.uscc, '') as hint
    from (${found}) found left join enterprise e using (id)
    order by ${closestFirst(sql`found.name`, text)}, found.id desc limit ${most}`
}

/** What the asker's own enterprise lists in these documents, by name or number. */
function ofOwn({ text, most, organisation }: RecordSearch, certificates: readonly ContentKind[]) {
  if (organisation === null) return null
  const kept = certificates.map(
    (one) => sql`select ${one.kind}::text as kind, position, entry
      from (${newestEntriesSql(one, 'certificates', [organisation.id])}) ${sql.ref(one.kind)}`,
  )
  return sql`
    select kind as key, coalesce(entry ->> 'name', '') as title, coalesce(entry ->> 'nameEn', '') as title_en,
      coalesce(entry ->> 'number', '') as hint
    from (${sql.join(kept, sql` union all `)}) kept
    where strpos(lower(concat_ws(' ', entry ->> 'name', entry ->> 'nameEn', entry ->> 'number')), ${text}) > 0
    order by kind, position limit ${most}`
}

export const enterpriseRecordRepo = (tx: ReadTx) => ({
  /** `certificates`: the documents in which enterprises list what they hold. */
  find: (search: RecordSearch, certificates: readonly ContentKind[]): Promise<RecordRow[]> =>
    recordRows(tx, search, { enterprise: ofAll(search), ownCertificate: ofOwn(search, certificates) }),
})
