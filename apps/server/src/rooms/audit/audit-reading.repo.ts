import { signInActions } from '@portal/contract/audit-sign-in'
import { type RawBuilder, sql } from 'kysely'
import { midnight, midnightAfter } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { JsonValue } from '../../platform/db/row-types.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export interface AuditQuery {
  actorId?: string | undefined
  organisationId?: string | undefined
  actions: string[]
  subjectType?: string | undefined
  subjectId?: string | undefined
  /** First and last day, `YYYY-MM-DD`, Asia/Shanghai. */
  from?: string | undefined
  to?: string | undefined
  signIns?: 'hidden' | undefined
}

export interface ListedEntryRow {
  id: string
  at: Date
  actor_id: string | null
  actor_name: string
  organisation_id: string | null
  organisation_name: string | null
  action: string
  subject_type: string
  subject_id: string
  subject_name: string
}
export interface AuditEntryRow extends ListedEntryRow {
  before: JsonValue
  after: JsonValue
}

/** What an entry has to fulfil; every condition and the order stand in one of the log's indexes. */
function conditions(query: AuditQuery, after: string | null): RawBuilder<unknown>[] {
  const { actorId, organisationId, subjectType, subjectId, from, to, signIns } = query
  const all = [sql`true`]
  if (actorId !== undefined) all.push(sql`e.actor_id = ${actorId}::bigint`)
  if (organisationId !== undefined) all.push(sql`e.organisation_id = ${organisationId}::bigint`)
  if (subjectType !== undefined) all.push(sql`e.subject_type = ${subjectType}`)
  if (subjectId !== undefined) all.push(sql`e.subject_id = ${subjectId}`)
  if (signIns === 'hidden') all.push(sql`e.action <> all(${[...signInActions]}::text[])`)
  if (from !== undefined) all.push(sql`e.at >= ${midnight(from)}`)
  if (to !== undefined) all.push(sql`e.at < ${midnightAfter(to)}`)
  // The instant is read here, not handed over: it is finer than a Date.
  if (after !== null)
    all.push(sql`(e.at, e.id) < ((select at from audit_entry where id = ${after}::bigint), ${after}::bigint)`)
  return all
}

/** Under which a thing is called what it is called, in what stood before and after; lists of things have none. */
const NAMES = ['name', 'productName', 'enterpriseName', 'title', 'nickname', 'label', 'number']
const nameOf = NAMES.flatMap((name) => [`e.after ->> '${name}'`, `e.before ->> '${name}'`]).join(', ')
const LISTED = sql.raw(
  ['id', 'at', 'actor_id', 'actor_name', 'organisation_id', 'action', 'subject_type', 'subject_id']
    .map((column) => `e.${column}`)
    .concat(`left(coalesce(${nameOf}, ''), 120) as subject_name`)
    .join(', '),
)
const ORDER = sql`order by e.at desc, e.id desc`

/** The log as operators read it: no scope, they see all of it. */
export const auditReadingRepo = (tx: ReadTx) => {
  const db = tables<'audit_entry' | 'organisation_card'>(tx)

  /** The newest entries, older than `after`; several actions are found each by itself, so that rare ones cost no walk. */
  async function newest<Row>(columns: RawBuilder<unknown>, query: AuditQuery, after: string | null, limit: number) {
    const where = sql.join(conditions(query, after), sql` and `)
    const entries =
      query.actions.length === 0
        ? sql`select * from audit_entry e where ${where} ${ORDER} limit ${limit}`
        : sql`select e.* from unnest(${query.actions}::text[]) as wanted (action) cross join lateral (
            select * from audit_entry e where e.action = wanted.action and ${where} ${ORDER} limit ${limit}
          ) e ${ORDER} limit ${limit}`
    const found = await sql<Row>`select ${columns}, o.name as organisation_name
      from (${entries}) e left join organisation_card o on o.id = e.organisation_id ${ORDER}`.execute(db)
    return found.rows
  }

  return {
    list: (query: AuditQuery, after: string | null, limit: number) =>
      newest<ListedEntryRow>(LISTED, query, after, limit),

    whole: (query: AuditQuery, after: string | null, limit: number) =>
      newest<AuditEntryRow>(sql`${LISTED}, e.before, e.after`, query, after, limit),

    byId: async (id: string): Promise<AuditEntryRow | undefined> => {
      const found = await sql<AuditEntryRow>`select ${LISTED}, e.before, e.after, o.name as organisation_name
        from audit_entry e left join organisation_card o on o.id = e.organisation_id
        where e.id = ${id}::bigint`.execute(db)
      return found.rows[0]
    },

    /** Every action there is, by leaps through the index. */
    actions: async (): Promise<string[]> => {
      const found = await sql<{ action: string }>`with recursive known as (
          (select action from audit_entry order by action limit 1)
          union all
          select (select action from audit_entry where action > known.action order by action limit 1)
          from known where known.action is not null
        ) select action from known where action is not null`.execute(db)
      return found.rows.map(({ action }) => action)
    },
  }
}
