import { type RawBuilder, sql } from 'kysely'
import { closestFirst, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** `found`: rows of key, title, title_en and the time `at` that puts them in order. */
const rows = (found: RawBuilder<unknown>, { text, most }: RecordSearch) => sql`
  select key, title, title_en, '' as hint from (${found}) found
  order by ${closestFirst(sql`title`, text)}, at desc, key desc limit ${most}`

/** All articles, whatever their state. */
const ofAll = (search: RecordSearch) =>
  search.tsquery &&
  rows(
    sql`select id as key, title, title_en, updated_at as at from news
      where search_vector @@ ${search.tsquery}::tsquery ${lookedAt}`,
    search,
  )

/** Those that enterprises read. */
const ofReaders = (search: RecordSearch) =>
  search.tsquery &&
  rows(
    sql`select news_id as key, title, title_en, published_at as at from news_public
      where workbench and search_vector @@ ${search.tsquery}::tsquery ${lookedAt}`,
    search,
  )

/** So many of the newest notices are looked at. */
const NOTICES_LOOKED_AT = 500

/** What operators sent to enterprises, or are about to. */
const ofNotices = ({ text, most }: RecordSearch) => sql`
  select id as key, content ->> 'title' as title, content ->> 'titleEn' as title_en, to_char(send_at, 'YYYY-MM-DD') as hint
  from (select id, content, send_at from news_notice order by id desc limit ${NOTICES_LOOKED_AT}) newest
  where strpos(lower(concat_ws(' ', content ->> 'title', content ->> 'titleEn')), ${text}) > 0
  order by ${closestFirst(sql`content ->> 'title'`, text)}, id desc limit ${most}`

export const newsRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> =>
    recordRows(tx, search, { news: ofAll(search), notice: ofNotices(search), article: ofReaders(search) }),
})
