import { type RawBuilder, sql } from 'kysely'
import { literalPattern } from '../../platform/db/substring.ts'
import { closestFirst, lookedAt, recordRows } from '../../platform/db/record-rows.ts'
import type { RecordRow, RecordSearch } from '../../platform/records.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { isVisible } from './patent.repo.ts'

/** What is looked for: the beginning of a number, or words. */
interface Typed {
  number: string | null
  /** By which patents name the asker's enterprise as applicant. */
  applicant: string
}

const COLUMNS = sql`id, number, title, title_en`
const rows = (found: RawBuilder<unknown>, { text, most }: RecordSearch) => sql`
  select id as key, title, title_en, number as hint from (${found}) found
  order by ${closestFirst(sql`title`, text)}, number desc limit ${most}`

function matching({ tsquery }: RecordSearch, number: string | null): RawBuilder<unknown> | null {
  if (number !== null) return sql`number like ${`${literalPattern(number).toUpperCase()}%`}`
  // Of titles and applicants alone, written as the index has it.
  return tsquery === null ? null : sql`ts_filter(search_vector, '{a,b}') @@ ${tsquery}::tsquery`
}

/** Of all applicants. */
function ofAll(search: RecordSearch, { number }: Typed) {
  const asked = matching(search, number)
  return asked && rows(sql`select ${COLUMNS} from patent where ${asked} ${lookedAt}`, search)
}

/** The asker's own as visitors see them: it is an applicant, or stated the record. */
function ofOwn(search: RecordSearch, { number, applicant }: Typed) {
  const asked = matching(search, number)
  const { organisation } = search
  if (!asked || organisation === null) return null
  const own = sql`(applicant_keys @> ${[applicant]}::text[] or stated_by = ${organisation.id})`
  return rows(sql`select ${COLUMNS} from patent where ${own} and ${isVisible} and ${asked} ${lookedAt}`, search)
}

export const patentRecordRepo = (tx: ReadTx) => ({
  find: (search: RecordSearch, typed: Typed): Promise<RecordRow[]> =>
    recordRows(tx, search, { patent: ofAll(search, typed), ownPatent: ofOwn(search, typed) }),
})
