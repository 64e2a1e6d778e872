/** Statements that are asked all the time: written once, instead of being put together anew for every call. */
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { ReadTx, Tx } from '../transaction.ts'
import type { Database } from './open.ts'
import { assertTextReads } from './reading.ts'

/** Texts of statements by which every connection keeps what PostgreSQL made of them, with their names. */
const names = new Map<string, string>()

function named<Row>(text: string): (tx: ReadTx, ...values: readonly unknown[]) => Promise<Row[]> {
  const { query } = CompiledQuery.raw(text)
  names.set(text, names.get(text) ?? `portal_${names.size + 1}`)
  return async (tx, ...values) => {
    const executor = (tx as unknown as Database).getExecutor()
    const compiled = CompiledQuery.raw(text, [...values])
    // What has a say about queries has it about these too.
    executor.transformQuery(query, compiled.queryId)
    return (await executor.executeQuery<Row>(compiled)).rows
  }
}

/**
 * A read of fixed text, with $1, $2… for its values. PostgreSQL reads and plans it once for each connection.
 * Name its columns: `select *` would no longer hold once a migration changed the table under it.
 * Throws at once when the text writes or locks.
 */
export function statement<Row>(text: string): (tx: ReadTx, ...values: readonly unknown[]) => Promise<Row[]> {
  assertTextReads(text)
  return named(text)
}

/** The same for a text that writes or locks: it needs a running transaction. */
export const writingStatement = <Row>(text: string): ((tx: Tx, ...values: readonly unknown[]) => Promise<Row[]>) =>
  named(text)

interface NamedQuery {
  name: string
  text: string
  values: unknown[]
}
type Query = (query: string | NamedQuery, ...rest: unknown[]) => unknown

/** A connection that knows the statements by their texts. */
export class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig | string) {
    super(config)
    const query = super.query.bind(this) as Query
    const named: Query = (text, ...rest) => {
      const name = typeof text === 'string' ? names.get(text) : undefined
      return name === undefined
        ? query(text, ...rest)
        : query({ name, text, values: rest[0] } as NamedQuery, ...rest.slice(1))
    }
    this.query = named as typeof this.query
  }
}
