/** Brings events to their durable subscribers: one worker per subscriber, several processes share by locks. */
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { EventLag, EventMeta, FailingDelivery, JsonObject } from './event.ts'
import type { Logger } from '../log.ts'
import type { Transactor, Tx } from '../transaction.ts'
import { addSubscriptions, keepSubscriptions } from './subscriptions.ts'

export type DurableHandler = (tx: Tx, payload: JsonObject, meta: EventMeta) => Promise<void>
type Outcome = 'handled' | 'failed' | 'idle'

interface Due {
  id: string
  name: string
  payload: JsonObject
  created_at: Date
  attempts: number
}

/** Found without an announcement at the latest after this time (retries come due, announcements get lost). */
const POLL_MS = 5_000
const RETRY_SECONDS = { first: 1, most: 3600 }
const KEEP_EVENTS = '7 days'
/** Far more often than a subscription is given up. */
const HOUSEKEEPING_MS = 3_600_000

export interface Deliveries {
  add(event: string, subscriber: string, handler: DurableHandler): void
  register(): Promise<void>
  start(): void
  wake(): void
  settle(): Promise<void>
  lag(): Promise<EventLag>
  failing(): Promise<FailingDelivery[]>
  stop(): Promise<void>
}

/**
 * Locks the oldest due delivery of a subscriber; the advisory lock keeps its events one after the other everywhere.
 * Only of events that this process knows: another version may run beside it, whose subscriber is told of more.
 */
async function takeDue(tx: Tx, subscriber: string, events: readonly string[]): Promise<Due | null> {
  const due = await sql<Due>`
    select e.id, e.name, e.payload, e.created_at, d.attempts
    from event_delivery d join event e on e.id = d.event_id
    where d.subscriber = ${subscriber} and d.due_at <= now() and e.name = any (${events}::text[])
      and pg_try_advisory_xact_lock(hashtextextended('event_delivery:' || ${subscriber}, 0))
    order by d.event_id limit 1
    for update of d skip locked`.execute(tx as unknown as Database)
  return due.rows[0] ?? null
}

async function strikeOff(tx: Tx, subscriber: string, id: string): Promise<void> {
  await sql`delete from event_delivery where subscriber = ${subscriber} and event_id = ${id}`.execute(
    tx as unknown as Database,
  )
}

