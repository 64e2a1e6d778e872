import type { ComplaintKind, ComplaintState, ComplaintSubjectType } from '@portal/contract/complaint-kind'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../platform/db/row-types.ts'
import { repo } from '../../platform/db/repo.ts'
import { substringPattern } from '../../platform/db/substring.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface NewComplaint {
  number: string
  kind: ComplaintKind
  subject_type: ComplaintSubjectType
  subject_id: string
  subject_title: string
  organisation_id: string | null
  organisation_name: string
  statement: string
  right_statement: string
  name: string
  email: string
  phone: string
  language: string
}

export interface ComplaintFilter {
  states: readonly ComplaintState[]
  kind: ComplaintKind | null
  assigneeId: string | null
  keywords: string
  /** Settled ones are listed newest first, open ones oldest first. */
  oldestFirst: boolean
  limit: number
  offset: number
}

type Table = Pick<DB, 'complaint'>
const count = <O>(query: SelectQueryBuilder<Table, 'complaint', O>) =>
  query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()

const ofEnterprise = (tx: ReadTx, organisationId: string) =>
  tables<'complaint'>(tx)
    .selectFrom('complaint')
    .where('organisation_id', '=', organisationId)
    .where('passed_on_at', 'is not', null)

const reads = (tx: ReadTx) => {
  const db = tables<'complaint'>(tx)
  const chosen = ({ states, kind, assigneeId, keywords }: ComplaintFilter) =>
    db
      .selectFrom('complaint')
      .where('state', 'in', states)
      .$if(kind !== null, (all) => all.where('kind', '=', kind ?? ''))
      .$if(assigneeId !== null, (all) => all.where('assignee_id', '=', assigneeId))
      .$if(keywords.trim() !== '', (all) =>
        all.where(
          sql`lower(number) || ' ' || lower(subject_title) || ' ' || lower(organisation_name)`,
          'like',
          substringPattern(keywords),
        ),
      )

  return {
    byId: (id: string) => db.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirst(),
    byNumber: (number: string, email: string) =>
      db
        .selectFrom('complaint')
        .select(['id', 'number'])
        .where('number', '=', number)
        .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
        .executeTakeFirst(),

    /** Whether anything else goes by this address. */
    emailInUse: async (email: string): Promise<boolean> =>
      (await db
        .selectFrom('complaint')
        .select('id')
        .where('email', '<>', '')
        .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Settled before `until` and not yet anonymised. */
    due: async (until: Date, limit: number): Promise<string[]> => {
      const rows = await db
        .selectFrom('complaint')
        .select('id')
        .where('settled_at', '<', until)
        .where('anonymised_at', 'is', null)
        .orderBy('settled_at')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    page: async (filter: ComplaintFilter) => {
      const direction = filter.oldestFirst ? 'asc' : 'desc'
      const rows = await chosen(filter)
        .selectAll()
        .orderBy('created_at', direction)
        .orderBy('id', direction)
        .limit(filter.limit)
        .offset(filter.offset)
        .execute()
      return { rows, total: Number((await count(chosen(filter))).count) }
    },
    byState: () =>
      db
        .selectFrom('complaint')
        .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
        .groupBy('state')
        .execute(),
    /** How many others are about the same. */
    others: async (complaint: { id: string; subject_type: string; subject_id: string }): Promise<number> => {
      const same = db
        .selectFrom('complaint')
        .where('subject_type', '=', complaint.subject_type)
        .where('subject_id', '=', complaint.subject_id)
        .where('id', '<>', complaint.id)
      return Number((await count(same)).count)
    },

    pageOfEnterprise: async (organisationId: string, { limit, offset }: { limit: number; offset: number }) => {
      const rows = await ofEnterprise(tx, organisationId)
        .selectAll()
        .orderBy('passed_on_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return { rows, total: Number((await count(ofEnterprise(tx, organisationId))).count) }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'complaint'>(tx)
  return {
    insert: (complaint: NewComplaint) =>
      db.insertInto('complaint').values(complaint).returningAll().executeTakeFirstOrThrow(),
    byIdForUpdate: (id: string) =>
      db.selectFrom('complaint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    /** One that the enterprise was told of. */
    own: (id: string, organisationId: string) =>
      ofEnterprise(tx, organisationId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst(),

    change: (
      id: string,
      to: Partial<{
        state: ComplaintState
        assignee_id: string | null
        settled_at: Date | null
        passed_on_at: Date
        taken_down_at: Date | null
        changed_at: Date
      }>,
    ) => db.updateTable('complaint').set(to).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    /** Takes away what tells who complained. */
    anonymise: (id: string, at: Date) =>
      db
        .updateTable('complaint')
        .set({ name: '', email: '', phone: '', anonymised_at: at })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}

/** Complaints. Operators see all of them; what enterprises ask is scoped by the enterprise. */
export const complaintRepo = repo(reads, writes)
export type ComplaintRowData = NonNullable<Awaited<ReturnType<ReturnType<typeof complaintRepo>['byId']>>>
/** What is changed of one. */
export type ComplaintChange = Parameters<ReturnType<typeof writes>['change']>[1]
