import type { ComplaintKind, ComplaintState, ComplaintSubjectType } from '@portal/contract/complaint-kind'
import { sql } from 'kysely'
import { caseRepo, type CaseRow } from '../../platform/correspondence/case-repo.ts'
import { countOf, pageOf } from '../../platform/db/found.ts'
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

const cases = caseRepo('complaint', { personal: ['name', 'email', 'phone'], since: 'settled_at' })

const ofEnterprise = (tx: ReadTx, organisationId: string) =>
  tables<'complaint'>(tx)
    .selectFrom('complaint')
    .where('organisation_id', '=', organisationId)
    .where('passed_on_at', 'is not', null)

const reads = (tx: ReadTx) => {
  const db = tables<'complaint'>(tx)
  const lookedFor = ({ kind, assigneeId, keywords }: ComplaintFilter) =>
    db
      .selectFrom('complaint')
      .$if(kind !== null, (all) => all.where('kind', '=', kind ?? ''))
      .$if(assigneeId !== null, (all) => all.where('assignee_id', '=', assigneeId))
      .$if(keywords.trim() !== '', (all) =>
        all.where(
          sql`lower(number) || ' ' || lower(subject_title) || ' ' || lower(organisation_name)`,
          'like',
          substringPattern(keywords),
        ),
      )
  const chosen = (filter: ComplaintFilter) => lookedFor(filter).where('state', 'in', filter.states)

  return {
    ...cases(tx),
    byNumber: (number: string, email: string) =>
      db
        .selectFrom('complaint')
        .select(['id', 'number'])
        .where('number', '=', number)
        .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
        .executeTakeFirst(),

    page: (filter: ComplaintFilter) =>
      pageOf(chosen(filter), ['created_at', filter.oldestFirst ? 'asc' : 'desc'], filter),
    /** How many of what is looked for stand in each state, whichever are listed. */
    byState: (filter: ComplaintFilter) =>
      lookedFor(filter)
        .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
        .groupBy('state')
        .execute(),
    /** How many others are about the same. */
    others: (complaint: { id: string; subject_type: string; subject_id: string }): Promise<number> =>
      countOf(
        db
          .selectFrom('complaint')
          .where('subject_type', '=', complaint.subject_type)
          .where('subject_id', '=', complaint.subject_id)
          .where('id', '<>', complaint.id),
      ),

    pageOfEnterprise: (organisationId: string, range: { limit: number; offset: number }) =>
      pageOf(ofEnterprise(tx, organisationId), ['passed_on_at', 'desc'], range),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'complaint'>(tx)
  return {
    ...cases(tx),
    insert: (complaint: NewComplaint) =>
      db.insertInto('complaint').values(complaint).returningAll().executeTakeFirstOrThrow(),
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
  }
}

/** Complaints. Operators see all of them; what enterprises ask is scoped by the enterprise. */
export const complaintRepo = repo(reads, writes)
export type ComplaintRowData = CaseRow<'complaint'>
/** What is changed of one. */
export type ComplaintChange = Parameters<ReturnType<typeof writes>['change']>[1]
