import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'enterprise' | 'enterprise_public' | 'enterprise_suspension'>(tx)
  return {
    /** All of one enterprise, the newest first. */
    ofEnterprise: (organisationId: string) =>
      db
        .selectFrom('enterprise_suspension')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .orderBy('id', 'desc')
        .limit(50)
        .execute(),

    /** The one that stands. */
    standing: (organisationId: string) =>
      db
        .selectFrom('enterprise_suspension')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('lifted_at', 'is', null)
        .executeTakeFirst(),

    /** Whether an approved enterprise, shown or suspended, other than this one holds a code. */
    codeHeldByOther: async (organisationId: string, uscc: string): Promise<boolean> => {
      const holder = await db
        .selectFrom('enterprise')
        .select('id')
        .where(sql<string>`approved->>'uscc'`, '=', uscc)
        .where('approved', 'is not', null)
        .where('id', '<>', organisationId)
        .executeTakeFirst()
      return holder !== undefined
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'enterprise' | 'enterprise_public' | 'enterprise_suspension'>(tx)
  return {
    open: (suspension: { organisation_id: string; reason: string; suspended_by: string; suspended_at: Date }) =>
      db.insertInto('enterprise_suspension').values(suspension).execute(),

    lift: (organisationId: string, change: { lifted_by: string; lifted_at: Date; note: string }) =>
      db
        .updateTable('enterprise_suspension')
        .set(change)
        .where('organisation_id', '=', organisationId)
        .where('lifted_at', 'is', null)
        .execute(),

    /** Takes an enterprise off the website. */
    hide: (organisationId: string) => db.deleteFrom('enterprise_public').where('id', '=', organisationId).execute(),
  }
}

/** Suspensions of enterprises: at most one stands. */
export const enterpriseSuspensionRepo = repo(reads, writes)
