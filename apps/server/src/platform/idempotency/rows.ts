/** The rows of keys: claimed in the transaction of the work, settled with its answer. */
import { repo } from '../db/repo.ts'
import { statement, writingStatement } from '../db/statement.ts'
import { tables } from '../db/tables.ts'
import type { ReadTx, Tx } from '../transaction.ts'

/** What tells keys apart. */
export interface KeyId {
  actor: string
  keyHash: Buffer
}

export interface Claim extends KeyId {
  endpoint: string
  fingerprint: Buffer
  at: Date
  /** Rows from before this moment are forgotten. */
  forgotten: Date
}

export interface KeyRow {
  endpoint: string
  fingerprint: Buffer
  done: boolean
  answer: Buffer | null
}

/** Waits for whoever else has the key under way; takes over one that is forgotten. */
const claim = writingStatement<{ claimed: true }>(
  `insert into idempotency as held (actor, key_hash, endpoint, fingerprint, done, answer, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (actor, key_hash) do update set endpoint = excluded.endpoint, fingerprint = excluded.fingerprint,
     done = excluded.done, answer = excluded.answer, created_at = excluded.created_at
   where held.created_at < $8
   returning true as claimed`,
)

const find = statement<KeyRow>(
  `select endpoint, fingerprint, done, answer from idempotency where actor = $1 and key_hash = $2 and created_at >= $3`,
)

const reads = (tx: ReadTx) => ({
  /** What is known of a key, unless it is from before `forgotten`. */
  find: async ({ actor, keyHash }: KeyId, forgotten: Date): Promise<KeyRow | undefined> =>
    (await find(tx, actor, keyHash, forgotten))[0],
})

const writes = (tx: Tx) => {
  const db = tables<'idempotency'>(tx)
  return {
    /** Claims a key, settled at once where its answer is known before the work; false when somebody has it. */
    claim: async (
      { actor, keyHash, endpoint, fingerprint, at, forgotten }: Claim,
      settled: { answer: Buffer | null } | null,
    ): Promise<boolean> => {
      const values = [actor, keyHash, endpoint, fingerprint, settled !== null, settled?.answer ?? null, at, forgotten]
      return (await claim(tx, ...values)).length > 0
    },

    settle: ({ actor, keyHash }: KeyId, answer: Buffer | null) =>
      db
        .updateTable('idempotency')
        .set({ done: true, answer })
        .where('actor', '=', actor)
        .where('key_hash', '=', keyHash)
        .execute(),

    remove: ({ actor, keyHash }: KeyId) =>
      db.deleteFrom('idempotency').where('actor', '=', actor).where('key_hash', '=', keyHash).execute(),

    removeForgotten: (forgotten: Date) => db.deleteFrom('idempotency').where('created_at', '<', forgotten).execute(),
  }
}

export const idempotencyRows = repo(reads, writes)
