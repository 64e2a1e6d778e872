/** Table discovery_redirect: addresses of the website that lead elsewhere. It belongs to the platform: nothing is scoped here. */
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import { substringPattern } from '../../platform/db/substring.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const ROW = ['address', 'target', 'added_by', 'added_at'] as const
/** Any constant of our own: two entries made at once must not lead to each other. */
const REDIRECT_LOCK = 7_340_210_044

const reads = (tx: ReadTx) => {
  const db = tables<'discovery_redirect'>(tx)
  return {
    find: (address: string) =>
      db.selectFrom('discovery_redirect').select(ROW).where('address', '=', address).executeTakeFirst(),

    /** Any entry that leads to an address. */
    leadingTo: (target: string) =>
      db.selectFrom('discovery_redirect').select(ROW).where('target', '=', target).limit(1).executeTakeFirst(),

    /** The target of the first of these addresses that has one. */
    target: async (addresses: readonly string[]): Promise<string | null> => {
      if (addresses.length === 0) return null
      const rows = await db
        .selectFrom('discovery_redirect')
        .select(['address', 'target'])
        .where('address', 'in', addresses)
        .execute()
      const found = addresses.flatMap((address) => rows.find((row) => row.address === address) ?? [])
      return found[0]?.target ?? null
    },

    page: async ({ keywords, limit, offset }: { keywords: string; limit: number; offset: number }) => {
      const pattern = substringPattern(keywords)
      const matching = db
        .selectFrom('discovery_redirect')
        .$if(keywords !== '', (all) =>
          all.where((where) => where.or([where('address', 'ilike', pattern), where('target', 'ilike', pattern)])),
        )
      const rows = await matching
        .select(ROW)
        .orderBy('added_at', 'desc')
        .orderBy('address')
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
      return { rows, total: Number(total) }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'discovery_redirect'>(tx)
  return {
    /** Entries wait for each other until the transaction ends. */
    lock: async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock(${REDIRECT_LOCK})`.execute(db)
    },

    insert: (redirect: { address: string; target: string; added_by: string; added_at: Date }) =>
      db.insertInto('discovery_redirect').values(redirect).execute(),

    remove: (address: string) =>
      db.deleteFrom('discovery_redirect').where('address', '=', address).returning(ROW).executeTakeFirst(),
  }
}

export const redirectRepo = repo(reads, writes)
