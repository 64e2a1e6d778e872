/** What a query finds: counted, in pages, and since when it waits. */
import { type SelectQueryBuilder, sql } from 'kysely'
import { HOW_MANY } from './day.ts'

/** How many rows there are. */
export async function countOf<Tables, Table extends keyof Tables, Chosen>(
  query: SelectQueryBuilder<Tables, Table, Chosen>,
): Promise<number> {
  const counted = query.select(HOW_MANY.as('count')).$castTo<{ count: number }>()
  return (await counted.executeTakeFirstOrThrow()).count
}

/** One page of the rows of a table, ordered by a column and, where that is the same, by id; and how many there are. */
export async function pageOf<Tables, Table extends keyof Tables, Chosen>(
  query: SelectQueryBuilder<Tables, Table, Chosen>,
  [column, direction]: readonly [keyof Tables[Table] & string, 'asc' | 'desc'],
  { limit, offset }: { limit: number; offset: number },
) {
  const ordered = query.selectAll().orderBy(sql.ref(column), direction).orderBy(sql.ref('id'), direction)
  return { rows: await ordered.limit(limit).offset(offset).execute(), total: await countOf(query) }
}

/** How many rows wait, and the instant (ISO 8601) at which the oldest of them was created. */
export async function waitingOf<Tables, Table extends keyof Tables, Chosen>(
  query: SelectQueryBuilder<Tables, Table, Chosen>,
): Promise<{ count: number; oldestAt: string | null }> {
  const oldest = sql<Date | null>`min(created_at)`.as('oldest_at')
  const waiting = query.select([HOW_MANY.as('count'), oldest]).$castTo<{ count: number; oldest_at: Date | null }>()
  const { count, oldest_at } = await waiting.executeTakeFirstOrThrow()
  return { count, oldestAt: oldest_at?.toISOString() ?? null }
}
