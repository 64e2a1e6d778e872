/** Listens to what the product sends to the database, and lets nothing of it stay there. */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A statement as it was sent. */
export interface Sent {
  text: string
  values: unknown[]
}
type Send = (this: pg.Client, given: string | Sent, values?: unknown[], ...others: unknown[]) => Promise<pg.QueryResult>

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
  prototype.query = function recorded(given, values, ...others) {
    const sent = recording.getStore()
    // Whoever calls back instead of waiting for a promise is not the product.
    return sent && others.length === 0 ? keep(sent, this, given, values) : send.call(this, given, values, ...others)
  }

  async function keep(sent: Sent[], client: pg.Client, given: string | Sent, values?: unknown[]) {
    const text = typeof given === 'string' ? given : given.text
    if (text === 'begin') {
      if (sent.some((one) => one.text === 'commit')) throw new Enough()
      inTransaction.add(client)
    }
    sent.push({ text, values: [...((typeof given === 'string' ? values : given.values) ?? [])] })
    if (text === 'commit' || text === 'rollback') {
      inTransaction.delete(client)
      return send.call(client, 'rollback')
    }
    if (inTransaction.has(client) || !WRITES.test(text)) return send.call(client, given, values)
    await send.call(client, 'begin')
    try {
      return await send.call(client, given, values)
    } finally {
      await send.call(client, 'rollback')
    }
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