/** Makes the deliveries of one process; nothing happens before `start` or `settle`. */
export function createDeliveries(deps: { db: Database; transactor: Transactor; log: Logger }): Deliveries {
  const { db, transactor, log } = deps
  const handlers = new Map<string, Map<string, DurableHandler>>()
  const busy = new Map<string, Promise<void>>()
  const timers: NodeJS.Timeout[] = []
  let running = false
  let housekeeping = Promise.resolve()

  async function putOff(subscriber: string, due: Due, error: unknown): Promise<void> {
    const seconds = Math.min(RETRY_SECONDS.first * 2 ** due.attempts, RETRY_SECONDS.most)
    log.error({ err: error, event: due.name, eventId: due.id, subscriber, retryInSeconds: seconds }, 'an event failed')
    const says = error instanceof Error ? error.message : String(error)
    await sql`update event_delivery set attempts = attempts + 1, last_error = ${says.slice(0, 500)},
        due_at = now() + make_interval(secs => ${seconds})
      where subscriber = ${subscriber} and event_id = ${due.id}`.execute(db)
    if (running && seconds * 1000 < POLL_MS) setTimeout(wake, seconds * 1000).unref()
  }

  async function deliverOne(subscriber: string): Promise<Outcome> {
    const claimed: { due: Due | null } = { due: null }
    const known = handlers.get(subscriber) ?? new Map<string, DurableHandler>()
    try {
      await transactor.transact(async (tx) => {
        const due = await takeDue(tx, subscriber, [...known.keys()])
        claimed.due = due
        if (!due) return
        const handle = known.get(due.name)
        if (!handle) throw new Error(`${subscriber} was given ${due.name}, which it does not know`)
        const meta = { id: due.id, name: due.name, publishedAt: due.created_at, attempt: due.attempts + 1 }
        await handle(tx, due.payload, meta)
        await strikeOff(tx, subscriber, due.id)
      })
      return claimed.due ? 'handled' : 'idle'
    } catch (error) {
      if (!claimed.due) throw error
      await putOff(subscriber, claimed.due, error)
      return 'failed'
    }
  }

  async function deliverAll(subscriber: string): Promise<boolean> {
    let any = false
    for (;;) {
      const outcome = await deliverOne(subscriber)
      if (outcome === 'idle') return any
      any = true
    }
  }

  /** One run per subscriber at a time; an announcement during a run causes one more. */
  const again = new Set<string>()
  function kick(subscriber: string): void {
    if (busy.has(subscriber)) {
      again.add(subscriber)
      return
    }
    const run = deliverAll(subscriber)
      .then(() => undefined)
      .catch((error: unknown) => log.warn({ err: error, subscriber }, 'events cannot be delivered at the moment'))
      .finally(() => {
        busy.delete(subscriber)
        if (again.delete(subscriber) && running) kick(subscriber)
      })
    busy.set(subscriber, run)
  }

  function wake(): void {
    if (running) for (const subscriber of handlers.keys()) kick(subscriber)
  }

  const subscriptions = () =>
    [...handlers].flatMap(([subscriber, events]) => [...events.keys()].map((event) => ({ event, subscriber })))

  async function keepHouse(): Promise<void> {
    try {
      await keepSubscriptions(db, subscriptions(), log)
      await removeOldEvents(db)
    } catch (error) {
      log.warn({ err: error }, 'old events and subscriptions could not be removed')
    }
  }

  return {
    add(event, subscriber, handler) {
      const known = handlers.get(subscriber) ?? new Map<string, DurableHandler>()
      if (known.has(event)) throw new Error(`${subscriber} subscribes to ${event} twice`)
      handlers.set(subscriber, known.set(event, handler))
    },
    register: () => addSubscriptions(db, subscriptions()),
    start() {
      running = true
      timers.push(setInterval(wake, POLL_MS))
      timers.push(setInterval(() => void (housekeeping = keepHouse()), HOUSEKEEPING_MS))
      housekeeping = keepHouse()
      wake()
    },
    wake,
    async settle() {
      // A run that an announcement started meanwhile holds the subscriber's lock: only when none is under way is all done.
      for (let open = true; open; ) {
        await Promise.all(busy.values())
        open = false
        for (const subscriber of handlers.keys()) open = (await deliverAll(subscriber)) || open
        open ||= busy.size > 0
      }
    },
    lag: () => measureLag(db),
    failing: () => failingDeliveries(db),
    async stop() {
      running = false
      for (const timer of timers) clearInterval(timer)
      await Promise.all([housekeeping, ...busy.values()])
    },
  }
}

async function removeOldEvents(db: Database): Promise<void> {
  await sql`delete from event e where created_at < now() - ${KEEP_EVENTS}::interval
    and not exists (select from event_delivery d where d.event_id = e.id)`.execute(db)
}

async function measureLag(db: Database): Promise<EventLag> {
  const lag = await sql<EventLag>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(e.created_at)), 0)::float8 as "oldestSeconds"
    from event_delivery d join event e on e.id = d.event_id`.execute(db)
  return lag.rows[0] ?? { waiting: 0, oldestSeconds: 0 }
}

/** As many as somebody reads. */
const MOST_FAILING = 20

async function failingDeliveries(db: Database): Promise<FailingDelivery[]> {
  const failing = await sql<FailingDelivery>`
    select e.name, d.subscriber, d.attempts, d.due_at as "nextAt", coalesce(d.last_error, '') as error
    from event_delivery d join event e on e.id = d.event_id
    where d.attempts > 0 order by d.event_id limit ${MOST_FAILING}`.execute(db)
  return failing.rows
}
