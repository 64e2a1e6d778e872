/** The only door of services to the database: they pass a `ReadTx` or a `Tx` on to repos and to platform ports, and cannot look inside. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import type { Database } from './db/open.ts'
import { assertReads } from './db/reading.ts'

declare const reads: unique symbol
declare const writes: unique symbol
/** What reads can be made from: a running transaction or, from `read`, the plain pool. Opaque: only repos turn it into queries. */
export interface ReadTx {
  readonly [reads]: true
}
/** A running transaction. Whatever writes or locks asks for it. */
export interface Tx extends ReadTx {
  readonly [writes]: true
}

/** Tells a running transaction from the plain pool. */
export const isRunning = (tx: ReadTx): tx is Tx => (tx as unknown as Database).isTransaction

export interface Transactor {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** For reads outside a transaction; each query sees its own snapshot. Writes and locks are refused. */
  readonly read: ReadTx
  /** Calls `told` after every transaction, also one that failed: its commit may have happened although its answer was lost. */
  onEnd(told: () => void): void
}

/** Goes along with the transactions of one call: what it writes is committed with their work, or not at all. */
export interface Companion {
  /** Before the work. What it throws ends the transaction. */
  begin(tx: Tx): Promise<void>
  /** After the work, before the commit; `result` is what the work answered. */
  end(tx: Tx, result: unknown): Promise<void>
  /** The commit is known to have happened. */
  committed(): void
}

/** Serialisation failure and deadlock: PostgreSQL rolled everything back, so the work may simply run again. */
const RUN_AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 3

/**
 * What the plain pool takes: reads, and only outside a transaction: inside, each would wait for a second connection, all
 * for each other.
 */
function readsOutside(running: AsyncLocalStorage<true>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (running.getStore()) throw new Error('read outside the running transaction: pass its tx on instead')
      assertReads(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** The work of a transaction with what its companion adds. */
const accompanied =
  <T>(companion: Companion, work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    await companion.begin(tx)
    const result = await work(tx)
    await companion.end(tx, result)
    return result
  }

/**
 * Makes the transactor. Nested `transact` calls throw: the inner one would silently commit on its own. `companions` knows
 * who goes along with the call that runs.
 */
export function createTransactor(
  db: Database,
  companions: Pick<AsyncLocalStorage<Companion>, 'getStore'> = new AsyncLocalStorage(),
): Transactor {
  const running = new AsyncLocalStorage<true>()
  const listeners: (() => void)[] = []
  const attempt = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const companion = companions.getStore()
    const whole = companion ? accompanied(companion, work) : work
    try {
      const result = await running.run(true, () => db.transaction().execute((trx) => whole(trx as unknown as Tx)))
      companion?.committed()
      return result
    } finally {
      for (const told of listeners) told()
    }
  }
  return {
    read: db.withPlugin(readsOutside(running)) as unknown as ReadTx,
    onEnd: (told) => void listeners.push(told),
    async transact(work) {
      if (running.getStore()) throw new Error('transact() inside transact(): pass the outer tx on instead')
      for (let tried = 1; ; tried += 1) {
        try {
          return await attempt(work)
        } catch (error) {
          const state = error instanceof Error && 'code' in error ? String(error.code) : ''
          if (!RUN_AGAIN.has(state) || tried === ATTEMPTS) throw error
        }
      }
    },
  }
}
