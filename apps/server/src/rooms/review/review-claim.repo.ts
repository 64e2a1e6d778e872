/** Table review_claim: who is at what, until when. */
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

/** A product, an enterprise or a certification, as rows name it. */
export interface Subject {
  subject_type: string
  subject_id: string
}

/** Who is at the subject of the row that `of` names, first come first: an array of ids. */
export const claimedBySql = (of: string, at: Date) => sql<string[]>`array(
  select claim.user_id::text from review_claim claim
  where claim.subject_type = ${sql.ref(`${of}.subject_type`)} and claim.subject_id = ${sql.ref(`${of}.subject_id`)}
    and claim.expires_at > ${at}
  order by claim.claimed_at, claim.user_id)`

/** Whether somebody else is at the subject of the row that `of` names. */
export const isClaimedByOthersSql = (of: string, userId: string, at: Date) => sql<boolean>`exists (
  select from review_claim claim
  where claim.subject_type = ${sql.ref(`${of}.subject_type`)} and claim.subject_id = ${sql.ref(`${of}.subject_id`)}
    and claim.expires_at > ${at} and claim.user_id <> ${userId}::bigint)`

const reads = (tx: ReadTx) => ({
  /** Who is at it, first come first. */
  of: async ({ subject_type, subject_id }: Subject, at: Date): Promise<string[]> => {
    const rows = await tables<'review_claim'>(tx)
      .selectFrom('review_claim')
      .select('user_id')
      .where('subject_type', '=', subject_type)
      .where('subject_id', '=', subject_id)
      .where('expires_at', '>', at)
      .orderBy('claimed_at')
      .orderBy('user_id')
      .execute()
    return rows.map(({ user_id }) => user_id)
  },
})

const writes = (tx: Tx) => {
  const db = tables<'review_claim'>(tx)
  return {
    /** Whoever left without a word is forgotten. */
    removeExpired: async (at: Date): Promise<void> => {
      await db.deleteFrom('review_claim').where('expires_at', '<=', at).execute()
    },

    put: async (
      { subject_type, subject_id }: Subject,
      userId: string,
      span: { at: Date; until: Date },
    ): Promise<void> => {
      await db
        .insertInto('review_claim')
        .values({ subject_type, subject_id, user_id: userId, claimed_at: span.at, expires_at: span.until })
        .onConflict((conflict) =>
          conflict.columns(['subject_type', 'subject_id', 'user_id']).doUpdateSet({ expires_at: span.until }),
        )
        .execute()
    },

    /** Answers whether there was one. */
    remove: async ({ subject_type, subject_id }: Subject, userId: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('review_claim')
        .where('subject_type', '=', subject_type)
        .where('subject_id', '=', subject_id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

export const reviewClaimRepo = repo(reads, writes)
