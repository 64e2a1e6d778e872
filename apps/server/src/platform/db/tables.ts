/** The door of repos to their tables. Only *.repo.ts and the platform may import it. */
import type { Kysely } from 'kysely'
import type { ReadTx, Tx } from '../transaction.ts'
import type { DB } from './row-types.ts'

/** What reads are made with; `getExecutor` lets SQL in words be executed. */
export type Reading<Tables> = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'getExecutor'>

/**
 * Kysely restricted to the named tables: another room's table is a type error.
 * `const db = tables<'product' | 'product_revision'>(tx)`
 * Without a running transaction it only reads.
 */
export function tables<T extends keyof DB>(tx: Tx): Kysely<Pick<DB, T>>
export function tables<T extends keyof DB>(tx: ReadTx): Reading<Pick<DB, T>>
export function tables<T extends keyof DB>(tx: ReadTx): Reading<Pick<DB, T>> {
  // Kysely's own way says the same by a new object, with every repo.
  return tx as unknown as Kysely<Pick<DB, T>>
}
