import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export interface PortraitRow {
  type: string
  year: number | null
  subclass: string | null
  count: number
  in_force: number
}

/** Patents behind the published products of an enterprise, counted by what they have in common; each patent once. */
export const patentPortraitRepo = (tx: ReadTx) => ({
  of: async (organisationId: string): Promise<PortraitRow[]> => {
    const { rows } = await sql<PortraitRow>`
      select type, extract(year from filed_on)::int as year, substring(main_ipc from '^[A-H][0-9]{2}[A-Z]') as subclass,
        count(*)::int as count, (count(*) filter (where legal_status = 'in-force'))::int as in_force
      from patent
      where id in (select patent_id from patent_protection where organisation_id = ${organisationId})
      group by 1, 2, 3`.execute(tables<'patent' | 'patent_protection'>(tx))
    return rows
  },
})
