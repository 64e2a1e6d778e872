import { type RawBuilder, sql } from 'kysely'

export interface NamedProductRow {
  id: string
  name: string
  name_en: string
  enterprise_name: string
  enterprise_name_en: string
}
interface Typed {
  /** A tsquery. */
  tsquery: string
  /** It asks for more than one word. */
  several: boolean
  /** As it was typed, in lower case. */
  text: string
}

/**
 * Among which those are looked for whose name begins with what was typed. How common one word is the planner knows: it
 * reads the few that have it, or walks along those with most patents. How often several words meet it can only guess, and
 * a walk could be as long as the table: of these some are read and put in order.
 */
const lookedAt = (several: boolean) =>
  several ? sql`limit 400` : sql`order by patent_count desc, published_at desc, product_id desc limit 40`

/** For statements of other rooms: products on the website by the words of their names, those that begin with them first. */
export const productsNamedSql = ({ tsquery, several, text }: Typed, limit: number): RawBuilder<unknown> => sql`
  select product_id::text as id, name, name_en, enterprise_name, enterprise_name_en from (
    select product_id, name, name_en, enterprise_name, enterprise_name_en, patent_count, published_at
    from product_public where title_vector @@ ${tsquery}::tsquery ${lookedAt(several)}) best
  order by starts_with(lower(name), ${text}) or starts_with(lower(name_en), ${text}) desc,
    patent_count desc, published_at desc, product_id desc
  limit ${limit}`
