import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { CARD, type CardRow } from './product-public.repo.ts'

export interface LeadRow {
  organisation_id: string
  id: string
  name: string
  name_en: string
  cover: string | null
}
/** An enterprise, and which of its products it wants in front, in that order. */
export interface LeadWanted {
  organisationId: string
  preferred: readonly string[]
}

/** Table product_public, read for booths. */
export const productBoothRepo = (tx: ReadTx) => {
  const db = tables<'product_public'>(tx)
  return {
    /** Of each enterprise the first preferred product that is on the website, or else its newest. */
    leads: async (wanted: readonly LeadWanted[]): Promise<LeadRow[]> => {
      const preferred = wanted.flatMap(({ organisationId, preferred: ids }) =>
        ids.map((id) => ({ organisationId, id })),
      )
      const { rows } = await sql<LeadRow>`
        with preferred as (
          select distinct on (p.organisation_id) p.organisation_id, p.product_id, p.name, p.name_en, p.cover
          from unnest(${preferred.map((one) => one.organisationId)}::bigint[], ${preferred.map((one) => one.id)}::bigint[])
            with ordinality as wish (organisation_id, product_id, place)
          join product_public p on p.product_id = wish.product_id and p.organisation_id = wish.organisation_id
          order by p.organisation_id, wish.place
        )
        select organisation_id::text, product_id::text as id, name, name_en, cover from preferred
        union all
        select newest.organisation_id::text, newest.product_id::text, newest.name, newest.name_en, newest.cover
        from unnest(${wanted.map((one) => one.organisationId)}::bigint[]) as other (organisation_id)
        cross join lateral (
          select * from product_public p where p.organisation_id = other.organisation_id
          order by published_at desc, product_id desc limit 1
        ) newest
        where not exists (select from preferred where preferred.organisation_id = other.organisation_id)`.execute(db)
      return rows
    },

    /** The newest of each enterprise, then its next newest, at most `limit`. */
    ofEnterprises: async (ids: readonly string[], limit: number): Promise<CardRow[]> => {
      const card = sql.join(CARD.map((name) => sql.ref(`newest.${name}`)))
      const { rows } = await sql<CardRow>`
        select ${card} from unnest(${[...ids]}::bigint[]) with ordinality as holder (organisation_id, place)
        cross join lateral (
          select *, row_number() over (order by published_at desc, product_id desc) as nth from product_public p
          where p.organisation_id = holder.organisation_id order by published_at desc, product_id desc limit 2
        ) newest
        order by nth, place limit ${limit}`.execute(db)
      return rows
    },
  }
}
