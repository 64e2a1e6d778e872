import { type RawBuilder, sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

/** Which enterprises with products on the website: those a rule names, and `also`, without `except`. */
export interface BoothChoice {
  /** Null: nobody but `also`. Empty lists name everybody. */
  rule: {
    industries: readonly string[]
    regions: readonly string[]
    /** A city of Zhejiang; null: any. */
    city: string | null
    /** Only whoever has a recognised product. */
    recognised: boolean
  } | null
  also: readonly string[]
  except: readonly string[]
}
export interface BoothRow {
  id: string
  name: string
  name_en: string
  industry: string
  region: string
  city: string
  product_count: number
  patent_count: number
}
export interface BoothSum {
  enterprises: number
  products: number
}
export interface HallRow extends BoothSum {
  /** What these share: exactly one is set. */
  industry: string | null
  region: string | null
  city: string | null
  /** Who comes first among them. */
  lead: string
}

const bigints = (ids: readonly string[]) => sql`${[...ids]}::bigint[]`

function ruled(rule: NonNullable<BoothChoice['rule']>): RawBuilder<unknown> {
  const parts = [sql`product_count > 0`]
  if (rule.industries.length > 0) parts.push(sql`industry = any(${[...rule.industries]}::text[])`)
  if (rule.regions.length > 0) parts.push(sql`region = any(${[...rule.regions]}::text[])`)
  // Every city here is one of Zhejiang: the index is by region first.
  if (rule.city !== null) parts.push(sql`region = '33' and city = ${rule.city}`)
  if (rule.recognised) parts.push(sql`recognised_count > 0`)
  return sql.join(parts, sql` and `)
}

function matching({ rule, also, except }: BoothChoice): RawBuilder<unknown> {
  const named = sql`(product_count > 0 and id = any(${bigints(also)}))`
  const chosen = rule === null ? named : also.length === 0 ? ruled(rule) : sql`((${ruled(rule)}) or ${named})`
  return except.length === 0 ? chosen : sql`${chosen} and id <> all(${bigints(except)})`
}

const reads = (tx: ReadTx) => {
  const db = tables<'enterprise_public'>(tx)
  return {
    /** One page in order, `first` in front, and the sums of everybody, in one statement. */
    page: async (
      choice: BoothChoice,
      { first, limit, offset }: { first: readonly string[]; limit: number; offset: number },
    ) => {
      const front = first.length === 0 ? sql`` : sql`array_position(${bigints(first)}, id) nulls last,`
      const { rows } = await sql<{ list: BoothRow[] } & BoothSum>`
        with one_page as (
          select id::text, name, name_en, industry, region, city, product_count, patent_count
          from enterprise_public where ${matching(choice)}
          order by ${front} shown_kinds desc, enterprise_public.product_count desc, enterprise_public.id
          limit ${limit} offset ${offset}
        )
        select count(*)::int as enterprises, coalesce(sum(product_count), 0)::int as products,
          coalesce((select json_agg(one_page) from one_page), '[]') as list
        from enterprise_public where ${matching(choice)}`.execute(db)
      return rows[0] ?? { list: [], enterprises: 0, products: 0 }
    },

    /** The sums of several choices, in their order. */
    sums: async (choices: readonly BoothChoice[]): Promise<BoothSum[]> => {
      if (choices.length === 0) return []
      const each = choices.map(
        (choice, place) => sql`select ${sql.lit(place)} as place, count(*)::int as enterprises,
          coalesce(sum(product_count), 0)::int as products from enterprise_public where ${matching(choice)}`,
      )
      const { rows } = await sql<BoothSum>`${sql.join(each, sql` union all `)} order by place`.execute(db)
      return rows
    },

    /** Every hall that is not empty: by industry, by region, by city of Zhejiang. */
    halls: async (): Promise<HallRow[]> => {
      const { rows } = await sql<HallRow>`
        select industry, region, nullif(city, '') as city, count(*)::int as enterprises,
          sum(product_count)::int as products,
          (array_agg(id::text order by shown_kinds desc, product_count desc, id))[1] as lead
        from enterprise_public where product_count > 0
        group by grouping sets ((industry), (region), (city))
        having grouping(city) = 1 or city <> ''
        order by 1, 2, 3`.execute(db)
      return rows
    },

    /** The same without who comes first, of one kind only. */
    areas: async (column: 'industry' | 'region' | 'city'): Promise<({ key: string } & BoothSum)[]> => {
      const { rows } = await sql<{ key: string } & BoothSum>`
        select ${sql.ref(column)} as key, count(*)::int as enterprises, sum(product_count)::int as products
        from enterprise_public where product_count > 0 and ${sql.ref(column)} <> ''
        group by 1 order by 1`.execute(db)
      return rows
    },

    /** In which halls an enterprise stands; nothing for one that stands nowhere. */
    standing: (id: string) =>
      db
        .selectFrom('enterprise_public')
        .select(['industry', 'region', 'city', 'recognised_count'])
        .where('id', '=', id)
        .where('product_count', '>', 0)
        .executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'enterprise_public'>(tx)
  return {
    /** How many kinds of content are on its page, and whether certificates or honours are among them. */
    setShown: async (id: string, { kinds, certificates }: { kinds: number; certificates: boolean }): Promise<void> => {
      const shown = { shown_kinds: kinds, shows_certificates: certificates }
      await db.updateTable('enterprise_public').set(shown).where('id', '=', id).execute()
    },
  }
}

/** Enterprises on the website as they stand in halls: those that show most of themselves first. */
export const enterpriseBoothRepo = repo(reads, writes)
