import { DRAFT, EMPTY, REJECTED } from '@portal/contract/content'
import type { ProductTodos } from '@portal/contract/product-todo'
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { type ContentKind, newestEntriesSql } from '../content/index.ts'
import type { OwnListRow } from './product.view.ts'

interface Found {
  list: (OwnListRow & { ends_on: string | null })[]
  counts: ProductTodos['counts']
}

/** Whether any kind has a status: these stand between quotes in the text of the states; no kind is called a number. */
const has = (status: string) => sql`strpos(states, ${`"${status}"`}) > 0`

export const productTodoRepo = (tx: ReadTx) => ({
  /**
   * Products in use that need something, and how many need what, in one statement. `certificates`: where products list
   * them; one that ends until `soon` (`YYYY-MM-DD`) has to be renewed.
   */
  todos: async (
    organisationId: string,
    { certificates, soon, limit }: { certificates: ContentKind; soon: string; limit: number },
  ): Promise<Found> => {
    const certified = sql`array(select id from own where certificate <> ${EMPTY})`
    const { rows } = await sql<Found>`
      with own as materialized (
        select id, updated_at, cardinality(missing) > 0 as incomplete, statuses::text as states,
          coalesce(statuses ->> ${certificates.kind}::text, ${EMPTY}) as certificate
        from product where organisation_id = ${organisationId} and archived_at is null
      ), ending as (
        select subject_id as id, min(entry ->> 'validUntil') as ends_on
        from (${newestEntriesSql(certificates, 'certificates', certified)}) kept
        where entry ->> 'validUntil' <= ${soon} group by subject_id
      ), needing as (
        select own.id, own.updated_at, own.incomplete, ending.ends_on,
          ${has(REJECTED)} as rejected, ${has(DRAFT)} as draft
        from own left join ending using (id)
      ), waiting as materialized (
        select * from needing where ends_on is not null or rejected or draft or incomplete
      ), urgent as (
        select id, ends_on, row_number() over (
          order by ends_on nulls last, rejected desc, draft desc, updated_at, id) as place
        from waiting order by place limit ${limit}
      )
      select
        (select json_build_object('all', count(*), 'ending', count(ends_on),
          'rejected', count(*) filter (where rejected), 'draft', count(*) filter (where draft), 'incomplete', count(*) filter (where incomplete))
          from waiting) as counts,
        coalesce((select json_agg(json_build_object(
            'id', id::text, 'name', name, 'model', model, 'industry', industry, 'cover', cover,
            'patent_count', patent_count, 'completeness', completeness, 'missing', missing, 'updated_at', updated_at,
            'statuses', statuses, 'archived', false, 'ends_on', ends_on,
            'on_website', exists (select from product_public where product_id = product.id)) order by place)
          from urgent join product using (id)), '[]') as list`.execute(tables<'product' | 'product_public'>(tx))
    return rows[0] ?? { list: [], counts: { all: 0, ending: 0, rejected: 0, draft: 0, incomplete: 0 } }
  },
})
