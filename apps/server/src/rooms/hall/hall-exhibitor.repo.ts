/** Table expo_exhibitor: who exhibits by name, who does not, and in what order. */
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface NamedRow {
  expo_id: string
  accepted: string[]
  /** Declined or excluded: not there, although a rule may name them. */
  absent: string[]
  /** In their order. */
  front: string[]
}
export interface TallyRow {
  expo_id: string
  invited: number
  accepted: number
  declined: number
}
/** An expo as it concerns one enterprise. */
export interface ConcernRow {
  id: string
  published: boolean
  /** What visitors see of it, or will. */
  revision: number
  state: string
  invited_at: Date | null
  answered_at: Date | null
}

const numbers = (ids: readonly string[]) => sql`${[...ids]}::bigint[]`

const reads = (tx: ReadTx) => {
  const db = tables<'expo_exhibitor' | 'organisation_card' | 'expo'>(tx)
  return {
    /** Of each expo whom it names, in one statement; an expo that names nobody is missing. */
    named: async (expoIds: readonly string[]): Promise<NamedRow[]> => {
      if (expoIds.length === 0) return []
      const { rows } = await sql<NamedRow>`
        select expo_id::text,
          coalesce(array_agg(organisation_id::text) filter (where state = 'accepted'), '{}') as accepted,
          coalesce(array_agg(organisation_id::text) filter (where state in ('declined', 'excluded')), '{}') as absent,
          coalesce(array_agg(organisation_id::text order by place) filter (where place is not null), '{}') as front
        from expo_exhibitor where expo_id = any(${numbers(expoIds)}) group by expo_id`.execute(db)
      return rows
    },

    /** Of each expo how many answered what. */
    tally: async (expoIds: readonly string[]): Promise<TallyRow[]> => {
      const { rows } = await sql<TallyRow>`
        select expo_id::text, count(*) filter (where state = 'invited')::int as invited,
          count(*) filter (where state = 'accepted')::int as accepted,
          count(*) filter (where state = 'declined')::int as declined
        from expo_exhibitor where expo_id = any(${numbers(expoIds)}) group by expo_id`.execute(db)
      return rows
    },

    /** Everybody named, in their order, then the newest invitations. */
    ofExpo: (expoId: string, limit: number) =>
      db
        .selectFrom('expo_exhibitor as exhibitor')
        .innerJoin('organisation_card as card', 'card.id', 'exhibitor.organisation_id')
        .select([
          'exhibitor.organisation_id',
          'exhibitor.state',
          'exhibitor.place',
          'exhibitor.invited_at',
          'exhibitor.invited_by',
          'exhibitor.answered_at',
        ])
        .select(sql<string>`card.name`.as('name'))
        .where('exhibitor.expo_id', '=', expoId)
        .orderBy(sql`exhibitor.place nulls last`)
        .orderBy(sql`exhibitor.invited_at desc nulls last`)
        .orderBy('exhibitor.organisation_id')
        .limit(limit)
        .execute(),

    count: async (expoId: string): Promise<number> => {
      const row = await db
        .selectFrom('expo_exhibitor')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('expo_id', '=', expoId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    find: (expoId: string, organisationId: string) =>
      db
        .selectFrom('expo_exhibitor')
        .selectAll()
        .where('expo_id', '=', expoId)
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst(),

    /** Names of organisations, also of those off the website. */
    names: (ids: readonly string[]) =>
      db
        .selectFrom('organisation_card')
        .select(['id', 'name'])
        .where(sql<boolean>`id = any(${numbers(ids)})`)
        .execute(),

    /** Those of these expos that an operator took an enterprise out of. */
    absentIn: async (organisationId: string, expoIds: readonly string[]): Promise<string[]> => {
      const rows = await db
        .selectFrom('expo_exhibitor')
        .select('expo_id')
        .where('organisation_id', '=', organisationId)
        .where(sql<boolean>`expo_id = any(${numbers(expoIds)})`)
        .where('state', '=', 'excluded')
        .execute()
      return rows.map((row) => row.expo_id)
    },

    /** The expos that invited an enterprise or that it answered, newest first. */
    concerning: async (organisationId: string, limit: number): Promise<ConcernRow[]> => {
      const { rows } = await sql<ConcernRow>`
        select e.id::text, e.published_revision is not null as published,
          coalesce(e.published_revision, e.revision) as revision, x.state, x.invited_at, x.answered_at
        from expo_exhibitor x
        join expo e on e.id = x.expo_id
        where x.organisation_id = ${organisationId} and x.state in ('invited', 'accepted', 'declined')
        order by x.expo_id desc limit ${limit}`.execute(db)
      return rows
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'expo_exhibitor' | 'organisation_card' | 'expo'>(tx)
  return {
    /** Invites whoever is not invited and has not accepted; answers who was. */
    invite: async (expoId: string, ids: readonly string[], { by, at }: { by: string; at: Date }): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        insert into expo_exhibitor as e (expo_id, organisation_id, state, invited_by, invited_at)
        select ${expoId}, one.id, 'invited', ${by}, ${at} from unnest(${numbers(ids)}) as one (id) order by one.id
        on conflict (expo_id, organisation_id) do update
          set state = 'invited', invited_by = ${by}, invited_at = ${at}, answered_by = null, answered_at = null
          where e.state is null or e.state not in ('invited', 'accepted')
        returning organisation_id::text as id`.execute(db)
      return rows.map((row) => row.id)
    },

    exclude: async (expoId: string, ids: readonly string[]): Promise<void> => {
      await sql`
        insert into expo_exhibitor (expo_id, organisation_id, state)
        select ${expoId}, one.id, 'excluded' from unnest(${numbers(ids)}) as one (id)
        join organisation_card on organisation_card.id = one.id order by one.id
        on conflict (expo_id, organisation_id) do update set state = 'excluded', place = null`.execute(db)
    },

    /** Forgets that these were excluded. */
    readmit: async (expoId: string, ids: readonly string[]): Promise<void> => {
      await db
        .deleteFrom('expo_exhibitor')
        .where('expo_id', '=', expoId)
        .where(sql<boolean>`organisation_id = any(${numbers(ids)})`)
        .where('state', '=', 'excluded')
        .execute()
    },

    answer: async (
      { expoId, organisationId }: { expoId: string; organisationId: string },
      answer: { state: 'accepted' | 'declined'; answered_by: string; answered_at: Date },
    ): Promise<void> => {
      await db
        .insertInto('expo_exhibitor')
        .values({ expo_id: expoId, organisation_id: organisationId, ...answer })
        .onConflict((conflict) => conflict.columns(['expo_id', 'organisation_id']).doUpdateSet(answer))
        .execute()
    },

    /** These stand in this order, before all others. */
    order: async (expoId: string, ids: readonly string[]): Promise<void> => {
      await db
        .updateTable('expo_exhibitor')
        .set({ place: null })
        .where('expo_id', '=', expoId)
        .where('place', 'is not', null)
        .execute()
      await sql`
        insert into expo_exhibitor (expo_id, organisation_id, place)
        select ${expoId}, one.id, one.place from unnest(${numbers(ids)}) with ordinality as one (id, place)
        join organisation_card on organisation_card.id = one.id
        on conflict (expo_id, organisation_id) do update set place = excluded.place`.execute(db)
      // Who comes by the rule and has no place of their own needs no row.
      await db
        .deleteFrom('expo_exhibitor')
        .where('expo_id', '=', expoId)
        .where('state', 'is', null)
        .where('place', 'is', null)
        .execute()
    },
  }
}

export const hallExhibitorRepo = repo(reads, writes)
