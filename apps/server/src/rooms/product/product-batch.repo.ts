import type { BatchWork } from '@portal/contract/product-batch'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

type Own = 'product' | 'product_batch' | 'product_batch_item'

/** Which of an enterprise's products; null: whatever it is. */
interface BatchFilter {
  organisationId: string
  /** A tsquery. */
  tsquery: string | null
  industry: string | null
  status: string | null
  archived: boolean
}

/** A product that a list created. */
export interface CreatedProduct {
  /** Of the list. */
  line: number
  productId: string
}

export interface BatchItem {
  position: number
  product_id: string
  kinds: string[]
}
/** `says`: what of it could not be done, and why; null where all of it was. */
export interface Settled {
  outcome: 'done' | 'refused'
  says: string | null
  kinds: string[]
}

const COLUMNS = [
  'id',
  'organisation_id',
  'action',
  'ordered_by',
  'language',
  'undoes',
  'cancelled',
  'ended_at',
] as const

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  return {
    byId: (id: string) => db.selectFrom('product_batch').select(COLUMNS).where('id', '=', id).executeTakeFirst(),

    ofOrganisation: (id: string, organisationId: string) =>
      db
        .selectFrom('product_batch')
        .select(COLUMNS)
        .where('id', '=', id)
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst(),

    newest: (organisationId: string) =>
      db
        .selectFrom('product_batch')
        .select(COLUMNS)
        .where('organisation_id', '=', organisationId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** How far a batch is, what was refused first, wholly or in part, and whether another one undoes it. */
    progress: async (id: string, limit: number) => {
      const { rows } = await sql<{
        total: number
        done: number
        refused: number
        partly: number
        undone: boolean
        refusals: { productId: string; position: number; name: string; says: string }[]
      }>`
        select count(*)::int as total, count(*) filter (where outcome = 'done')::int as done,
          count(*) filter (where outcome = 'refused')::int as refused,
          count(*) filter (where outcome = 'done' and says is not null)::int as partly,
          exists (select from product_batch where undoes = ${id}) as undone,
          coalesce((select json_agg(json_build_object('productId', product_id::text, 'position', position,
              'name', name, 'says', says))
            from (select product_id, position, name, says from product_batch_item
              where batch_id = ${id} and says is not null order by position limit ${limit}) first), '[]') as refusals
        from product_batch_item where batch_id = ${id}`.execute(db)
      return rows[0] ?? { total: 0, done: 0, refused: 0, partly: 0, undone: false, refusals: [] }
    },

    /** The first product of a batch that waits to be worked on, unless the batch has ended. */
    next: (id: string): Promise<BatchItem | undefined> =>
      db
        .selectFrom('product_batch_item as item')
        .innerJoin('product_batch as batch', 'batch.id', 'item.batch_id')
        .select(['item.position', 'item.product_id', 'item.kinds'])
        .where('item.batch_id', '=', id)
        .where('item.outcome', 'is', null)
        .where('batch.ended_at', 'is', null)
        .orderBy('item.position')
        .limit(1)
        .executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)
  return {
    /** Answers undefined while another batch of the enterprise is worked on, or where this one was undone already. */
    create: async (batch: {
      organisation_id: string
      action: BatchWork
      ordered_by: string
      language: string
      undoes: string | null
      created_at: Date
    }) =>
      (
        await db
          .insertInto('product_batch')
          .values(batch)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
      )?.id,

    /** Writes down what a filter finds now, at most `limit`; answers how many that are. */
    addFound: async (id: string, filter: BatchFilter, limit: number): Promise<number> => {
      const { organisationId, tsquery, industry, archived } = filter
      const status = filter.status && `"${filter.status}"`
      const added = await sql`
        insert into product_batch_item (batch_id, position, product_id, name)
        select ${id}::bigint, row_number() over (order by updated_at desc, id desc), id, name from product
        where organisation_id = ${organisationId} and (archived_at is not null) = ${archived}
          and (${tsquery}::tsquery is null or search_vector @@ ${tsquery}::tsquery)
          and (${industry}::text is null or industry = ${industry})
          and (${status}::text is null or strpos(statuses::text, ${status}) > 0)
        order by updated_at desc, id desc limit ${limit}`.execute(db)
      return Number(added.numAffectedRows ?? 0)
    },

    /** Writes down those that are still there and the enterprise's, each under its line; answers how many that are. */
    addCreated: async (id: string, organisationId: string, created: readonly CreatedProduct[]): Promise<number> => {
      const lines = created.map(({ line }) => line)
      const ids = created.map(({ productId }) => productId)
      const added = await sql`
        insert into product_batch_item (batch_id, position, product_id, name)
        select ${id}::bigint, line, product.id, product.name
        from unnest(${lines}::int[], ${ids}::bigint[]) as created (line, product_id)
        join product on product.id = created.product_id and product.organisation_id = ${organisationId}`.execute(db)
      return Number(added.numAffectedRows ?? 0)
    },

    /** Writes down what another batch did. */
    addDone: (id: string, of: string) =>
      db
        .insertInto('product_batch_item')
        .columns(['batch_id', 'position', 'product_id', 'name', 'kinds'])
        .expression(
          db
            .selectFrom('product_batch_item')
            .select([sql<string>`${id}::bigint`.as('batch_id'), 'position', 'product_id', 'name', 'kinds'])
            .where('batch_id', '=', of)
            .where('outcome', '=', 'done'),
        )
        .execute(),

    /** Holds a product of a batch that still waits; false when somebody else worked on it, or the batch has ended. */
    hold: async (id: string, position: number): Promise<boolean> => {
      const held = await db
        .selectFrom('product_batch_item as item')
        .innerJoin('product_batch as batch', 'batch.id', 'item.batch_id')
        .select('item.position')
        .where('item.batch_id', '=', id)
        .where('item.position', '=', position)
        .where('item.outcome', 'is', null)
        .where('batch.ended_at', 'is', null)
        .forUpdate('item')
        .executeTakeFirst()
      return held !== undefined
    },

    settle: (id: string, position: number, settled: Settled) =>
      db
        .updateTable('product_batch_item')
        .set(settled)
        .where('batch_id', '=', id)
        .where('position', '=', position)
        .execute(),

    end: (id: string, at: Date, cancelled: boolean) =>
      db
        .updateTable('product_batch')
        .set({ ended_at: at, cancelled })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute(),

    /** Forgets those of an enterprise that ended before. */
    removeEnded: (organisationId: string, before: Date) =>
      db
        .deleteFrom('product_batch')
        .where('organisation_id', '=', organisationId)
        .where('ended_at', '<', before)
        .execute(),
  }
}

/** What is done with many products of one enterprise at once. Every read on an enterprise's behalf is scoped. */
export const productBatchRepo = repo(reads, writes)
