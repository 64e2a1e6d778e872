import { sql } from 'kysely'
import { closestFirst, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { type ContentKind, newestEntriesSql } from '../content/index.ts'

/** Of all enterprises, by the words of name, model and summary. Reads organisations through their view. */
const ofAll = ({ text, tsquery, most }: RecordSearch) =>
  tsquery &&
  sql`
  select p.id as key, p.name as title, '' as title_en, o.name as hint
  from (select id, name, organisation_id, updated_at from product
    where search_vector @@ ${tsquery}::tsquery and archived_at is null ${lookedAt}) p
  join organisation_card o on o.id = p.organisation_id
  order by ${closestFirst(sql`p.name`, text)}, p.updated_at desc, p.id desc limit ${most}`

/** The asker's own, also those put away: the enterprise's two partial indexes are read together. */
function ofOwn({ text, tsquery, most, organisation }: RecordSearch) {
  if (organisation === null) return null
  const worded = tsquery === null ? sql`false` : sql`search_vector @@ ${tsquery}::tsquery`
  return sql`
    select id as key, name as title, '' as title_en, model as hint
    from (select id, name, model, updated_at from product
      where organisation_id = ${organisation.id} and (archived_at is null or archived_at is not null)
        and (${worded} or strpos(lower(name || ' ' || model), ${text}) > 0) ${lookedAt}) own
    order by ${closestFirst(sql`name`, text)}, updated_at desc, id desc limit ${most}`
}

/** Certificates of the asker's own products in use, by name or number; the key is that of the product. */
function ofOwnCertificates({ text, most, organisation }: RecordSearch, certificates: ContentKind) {
  if (organisation === null) return null
  const own = sql`array(select id from product where organisation_id = ${organisation.id} and archived_at is null)`
  return sql`
    select p.id as key, entry ->> 'name' as title, coalesce(entry ->> 'nameEn', '') as title_en,
      concat_ws(' · ', nullif(entry ->> 'number', ''), p.name) as hint
    from (
      select subject_id, position, entry from (${newestEntriesSql(certificates, 'certificates', own)}) kept
      where strpos(lower(concat_ws(' ', entry ->> 'name', entry ->> 'nameEn', entry ->> 'number')), ${text}) > 0
      ${lookedAt}
    ) certificate join product p on p.id = certificate.subject_id
    order by ${closestFirst(sql`entry ->> 'name'`, text)}, p.updated_at desc, p.id desc, position limit ${most}`
}

export const productRecordRepo = (tx: ReadTx) => ({
  /** `certificates`: where certificates of products are kept. */
  find: (search: RecordSearch, certificates: ContentKind): Promise<RecordRow[]> =>
    recordRows(tx, search, {
      product: ofAll(search),
      ownProduct: ofOwn(search),
      ownProductCertificate: ofOwnCertificates(search, certificates),
    }),
})
