import { type RawBuilder, sql } from 'kysely'

export interface NamedEnterpriseRow {
  id: string
  name: string
  name_en: string
  product_count: number
}
/** For statements of other rooms: enterprises on the website by the words of their names, those with most products first. */
export const enterprisesNamedSql = (tsquery: string, limit: number): RawBuilder<unknown> => sql`
  select id::text, name, name_en, product_count from enterprise_public
  where search_vector @@ ${tsquery}::tsquery order by enterprise_public.product_count desc, enterprise_public.id limit ${limit}`

/** The columns by which enterprises come into halls. */
const columns = { industry: sql`industry`, region: sql`region`, zhejiang: sql`city` }

export interface HallPlace {
  kind: keyof typeof columns
  key: string
}
/** For statements of other rooms: of these halls the ones in which somebody stands, in their order. */
export const filledHallsSql = (halls: readonly HallPlace[], limit: number): RawBuilder<unknown> =>
  sql`${sql.join(
    halls.map(
      ({ kind, key }, place) => sql`select ${kind}::text as kind, ${key}::text as key, ${sql.lit(place)} as place
        where exists (select from enterprise_public where product_count > 0 and ${columns[kind]} = ${key})`,
    ),
    sql` union all `,
  )} order by place limit ${limit}`
