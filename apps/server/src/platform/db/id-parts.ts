/** A large table by ranges of its key: every range is one stretch of the key's index, wherever it lies. */
import { type RawBuilder, sql } from 'kysely'
import type { IdRange } from '../public-address.ts'

/** Where the ranges of `size` keys begin that hold any row. `shown` narrows the rows; it may only name the table's own columns. */
export const idParts = (
  table: string,
  key: string,
  size: number,
  shown: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<{ after: number }> => sql<{ after: number }>`
  select part.after::float8 as after
  from generate_series(0, (select coalesce(max(${sql.ref(key)}), 0) from ${sql.table(table)}), ${size}::bigint) as part(after)
  where exists (
    select 1 from ${sql.table(table)}
    where ${sql.ref(key)} > part.after and ${sql.ref(key)} <= part.after + ${size}::bigint and ${shown}
  )
  order by 1`

/** Whether a key lies in a range. */
export const inIdRange = (key: string, { after, upTo }: IdRange): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(key)} > ${after}::bigint and ${sql.ref(key)} <= ${upTo}::bigint)`
