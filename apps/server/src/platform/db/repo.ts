/** A repo that reads and writes, in two halves: outside a transaction there are the reads alone. */
import { isRunning, type ReadTx, type Tx } from '../transaction.ts'

export interface Repo<Reads, Writes> {
  (tx: Tx): Reads & Writes
  (tx: ReadTx): Reads
}

/**
 * Joins both halves: `productRepo(tx)` has all of it, `productRepo(transactor.read)` what `reads` gives. What locks rows
 * belongs to the writes: a lock outside a transaction holds nothing.
 */
export function repo<Reads extends object, Writes extends object>(
  reads: (tx: ReadTx) => Reads,
  writes: (tx: Tx) => Writes,
): Repo<Reads, Writes> {
  function joined(tx: Tx): Reads & Writes
  function joined(tx: ReadTx): Reads
  function joined(tx: ReadTx): Reads {
    return isRunning(tx) ? { ...reads(tx), ...writes(tx) } : reads(tx)
  }
  return joined
}
