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

export const newsRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch): Promise<RecordRow[]> =>
    recordRows(tx, search, { news: ofAll(search), article: ofReaders(search) }),
})
