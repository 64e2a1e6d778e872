/** Finds refused requests that changed what is stored, without a look at the whole database after each of them. */

/** Table → what it holds, as `fingerprint` tells it. */
type Print = Readonly<Record<string, string>>

export interface Attempts<Request> {
  /** The requests about a fresh subject that nobody has touched: the same ones, in the same order, each time. */
  prepare(): Promise<Request[]>
  /** Sends one; answers whether it was let in. */
  send(request: Request): Promise<boolean>
  fingerprint(): Promise<Print>
}

export interface Change<Request> {
  request: Request
  tables: string[]
}

/** The tables that differ. */
const movedBetween = (before: Print, after: Print): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((table) => before[table] !== after[table])

const isUnmoved = (before: Print, after: Print): boolean => movedBetween(before, after).length === 0

/**
 * Sends every request and answers those that were refused and yet changed rows, with the tables.
 *
 * Where nothing has moved in the end, nobody moved anything. Otherwise all are sent again about a fresh subject, with a
 * look before and after those that are let in; and only where something has moved among the refused, one by one.
 */
export async function changedByRefusals<Request>(attempts: Attempts<Request>): Promise<Change<Request>[]> {
  const { prepare, send, fingerprint } = attempts
  const requests = await prepare()
  const before = await fingerprint()
  const letIn = new Set<number>()
  for (const [place, request] of requests.entries()) if (await send(request)) letIn.add(place)
  if (isUnmoved(before, await fingerprint())) return []
  return (await isMovedByLetInOnly(attempts, letIn)) ? [] : oneByOne(attempts)
}

/** Whether the same ones are let in, by their places, and nothing moves while the others are refused. */
async function isMovedByLetInOnly<Request>(attempts: Attempts<Request>, letIn: Set<number>): Promise<boolean> {
  const { prepare, send, fingerprint } = attempts
  const requests = await prepare()
  let before = await fingerprint()
  for (const [place, request] of requests.entries()) {
    const begins = letIn.has(place) && !letIn.has(place - 1)
    if (begins && !isUnmoved(before, await fingerprint())) return false
    if ((await send(request)) !== letIn.has(place)) return false
    if (letIn.has(place) && !letIn.has(place + 1)) before = await fingerprint()
  }
  return isUnmoved(before, await fingerprint())
}

async function oneByOne<Request>({ prepare, send, fingerprint }: Attempts<Request>): Promise<Change<Request>[]> {
  const changes: Change<Request>[] = []
  const requests = await prepare()
  let before = await fingerprint()
  for (const request of requests) {
    const letIn = await send(request)
    const after = await fingerprint()
    const tables = movedBetween(before, after)
    if (!letIn && tables.length > 0) changes.push({ request, tables })
    before = after
  }
  return changes
}
