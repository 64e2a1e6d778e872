/** Table expo_exhibitor: who exhibits by name, who does not, and in what order. */
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

export interface NamedRow {
  expo_id: string
  accepted: string[]
  /** Declined or excluded: not there, although a rule may name them. */
  absent: string[]
  /** In their order. */
  front: string[]
}

export const hallExhibitorRepo = (tx: Tx) => {
  const db = tables<'expo_exhibitor'>(tx)
  return {
    /** Of each expo whom it names, in one statement; an expo that names nobody is missing. */
    named: async (expoIds: readonly string[]): Promise<NamedRow[]> => {
      if (expoIds.length === 0) return []
      const { rows } = await sql<NamedRow>`
        select expo_id::text,
          coalesce(array_agg(organisation_id::text) filter (where state = 'accepted'), '{}') as accepted,
          coalesce(array_agg(organisation_id::text) filter (where state in ('declined', 'excluded')), '{}') as absent,
          coalesce(array_agg(organisation_id::text order by place) filter (where place is not null), '{}') as front
        from expo_exhibitor where expo_id = any(${[...expoIds]}::bigint[]) group by expo_id`.execute(db)
      return rows
    },
  }
}
