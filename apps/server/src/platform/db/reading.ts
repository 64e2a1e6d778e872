/** What may be asked outside a transaction: reads that lock nothing. */
import { type OperationNode, RawNode, SelectQueryNode } from 'kysely'

const WRITES =
  /\b(?:insert\s+into|update\s+[\w."]+\s+(?:(?:as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|truncate|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share|pg_(?:try_)?advisory\w*|pg_notify|set_config|nextval|setval)\b/i
const LOCKS: ReadonlySet<string | undefined> = new Set(['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare'])

/** Throws when a statement's text writes or locks. */
export function assertTextReads(text: string): void {
  const found = WRITES.exec(text)?.[0]
  if (found !== undefined) throw new Error(`"${found}" outside a transaction: do it in transact()`)
}

/** Texts found to read. A template's pieces are the same object every time: most are looked at once. */
const known = new WeakSet<readonly string[]>()

function assertRawReads({ sqlFragments, parameters }: RawNode): void {
  if (!known.has(sqlFragments)) {
    assertTextReads(sqlFragments.join('?'))
    known.add(sqlFragments)
  }
  // Among the values may be more SQL.
  for (const parameter of parameters) if (RawNode.is(parameter)) assertRawReads(parameter)
}

/**
 * Throws when a query writes or locks rows. The types say so already; this finds what they cannot see: locks, raw SQL and
 * writes in a `with`. Cheap enough for production, where PostgreSQL would carry such a write out.
 */
export function assertReads(query: OperationNode): void {
  if (RawNode.is(query)) return assertRawReads(query)
  if (!SelectQueryNode.is(query)) throw new Error(`${query.kind} outside a transaction: do it in transact()`)
  for (const { expression } of query.with?.expressions ?? []) assertReads(expression)
  const lock = query.endModifiers?.find(({ modifier }) => LOCKS.has(modifier))
  if (lock) throw new Error(`${lock.modifier} outside a transaction: the lock would hold nothing`)
}
