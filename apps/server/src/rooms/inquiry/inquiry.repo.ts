import type { InquiryState, InquiryTargetType } from '@portal/contract/inquiry-kind'
import { sql } from 'kysely'
import { caseRepo, type CaseRow } from '../../platform/correspondence/case-repo.ts'
import { countOf, pageOf } from '../../platform/db/found.ts'
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

const cases = caseRepo('inquiry', { personal: ['name', 'company', 'email', 'phone'], since: 'changed_at' })

const ofEnterprise = (tx: ReadTx, organisationId: string) =>
  tables<'inquiry'>(tx).selectFrom('inquiry').where('organisation_id', '=', organisationId)

const reads = (tx: ReadTx) => {
  const db = tables<'inquiry'>(tx)
  const lookedForOwn = (organisationId: string, { assigneeId, keywords }: OwnFilter) =>
    ofEnterprise(tx, organisationId)
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
    ...cases(tx),
    own: (id: string, organisationId: string) =>
      ofEnterprise(tx, organisationId).where('id', '=', id).selectAll().executeTakeFirst(),

    unread: (organisationId: string): Promise<number> =>
      countOf(ofEnterprise(tx, organisationId).where('unread', '=', true)),

    pageOfEnterprise: (organisationId: string, filter: OwnFilter) =>
      pageOf(lookedForOwn(organisationId, filter).where('state', 'in', filter.states), ['changed_at', 'desc'], filter),
    /** How many of what is looked for stand in each state, whichever are listed. */
    byStateOfEnterprise: (organisationId: string, filter: OwnFilter) =>
      lookedForOwn(organisationId, filter)
        .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
        .groupBy('state')
        .execute(),

    page: (filter: AdminFilter) => pageOf(chosen(filter), ['created_at', 'desc'], filter),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'inquiry'>(tx)
  return {
    ...cases(tx),
    insert: (inquiry: NewInquiry) => db.insertInto('inquiry').values(inquiry).returningAll().executeTakeFirstOrThrow(),
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
  }
}

/** Inquiries. Operators see all of them; what enterprises ask is scoped by the enterprise. */
export const inquiryRepo = repo(reads, writes)
export type InquiryRowData = CaseRow<'inquiry'>
/** What is changed of one. */
export type InquiryChange = Parameters<ReturnType<typeof writes>['change']>[1]
