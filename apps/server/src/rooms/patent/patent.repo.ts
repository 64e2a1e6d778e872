import { STATED } from '@portal/contract/patent-admin'
import { type RawBuilder, sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { statement, writingStatement } from '../../platform/db/statement.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { PatentCardRow } from './patent.view.ts'

const CARD = [
  'id',
  'number',
  'title',
  'title_en',
  'type',
  'legal_status',
  'applicants',
  'filed_on',
  'granted_on',
  'expires_on',
  'main_ipc',
] as const
/** For statements of other rooms: a JSON array of the cards of the patents that `ids` selects, or null. */
export const patentCardsSql = (ids: string) => `
  (select json_agg(json_build_object(${CARD.map((column) => `'${column}', ${column === 'id' ? 'id::text' : column}`).join(', ')}))
    from patent where id = any(array(${ids})))`
const cards = statement<PatentCardRow>(`select ${CARD.join(', ')} from patent where id = any($1::bigint[])`)
/** Rows per INSERT: far below PostgreSQL's 65,535 parameters. */
const BATCH = 500
/** So many patents of an applicant are put in order. */
const LOOKED_AT = 2_000

/** What a record says of a patent, and may be corrected. */
export interface PatentColumns {
  title: string
  title_en: string
  legal_status: string
  applicants: string[]
  applicant_keys: string[]
  inventors: string[]
  agency: string
  address: string
  filed_on: string | null
  granted_on: string | null
  expires_on: string | null
  publication_no: string
  published_on: string | null
  main_ipc: string | null
  ipc: string[]
  abstract: string
}

export interface NewPatent extends PatentColumns {
  number: string
  type: string
  stated_by: string | null
  /** A tsvector. */
  search_vector: string
}
export interface NewProtection {
  product_id: string
  patent_id: string
  organisation_id: string
  product_name: string
  product_name_en: string
  enterprise_name: string
  enterprise_name_en: string
  parts: { no: string; name: string; nameEn: string; feature: string; claim: string }[]
}

const PROTECTION = [
  'patent_id',
  'product_id',
  'organisation_id',
  'product_name',
  'product_name_en',
  'enterprise_name',
  'enterprise_name_en',
  'parts',
].join(', ')
/** The value: rows in JSON. */
const putProtections = writingStatement<never>(`
  insert into patent_protection (${PROTECTION})
  select ${PROTECTION} from jsonb_populate_recordset(null::patent_protection, $1::jsonb)`)

type PatentTables = ReturnType<typeof tables<'patent' | 'patent_event' | 'patent_protection'>>
/** What only an enterprise states is public once a product on the website rests on it. */
export const isVisible = sql<boolean>`(stated_by is null
  or exists (select from patent_protection p where p.patent_id = patent.id))`
const visible = (db: PatentTables) => db.selectFrom('patent').where(isVisible)

export interface NumberedRow {
  id: string
  number: string
  title: string
  title_en: string
  granted_on: string | null
}
/** For statements of other rooms: public patents whose number begins with `start`, in the order of an index. */
export const patentsNumberedSql = (start: string, limit: number): RawBuilder<unknown> => sql`
  select id::text, number, title, title_en, granted_on from patent
  where number like ${`${start}%`} and ${isVisible}
  order by number using ~<~ limit ${limit}`

const reads = (tx: ReadTx) => {
  const db = tables<'patent' | 'patent_event' | 'patent_protection'>(tx)
  return {
    cards: (ids: string[]) => cards(tx, ids),

    /** The same of those that everybody may see. */
    publicCards: (ids: string[]) => visible(db).select(CARD).where('id', 'in', ids).execute(),

    cardsByNumber: (numbers: string[]) => db.selectFrom('patent').select(CARD).where('number', 'in', numbers).execute(),

    /** The same of those that everybody may see. */
    publicCardsByNumber: (numbers: string[]) => visible(db).select(CARD).where('number', 'in', numbers).execute(),

    /**
     * Records of one enterprise: it is an applicant, or stated the record itself.
     * The last word may be unfinished, as it is while somebody types.
     */
    ofEnterprise: (
      scope: { organisationId: string; key: string },
      search: { tsquery: string | null; digits: string },
    ) =>
      db
        .selectFrom('patent')
        .select(CARD)
        .where((row) =>
          row.or([sql<boolean>`applicant_keys @> ${[scope.key]}::text[]`, row('stated_by', '=', scope.organisationId)]),
        )
        .$if(search.tsquery !== null || search.digits !== '', (all) =>
          all.where((row) =>
            row.or([
              ...(search.tsquery === null ? [] : [sql<boolean>`search_vector @@ ${`${search.tsquery}:*`}::tsquery`]),
              ...(search.digits === '' ? [] : [row('number', 'like', `%${search.digits}%`)]),
            ]),
          ),
        )
        .orderBy('filed_on', (order) => order.desc().nullsLast())
        .orderBy('id')
        .limit(20)
        .execute(),

    byId: (id: string) => db.selectFrom('patent').selectAll().where('id', '=', id).executeTakeFirst(),
    byNumber: (number: string) => db.selectFrom('patent').selectAll().where('number', '=', number).executeTakeFirst(),

    /** A public patent by its number, with the published products that it protects. */
    publicByNumber: (number: string) =>
      visible(db)
        .select(CARD)
        .select(
          sql<string[]>`array(select p.product_id::text from patent_protection p where p.patent_id = patent.id)`.as(
            'products',
          ),
        )
        .where('number', '=', number)
        .executeTakeFirst(),

    events: (patentId: string) =>
      db
        .selectFrom('patent_event')
        .select(['on_day', 'code', 'description'])
        .where('patent_id', '=', patentId)
        .orderBy('position')
        .execute(),

    protections: (patentId: string) =>
      db
        .selectFrom('patent_protection')
        .selectAll()
        .where('patent_id', '=', patentId)
        .orderBy('product_id')
        .limit(50)
        .execute(),

    /**
     * Others of one of these applicants, the newest first. Of applicants with thousands of patents some of them are
     * looked at: whoever wants all asks for a list.
     */
    sameOwner: (of: { id: string; applicant_keys: string[] }, limit: number) =>
      db
        .selectFrom(
          visible(db)
            .select(CARD)
            .where(sql<boolean>`applicant_keys && ${of.applicant_keys}::text[]`)
            .where('id', '<>', of.id)
            .limit(LOOKED_AT)
            .as('near'),
        )
        .selectAll()
        .orderBy('filed_on', (order) => order.desc().nullsLast())
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Others of the same subclass, the newest first, along an index. */
    sameClass: (of: { id: string; subclass: string }, limit: number) =>
      visible(db)
        .select(CARD)
        .where(sql<boolean>`left(main_ipc, 4) = ${of.subclass}`)
        .where('id', '<>', of.id)
        .orderBy('filed_on', (order) => order.desc().nullsLast())
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Products on the website that rest on a patent, each with its enterprise. */
    protected: (patentId: string) =>
      db
        .selectFrom('patent_protection')
        .select(['product_id', 'organisation_id'])
        .where('patent_id', '=', patentId)
        .orderBy('product_id')
        .execute(),

    countProtecting: async (organisationId: string | null) => {
      const row = await db
        .selectFrom('patent_protection')
        .select(({ fn }) => fn.count<string>('patent_id').distinct().as('count'))
        .$if(organisationId !== null, (all) => all.where('organisation_id', '=', organisationId ?? ''))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'patent' | 'patent_event' | 'patent_protection'>(tx)
  return {
    /** Inserts records whose number is not there yet; answers the new ids by number. */
    insert: async (patents: NewPatent[]) => {
      const ids = new Map<string, string>()
      for (let from = 0; from < patents.length; from += BATCH) {
        const rows = patents.slice(from, from + BATCH).map((row) => ({
          ...row,
          source: row.stated_by === null ? 'import' : STATED,
          search_vector: sql<string>`${row.search_vector}::tsvector`,
        }))
        const inserted = await db
          .insertInto('patent')
          .values(rows)
          .onConflict((conflict) => conflict.column('number').doNothing())
          .returning(['id', 'number'])
          .execute()
        for (const row of inserted) ids.set(row.number, row.id)
      }
      return ids
    },

    insertEvents: async (
      events: { patent_id: string; position: number; on_day: string; code: string; description: string }[],
    ) => {
      for (let from = 0; from < events.length; from += BATCH) {
        await db
          .insertInto('patent_event')
          .values(events.slice(from, from + BATCH))
          .execute()
      }
    },

    /** Replaces what the patents of these products protect. */
    setProtections: async (productIds: readonly string[], protections: readonly NewProtection[]) => {
      if (productIds.length === 0) return
      await db.deleteFrom('patent_protection').where('product_id', 'in', productIds).execute()
      if (protections.length > 0) await putProtections(tx, JSON.stringify(protections))
    },

    /** Nothing of an enterprise is protected on the website any more. */
    dropProtections: (organisationId: string) =>
      db.deleteFrom('patent_protection').where('organisation_id', '=', organisationId).execute(),
  }
}

/** Patent records, their legal events, and the published products they protect. */
export const patentRepo = repo(reads, writes)
