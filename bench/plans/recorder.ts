/** Listens to what the product sends to the database, and lets nothing of it stay there. */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A statement as it was sent. */
export interface Sent {
  text: string
  values: unknown[]
}
type Send = (this: pg.Client, given: string | Sent, values?: unknown[]) => Promise<pg.QueryResult>

const recording = new AsyncLocalStorage<Sent[]>()
const inTransaction = new WeakSet<pg.Client>()
const WRITES = /^\s*(insert|update|delete)\b/i

/** A second transaction of a call that only goes on because the first one did not stay. */
class Enough extends Error {}

/**
 * From now on, statements sent within `statementsOf` are kept; transactions are rolled back instead of committed, and so
 * is what writes outside of one. Before any connection is made.
 */
export function startRecording(): void {
  // The types of pg give its many forms of calling; the product uses one.
  const prototype = pg.Client.prototype as unknown as { query: Send }
  const send = prototype.query
  prototype.query = async function recorded(given, values) {
    const sent = recording.getStore()
    const text = typeof given === 'string' ? given : given.text
    if (!sent) return send.call(this, given, values)
    if (text === 'begin') {
      if (sent.some((one) => one.text === 'commit')) throw new Enough()
      inTransaction.add(this)
    }
    sent.push({ text, values: [...((typeof given === 'string' ? values : given.values) ?? [])] })
    if (text === 'commit' || text === 'rollback') {
      inTransaction.delete(this)
      return send.call(this, 'rollback')
    }
    if (inTransaction.has(this) || !WRITES.test(text)) return send.call(this, given, values)
    await send.call(this, 'begin')
    return send.call(this, given, values).finally(() => send.call(this, 'rollback'))
  }
}

/** What `work` sends until it ends, or is refused, or begins a second transaction. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  await recording.run(sent, () =>
    work().catch((error: unknown) => {
      if (!(error instanceof Error) || error.name === 'TypeError' || 'severity' in error) throw error
    }),
  )
  return sent
}
