import { sql } from 'kysely'
import type { DB } from '../../platform/db/row-types.ts'
import { midnight, midnightAfter } from '../../platform/db/day.ts'
import { substringPattern } from '../../platform/db/substring.ts'
import { type Reading, tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import type { Scope } from './user-admin.policy.ts'
import { type AccountTables, describedAccounts } from './user-admin.repo.ts'

export interface UserFilter {
  /** Part of username, nickname or mobile, as typed. */
  keywords: string
  state: 'active' | 'disabled' | null
  organisationId: string | null
  roles: string[]
  /** First and last day, `YYYY-MM-DD`, Asia/Shanghai; null where open. */
  from: string | null
  to: string | null
  order: { column: 'created_at' | 'updated_at'; descending: boolean }
}

interface Paging {
  limit: number
  offset: number
}

/** Counting stops here: reading more than this from an index, or from the table, would be felt. */
const MOST_COUNTED = { everybody: 50_000, filtered: 5_000 }
/** Keywords shorter than this have no trigram. */
const TRIGRAM = 3

const SEARCHED = sql<string>`(lower(account.username) || ' ' || lower(account.nickname) || ' ' || account.mobile)`

/** Whether an account holds the keywords; short ones by the index that knows them, or (`walking`) by reading the text. */
function holds(keywords: string, walking: boolean) {
  const short = [...keywords].length < TRIGRAM && !walking
  return short
    ? sql<boolean>`short_grams(${SEARCHED}) @> array[${keywords.toLowerCase()}]`
    : sql<boolean>`${SEARCHED} like ${substringPattern(keywords)}`
}

/** Accounts that the filter leaves, within the scope. */
function chosen(db: Reading<Pick<DB, AccountTables>>, scope: Scope, filter: UserFilter, walking = false) {
  let accounts = db.selectFrom('user_account as account').where('account.state', '<>', 'erased')
  if (scope !== 'everybody') accounts = accounts.where('account.organisation_id', '=', scope.organisationId)
  if (filter.state) accounts = accounts.where('account.state', '=', filter.state)
  if (filter.organisationId) accounts = accounts.where('account.organisation_id', '=', filter.organisationId)
  if (filter.from) accounts = accounts.where('account.created_at', '>=', midnight(filter.from))
  if (filter.to) accounts = accounts.where('account.created_at', '<', midnightAfter(filter.to))
  if (filter.roles.length > 0) {
    accounts = accounts.where((row) =>
      row.exists(
        row
          .selectFrom('user_account_role as holding')
          .select('holding.role_code')
          .whereRef('holding.user_id', '=', 'account.id')
          .where('holding.role_code', 'in', filter.roles),
      ),
    )
  }
  return filter.keywords === '' ? accounts : accounts.where(holds(filter.keywords, walking))
}

const isFiltered = (scope: Scope, { keywords, state, organisationId, roles, from, to }: UserFilter): boolean =>
  scope !== 'everybody' || keywords !== '' || roles.length > 0 || Boolean(state ?? organisationId ?? from ?? to)

const bounded = (count: string | null, most: number) => ({
  total: Math.min(Number(count), most),
  more: Number(count) > most,
})

/** Finding accounts. Every query is bounded by the scope. */
export const userSearchRepo = (tx: ReadTx) => {
  const db = tables<AccountTables>(tx)

  /** How many there are without a filter, up to a bound. */
  async function everybody(scope: Scope, filter: UserFilter) {
    const first = chosen(db, scope, filter)
      .select('account.id')
      .limit(MOST_COUNTED.everybody + 1)
    const { count } = await db
      .selectFrom(first.as('found'))
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return { ids: null, ...bounded(count, MOST_COUNTED.everybody) }
  }

  /** How many the filter leaves, up to a bound, and the ids of the page unless there are more: found once for both. */
  async function found(scope: Scope, filter: UserFilter, { limit, offset }: Paging) {
    const matched = chosen(db, scope, filter)
      .select(['account.id', `account.${filter.order.column} as place`])
      .limit(MOST_COUNTED.filtered + 1)
    const direction = filter.order.descending ? 'desc' : 'asc'
    const { count, ids } = await db
      .with(
        (name) => name('matched').materialized(),
        () => matched,
      )
      .selectNoFrom((row) => {
        const page = row
          .selectFrom('matched')
          .select('id')
          .orderBy('place', direction)
          .orderBy('id', direction)
          .limit(limit)
          .offset(offset)
        const all = row.selectFrom('matched').select(({ fn }) => fn.countAll<string>().as('count'))
        return [all.as('count'), sql<string[]>`array(${page})`.as('ids')]
      })
      .executeTakeFirstOrThrow()
    const { total, more } = bounded(count, MOST_COUNTED.filtered)
    return { ids: more ? null : ids, total, more }
  }

  /** The ids of a page among many: their order is walked until the page is full. */
  const walked = (scope: Scope, filter: UserFilter, { limit, offset }: Paging) => {
    const direction = filter.order.descending ? 'desc' : 'asc'
    return chosen(db, scope, filter, true)
      .select('account.id')
      .orderBy(`account.${filter.order.column}`, direction)
      .orderBy('account.id', direction)
      .limit(limit)
      .offset(offset)
  }

  return {
    /**
     * One page in order, and how many there are; `more`: more than `total`, which was where counting stopped.
     * Few are found by their index and sorted; of many, the order is walked. The database, left to guess how many
     * there are, would at times walk past a million accounts for one.
     */
    page: async (scope: Scope, filter: UserFilter, paging: Paging) => {
      const filtered = isFiltered(scope, filter)
      const { ids, total, more } = await (filtered ? found(scope, filter, paging) : everybody(scope, filter))
      const direction = filter.order.descending ? 'desc' : 'asc'
      const rows = await describedAccounts(db)
        .where(
          'account.id',
          'in',
          ids === null ? walked(scope, filter, paging) : sql<string>`(select unnest(${ids}::bigint[]))`,
        )
        .orderBy(`account.${filter.order.column}`, direction)
        .orderBy('account.id', direction)
        .execute()
      return { rows, total, more }
    },

    /** The first ids in order. */
    ids: async (scope: Scope, filter: UserFilter, limit: number): Promise<string[]> => {
      const direction = filter.order.descending ? 'desc' : 'asc'
      const rows = await chosen(db, scope, filter)
        .select('account.id')
        .orderBy(`account.${filter.order.column}`, direction)
        .orderBy('account.id', direction)
        .limit(limit)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}
