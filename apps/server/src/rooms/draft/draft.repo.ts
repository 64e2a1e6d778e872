import type { DraftAddress, DraftPlace } from '@portal/contract/draft'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const COLUMNS = ['id', 'form', 'subject', 'version', 'sealed_content', 'user_agent', 'typed_at', 'kept_at'] as const

export interface DraftRow {
  id: string
  form: string
  subject: string
  version: string
  sealed_content: Buffer
  user_agent: string
  typed_at: Date
  kept_at: Date
}

const reads = (tx: ReadTx) => {
  const db = tables<'draft'>(tx)
  return {
    /** Of one form, kept since then, the one typed last first. */
    ofForm: (userId: string, { form, subject }: DraftPlace, since: Date): Promise<DraftRow[]> =>
      db
        .selectFrom('draft')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('form', '=', form)
        .where('subject', '=', subject)
        .where('kept_at', '>=', since)
        .orderBy('typed_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    all: (userId: string): Promise<DraftRow[]> =>
      db.selectFrom('draft').select(COLUMNS).where('user_id', '=', userId).orderBy('id').execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'draft' | 'draft_cleaning'>(tx)
  return {
    /** One save of a person at a time: their drafts are counted. */
    lockOwner: async (userId: string): Promise<void> =>
      void (await sql`select pg_advisory_xact_lock(hashtextextended(${`draft:${userId}`}, 0))`.execute(db)),

    /** Writes a version, unless what it holds was typed later. */
    keep: async (userId: string, row: Omit<DraftRow, 'id'>): Promise<void> =>
      void (await db
        .insertInto('draft')
        .values({ ...row, user_id: userId })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'form', 'subject', 'version'])
            .doUpdateSet((kept) => ({
              sealed_content: kept.ref('excluded.sealed_content'),
              user_agent: kept.ref('excluded.user_agent'),
              typed_at: kept.ref('excluded.typed_at'),
              kept_at: kept.ref('excluded.kept_at'),
            }))
            .whereRef('draft.typed_at', '<=', 'excluded.typed_at'),
        )
        .execute()),

    /** Removes the oldest of a person's drafts, so that no form has more versions and no person more drafts than that. */
    makeRoom: async (userId: string, most: { versions: number; all: number }): Promise<void> =>
      void (await sql`
        delete from draft where id in (
          select id from (
            select id,
              row_number() over (partition by form, subject order by kept_at desc, id desc) as version_number,
              row_number() over (order by kept_at desc, id desc) as draft_number
            from draft where user_id = ${userId}) numbered
          where version_number > ${most.versions} or draft_number > ${most.all})`.execute(db)),

    remove: async (userId: string, { form, subject, version }: DraftAddress): Promise<void> =>
      void (await db
        .deleteFrom('draft')
        .where('user_id', '=', userId)
        .where('form', '=', form)
        .where('subject', '=', subject)
        .where('version', '=', version)
        .execute()),

    removeAll: async (userId: string): Promise<void> =>
      void (await db.deleteFrom('draft').where('user_id', '=', userId).execute()),

    /** Removes everybody's that was kept before then. */
    removeOver: async (before: Date): Promise<void> =>
      void (await db.deleteFrom('draft').where('kept_at', '<', before).execute()),

    /** Notes that the look of a day is ordered; false when it was before. */
    order: async (day: string): Promise<boolean> => {
      const ordered = await db
        .insertInto('draft_cleaning')
        .values({ day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst()
      return ordered !== undefined
    },

    forgetOrders: async (before: string): Promise<void> =>
      void (await db.deleteFrom('draft_cleaning').where('day', '<', before).execute()),
  }
}

/** Drafts of one person at a time, scoped by the user; whoever removes what is over removes everybody's. */
export const draftRepo = repo(reads, writes)
