/** For statements of other rooms: entries of lists inside documents, each as a row. */
import { type RawBuilder, sql } from 'kysely'

/** One kind of document of one kind of subject. */
export interface ContentKind {
  subject: string
  kind: string
}

const entriesOf = (revision: 'newest_revision' | 'published_revision', list: string) => sql`
  content c
  join content_revision r on r.subject = c.subject and r.subject_id = c.subject_id and r.kind = c.kind
    and r.revision = ${sql.ref(`c.${revision}`)}
  cross join lateral jsonb_array_elements(r.document -> ${list}) with ordinality as one (entry, position)`

/**
 * The entries of a list in the newest documents of these subjects (their ids, or an SQL array of them): subject_id,
 * status of the content, whether it is published, position (from 1), entry (jsonb).
 */
export const newestEntriesSql = (
  { subject, kind }: ContentKind,
  list: string,
  ids: readonly string[] | RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const wanted = 'toOperationNode' in ids ? ids : sql`${[...ids]}::bigint[]`
  return sql`
    select c.subject_id, c.status, c.published_revision is not null as published, one.position, one.entry
    from ${entriesOf('newest_revision', list)}
    where c.subject = ${subject} and c.kind = ${kind} and c.subject_id = any(${wanted})`
}

/** The same of whatever is published of these kinds: subject, subject_id, kind, entry (jsonb). */
export const publishedEntriesSql = (of: readonly ContentKind[], list: string): RawBuilder<unknown> => sql`
  select c.subject, c.subject_id, c.kind, one.entry
  from ${entriesOf('published_revision', list)}
  where (c.subject, c.kind) in (${sql.join(of.map(({ subject, kind }) => sql`(${subject}, ${kind})`))})`
