/**
 * Domain events: an outbox in PostgreSQL.
 * Durable subscribers are told at least once, in a transaction that also strikes the delivery off (so: effectively once),
 * one event after the other per subscriber, whichever process does it. Listeners hear a broadcast in every process.
 */
import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from './db/open.ts'
import { createDeliveries, type DurableHandler } from './events/delivery.ts'
import type { EventLag, EventMeta, EventType, FailingDelivery, JsonObject } from './events/event.ts'
import { createListener } from './db/listener.ts'
import type { Logger } from './log.ts'
import type { Transactor, Tx } from './transaction.ts'

export { defineEvent, type EventMeta, type EventType, type JsonObject } from './events/event.ts'

export interface Events {
  /** Tells `subscriber` durably; `handle` runs inside the transaction that strikes the delivery off. Before `start`. */
  subscribe<Payload extends JsonObject>(
    event: EventType<Payload>,
    subscriber: string,
    handle: (tx: Tx, payload: Payload, meta: EventMeta) => Promise<void>,
  ): void
  /** Hears the event in this process, without guarantee: for streams and caches. */
  listen<Payload extends JsonObject>(event: EventType<Payload>, handle: (payload: Payload) => void): void
  /** Called when the broadcast was interrupted and is back: what was said meanwhile is lost. */
  onGap(handle: () => void): void
  /** Writes down who wants to be told; `publish` counts from then on. */
  register(): Promise<void>
  /** Delivers what is due, and keeps delivering. */
  start(): Promise<void>
  /** Delivers now until nothing is due (seeds and tests); what fails stays for its next try. */
  settle(): Promise<void>
  lag(): Promise<EventLag>
  /** Deliveries that failed and are tried again, the oldest first. */
  failing(): Promise<FailingDelivery[]>
  stop(): Promise<void>
}

/** NOTIFY carries at most 8,000 bytes; a longer payload is fetched by whoever listens. */
const NOTIFY_MAX_BYTES = 7500

/** Writes the event, one delivery per durable subscriber, and the broadcast, all in the caller's transaction. */
export async function publish<Payload extends JsonObject>(
  tx: Tx,
  event: EventType<Payload>,
  payload: Payload,
): Promise<void> {
  const json = JSON.stringify(payload)
  const short = Buffer.byteLength(json) <= NOTIFY_MAX_BYTES ? json : null
  await sql`
    with written as (
      insert into event (name, payload) values (${event.name}, ${json}::jsonb) returning id
    ), delivery as (
      insert into event_delivery (event_id, subscriber)
      select written.id, event_subscriber.subscriber from written, event_subscriber
      where event_subscriber.name = ${event.name}
    )
    select pg_notify(${EVENT_CHANNEL}::text,
      json_build_object('id', id::text, 'name', ${event.name}::text, 'payload', ${short}::json)::text)
    from written`.execute(tx as unknown as Database)
}

const EVENT_CHANNEL = 'portal_event'

/** A broadcast event; `payload` null means: too long to travel, read the row. */
interface HeardEvent {
  id: string
  name: string
  payload: JsonObject | null
}

/** Makes the events of one process. `connect` gives a connection of its own for LISTEN. */
export function createEvents(deps: {
  db: Database
  transactor: Transactor
  connect: () => pg.Client
  log: Logger
}): Events {
  const deliveries = createDeliveries(deps)
  const listeners = new Map<string, ((payload: JsonObject) => void)[]>()
  const gapHandlers: (() => void)[] = []
  const listener = createListener({
    connect: deps.connect,
    log: deps.log,
    channel: EVENT_CHANNEL,
    hear(told) {
      deliveries.wake()
      const heard = JSON.parse(told) as HeardEvent
      const handlers = listeners.get(heard.name) ?? []
      if (handlers.length > 0) void tell(handlers, heard.id, heard.payload)
    },
    onGap() {
      deliveries.wake()
      for (const handle of gapHandlers) handle()
    },
  })

  async function tell(handlers: ((payload: JsonObject) => void)[], id: string, payload: JsonObject | null) {
    try {
      const whole = payload ?? (await loadPayload(deps.db, id))
      if (whole) for (const handle of handlers) handle(whole)
    } catch (error) {
      deps.log.error({ err: error, event: id }, 'a listener failed')
    }
  }

  return {
    subscribe: (event, subscriber, handle) =>
      deliveries.add(event.name, subscriber, handle as unknown as DurableHandler),
    listen(event, handle) {
      const known = listeners.get(event.name) ?? []
      listeners.set(event.name, [...known, handle as unknown as (payload: JsonObject) => void])
    },
    onGap: (handle) => void gapHandlers.push(handle),
    register: () => deliveries.register(),
    async start() {
      await deliveries.register()
      await listener.start()
      deliveries.start()
    },
    settle: () => deliveries.settle(),
    lag: () => deliveries.lag(),
    failing: () => deliveries.failing(),
    async stop() {
      await listener.stop()
      await deliveries.stop()
    },
  }
}

async function loadPayload(db: Database, id: string): Promise<JsonObject | null> {
  const row = await db.selectFrom('event').select('payload').where('id', '=', id).executeTakeFirst()
  return (row?.payload as JsonObject | undefined) ?? null
}
