import type { InquiryState, InquiryTargetType } from '@portal/contract/inquiry-kind'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../platform/db/row-types.ts'
import { repo } from '../../platform/db/repo.ts'
import { substringPattern } from '../../platform/db/substring.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface NewInquiry {
  number: string
  target_type: InquiryTargetType
  target_id: string | null
  target_title: string
  organisation_id: string | null
  organisation_name: string
  purpose: string
  name: string
  company: string
  email: string
  phone: string
  language: string
  privacy_version: string
}

interface Range {
  limit: number
  offset: number
}
export interface OwnFilter extends Range {
  states: readonly InquiryState[]
  assigneeId: string | null
  keywords: string
}
export interface AdminFilter extends Range {
  states: readonly InquiryState[] | null
  target: InquiryTargetType | null
  hidden: boolean
  keywords: string
}

type Table = Pick<DB, 'inquiry'>
const count = async <O>(query: SelectQueryBuilder<Table, 'inquiry', O>): Promise<number> =>
  Number((await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count)

const ofEnterprise = (tx: ReadTx, organisationId: string) =>
  tables<'inquiry'>(tx).selectFrom('inquiry').where('organisation_id', '=', organisationId)

const reads = (tx: ReadTx) => {
  const db = tables<'inquiry'>(tx)
  const chosenOwn = (organisationId: string, { states, assigneeId, keywords }: OwnFilter) =>
    ofEnterprise(tx, organisationId)
      .where('state', 'in', states)
      .$if(assigneeId !== null, (all) => all.where('assignee_id', '=', assigneeId))
      .$if(keywords.trim() !== '', (all) =>
        all.where(
          sql`lower(number || ' ' || target_title || ' ' || name || ' ' || company)`,
          'like',
          substringPattern(keywords),
        ),
      )
  const chosen = ({ states, target, hidden, keywords }: AdminFilter) =>
    db
      .selectFrom('inquiry')
      .$if(states !== null, (all) => all.where('state', 'in', states ?? []))
      .$if(target !== null, (all) => all.where('target_type', '=', target ?? ''))
      .$if(hidden, (all) => all.where('hidden_count', '>', 0))
      .$if(keywords.trim() !== '', (all) =>
        all.where(
          sql`lower(number) || ' ' || lower(target_title) || ' ' || lower(organisation_name)`,
          'like',
          substringPattern(keywords),
        ),
      )

  return {
    byId: (id: string) => db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst(),
    own: (id: string, organisationId: string) =>
      ofEnterprise(tx, organisationId).where('id', '=', id).selectAll().executeTakeFirst(),

    /** Whether anything else goes by this address. */
    emailInUse: async (email: string): Promise<boolean> =>
      (await db
        .selectFrom('inquiry')
        .select('id')
        .where('email', '<>', '')
        .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Without movement since `until` and not yet anonymised. */
    due: async (until: Date, limit: number): Promise<string[]> => {
      const rows = await db
        .selectFrom('inquiry')
        .select('id')
        .where('changed_at', '<', until)
        .where('anonymised_at', 'is', null)
        .orderBy('changed_at')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    unread: (organisationId: string): Promise<number> =>
      count(ofEnterprise(tx, organisationId).where('unread', '=', true)),

    pageOfEnterprise: async (organisationId: string, filter: OwnFilter) => {
      const rows = await chosenOwn(organisationId, filter)
        .selectAll()
        .orderBy('changed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(filter.limit)
        .offset(filter.offset)
        .execute()
      return { rows, total: await count(chosenOwn(organisationId, filter)) }
    },
    byStateOfEnterprise: (organisationId: string) =>
      ofEnterprise(tx, organisationId)
        .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
        .groupBy('state')
        .execute(),

    page: async (filter: AdminFilter) => {
      const rows = await chosen(filter)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(filter.limit)
        .offset(filter.offset)
        .execute()
      return { rows, total: await count(chosen(filter)) }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'inquiry'>(tx)
  return {
    insert: (inquiry: NewInquiry) => db.insertInto('inquiry').values(inquiry).returningAll().executeTakeFirstOrThrow(),
    byIdForUpdate: (id: string) =>
      db.selectFrom('inquiry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    ownForUpdate: (id: string, organisationId: string) =>
      ofEnterprise(tx, organisationId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst(),

    change: (
      id: string,
      to: Partial<{
        state: InquiryState
        assignee_id: string | null
        unread: boolean
        hidden_count: number
        closed_at: Date | null
        changed_at: Date
      }>,
    ) => db.updateTable('inquiry').set(to).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    /** Takes away what tells who asked. */
    anonymise: (id: string, at: Date) =>
      db
        .updateTable('inquiry')
        .set({ name: '', company: '', email: '', phone: '', unread: false, anonymised_at: at })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}

/** Inquiries. Operators see all of them; what enterprises ask is scoped by the enterprise. */
export const inquiryRepo = repo(reads, writes)
export type InquiryRowData = NonNullable<Awaited<ReturnType<ReturnType<typeof inquiryRepo>['byId']>>>
/** What is changed of one. */
export type InquiryChange = Parameters<ReturnType<typeof writes>['change']>[1]
