/** More products than anybody would publish one by one. */
import type pg from 'pg'

/** Industries, in which copies stand in turn. */
const INDUSTRIES = 7

/**
 * Writes copies of a published product with all that is published of it, named after it and numbered from 1, in the
 * industries 01 to 07 in turn; every second one is recognised (2023). Answers their ids in that order. Nobody has shown
 * them on the website yet.
 */
export async function copyProduct(pool: pg.Pool, productId: string, copies: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into product (organisation_id, created_by, name, model, industry, cover, patent_count, completeness, missing,
        search_vector, statuses)
      select organisation_id, created_by, name || ' ' || n, model, lpad((1 + n % ${INDUSTRIES})::text, 2, '0'), cover,
        patent_count, completeness, missing, search_vector, statuses
      from product, generate_series(1, $2::int) n where id = $1 order by n returning id`,
    [productId, copies],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `insert into content (subject, subject_id, kind, status, newest_revision, published_revision, updated_at, updated_by,
        published_at)
      select subject, copy, kind, status, newest_revision, published_revision, updated_at, updated_by, published_at
      from content, unnest($2::bigint[]) copy where subject = 'product' and subject_id = $1`,
    [productId, ids],
  )
  await pool.query(
    `insert into content_revision (subject, subject_id, kind, revision, document, created_by, created_at)
      select subject, copy.id, kind, revision, case when kind <> 'basics' then document else document || jsonb_build_object(
        'name', copy.name, 'industry', copy.industry, 'recognitionYear', case when n % 2 = 0 then 2023 end) end,
        content_revision.created_by, content_revision.created_at
      from content_revision, unnest($2::bigint[]) with ordinality as listed (id, n) join product copy using (id)
      where subject = 'product' and subject_id = $1`,
    [productId, ids],
  )
  return ids
}
