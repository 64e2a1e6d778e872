import type { Certification, ExamineState } from '@portal/contract/enterprise'
import { type RawBuilder, sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { statement } from '../../platform/db/statement.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { withCertifications } from './enterprise-certification.repo.ts'

/** Characters of the profile that a card shows. */
const SUMMARY = 160

interface CardRow {
  id: string
  name: string
  name_en: string
  region: string
  industry: string
  product_count: number
  patent_count: number
  summary: string
  profile_length: number
}
const CARD = `id, name, name_en, region, industry, product_count, patent_count,
  left(profile, ${SUMMARY}) as summary, length(profile) as profile_length`
const cards = statement<CardRow>(`
  select ${CARD} from enterprise_public where id = any($1::bigint[])`)

/** So many are named beside the products that the same words find. */
const NAMED = 3
const named = statement<CardRow>(`
  select ${CARD} from enterprise_public
  where search_vector @@ $1::tsquery order by product_count desc, id limit $2`)

/** What an enterprise has or has not. */
export const enterpriseTraits = ['products', 'recognised', 'certificates'] as const
type Trait = (typeof enterpriseTraits)[number]

export interface EnterpriseSearch {
  /** A tsquery; null: every enterprise. */
  tsquery: string | null
  industry: string | null
  region: string | null
  /** What an enterprise must have. */
  traits: readonly Trait[]
  limit: number
  offset: number
}
interface FacetCount {
  value: string
  count: number
}
interface Found {
  total: number
  industry: FacetCount[]
  region: FacetCount[]
  products: number
  recognised: number
  certificates: number
  ids: string[]
}

const all = sql`true`
type Filters = Record<'industry' | 'region' | Trait, RawBuilder<unknown>>

function filtersOf({ industry, region, traits }: EnterpriseSearch): Filters {
  const having = (trait: Trait) => (traits.includes(trait) ? sql`${sql.ref(trait)}` : all)
  return {
    industry: industry === null ? all : sql`industry = ${industry}`,
    region: region === null ? all : sql`region = ${region}`,
    products: having('products'),
    recognised: having('recognised'),
    certificates: having('certificates'),
  }
}

/** All filters but one: a facet is counted under the others. */
const under = (filters: Filters, except?: keyof Filters) =>
  sql.join(
    (Object.keys(filters) as (keyof Filters)[]).filter((name) => name !== except).map((name) => filters[name]),
    sql` and `,
  )

const reads = (tx: ReadTx) => {
  const db = tables<'enterprise' | 'enterprise_public'>(tx)
  return {
    certification: async (id: string) => {
      const row = await db.selectFrom('enterprise').selectAll().where('id', '=', id).executeTakeFirst()
      return row && withCertifications(row)
    },

    /** How many certifications were submitted before this instant and still wait. */
    waitingBefore: async (submittedAt: Date) => {
      const row = await db
        .selectFrom('enterprise')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('status', '=', '2')
        .where('submitted_at', '<', submittedAt)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    cards: (ids: string[]) => cards(tx, ids),

    named: async (tsquery: string | null) => (tsquery === null ? [] : named(tx, tsquery, NAMED)),

    publicDetail: (id: string) =>
      db
        .selectFrom('enterprise_public')
        .selectAll()
        .select([
          sql<string>`left(profile, ${SUMMARY})`.as('summary'),
          sql<number>`length(profile)`.as('profile_length'),
        ])
        .where('id', '=', id)
        .executeTakeFirst(),

    countPublic: async () => {
      const row = await db
        .selectFrom('enterprise_public')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** One page of ids, the exact total, and each facet counted under the other filters, in one statement. */
    search: async (search: EnterpriseSearch): Promise<Found> => {
      const filters = filtersOf(search)
      const matching = search.tsquery === null ? all : sql`search_vector @@ ${search.tsquery}::tsquery`
      // By words the few that match are read once; without, each part reads as much of the list's own index as it needs.
      const kept = search.tsquery === null ? sql`not materialized` : sql`materialized`
      const listed = (column: 'industry' | 'region') => sql`
        (select coalesce(json_agg(json_build_object('value', value, 'count', n) order by value), '[]')
          from (select ${sql.ref(column)} as value, sum(n)::int as n from facets where ${under(filters, column)} group by 1) f)`
      const having = (column: Trait) => sql`
        (select coalesce(sum(n), 0)::int from facets where ${sql.ref(column)} and ${under(filters, column)})`
      const result = await sql<Found>`
        with found as ${kept} (
          select id, industry, region, product_count, product_count > 0 as products, recognised_count > 0 as recognised,
            shows_certificates as certificates
          from enterprise_public where ${matching}
        ), facets as materialized (
          select industry, region, products, recognised, certificates, count(*) as n
          from found group by industry, region, products, recognised, certificates
        ), one_page as (
          select id from found where ${under(filters)}
          order by product_count desc, id limit ${search.limit} offset ${search.offset}
        )
        select
          (select coalesce(sum(n), 0)::int from facets where ${under(filters)}) as total,
          ${listed('industry')} as industry, ${listed('region')} as region,
          ${having('products')} as products, ${having('recognised')} as recognised,
          ${having('certificates')} as certificates,
          array(select id::text from one_page) as ids`.execute(db)
      const none = { total: 0, industry: [], region: [], products: 0, recognised: 0, certificates: 0, ids: [] }
      return result.rows[0] ?? none
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'enterprise' | 'enterprise_public'>(tx)
  return {
    /** The same, held until the transaction ends. */
    certificationForUpdate: async (id: string) => {
      const row = await db.selectFrom('enterprise').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      return row && withCertifications(row)
    },

    /** Until the transaction ends nobody suspends or lets back. */
    holdStill: (id: string) =>
      db.selectFrom('enterprise').select('id').where('id', '=', id).forShare().executeTakeFirst(),

    submit: (row: { id: string; certification: Certification; revision: number; submitted_by: string; at: Date }) => {
      const { id, at, submitted_by, revision } = row
      const change = {
        certification: JSON.stringify(row.certification),
        revision,
        status: '2' satisfies ExamineState,
        reason: null,
        submitted_by,
        submitted_at: at,
        decided_at: null,
      }
      return db
        .insertInto('enterprise')
        .values({ id, ...change })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
        .execute()
    },

    approve: (id: string, at: Date) =>
      db
        .updateTable('enterprise')
        .set((row) => ({
          status: '1',
          reason: null,
          decided_at: at,
          approved: row.ref('certification'),
          certified_at: row.fn.coalesce('certified_at', row.val(at)),
        }))
        .where('id', '=', id)
        .returning('certified_at')
        .executeTakeFirstOrThrow(),

    reject: (id: string, reason: string, at: Date) =>
      db.updateTable('enterprise').set({ status: '3', reason, decided_at: at }).where('id', '=', id).execute(),

    /** Taken back from review: what was submitted stays. */
    recall: (id: string) =>
      db
        .updateTable('enterprise')
        .set({ status: '0' satisfies ExamineState })
        .where('id', '=', id)
        .execute(),

    /** `city`: of Zhejiang by its code, '' for any other. */
    showPublic: (
      id: string,
      { city, ...certification }: Certification & { city: string },
      certifiedAt: Date,
      searchVector: string,
    ) => {
      const change = {
        name: certification.name,
        name_en: certification.nameEn,
        uscc: certification.uscc,
        region: certification.region,
        industry: certification.industry,
        city,
        address: certification.address,
        website: certification.website,
        profile: certification.profile,
        certified_at: certifiedAt,
        search_vector: sql<string>`${searchVector}::tsvector`,
        changed_at: sql<Date>`now()`,
      }
      return db
        .insertInto('enterprise_public')
        .values({ id, ...change })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
        .execute()
    },

    setCounts: (id: string, counts: { product_count: number; patent_count: number; recognised_count: number }) =>
      db.updateTable('enterprise_public').set(counts).where('id', '=', id).execute(),
  }
}

/** Certifications, and the rows that visitors see. */
export const enterpriseRepo = repo(reads, writes)
