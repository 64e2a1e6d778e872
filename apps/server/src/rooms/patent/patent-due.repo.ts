import { FEE_AHEAD_DAYS, TERM_AHEAD_DAYS } from '@portal/contract/patent'
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import type { PatentCardRow } from './patent.view.ts'

export interface DueRow extends PatentCardRow {
  reason: 'fee' | 'term'
  on_day: string
  total: number
}

/**
 * Patents in force that an enterprise owns or rests on, and that need somebody soon. The annual fee of the coming year is
 * due on the anniversary of the filing day (专利法实施细则, rule 115), for as long as another year of the term begins.
 * `today`: `YYYY-MM-DD`.
 */
export const patentDueRepo = (tx: ReadTx) => ({
  due: async (scope: { organisationId: string; key: string }, today: string, limit: number): Promise<DueRow[]> => {
    const { rows } = await sql<DueRow>`
      with held as (
        select id from patent where applicant_keys @> ${[scope.key]}::text[]
        union
        select patent_id from patent_protection where organisation_id = ${scope.organisationId}
      ), dated as (
        select p.*, (p.filed_on + make_interval(years =>
          extract(year from age(${today}::date - 1, p.filed_on))::integer + 1))::date as fee_on
        from patent p join held using (id)
        where p.legal_status = 'in-force' and p.filed_on is not null
      ), due as (
        select dated.*, 'term' as reason, expires_on as on_day from dated
        where expires_on between ${today}::date and ${today}::date + ${TERM_AHEAD_DAYS}::integer
        union all
        select dated.*, 'fee', fee_on from dated
        where fee_on between ${today}::date and ${today}::date + ${FEE_AHEAD_DAYS}::integer
          and (expires_on is null or fee_on < expires_on)
      )
      select id, number, title, title_en, type, legal_status, applicants, filed_on, granted_on, expires_on, main_ipc,
        reason, on_day, (count(*) over ())::integer as total
      from due order by on_day, id, reason limit ${limit}`.execute(tables<'patent' | 'patent_protection'>(tx))
    return rows
  },
})
