/** The product's own rooms, all working in one transaction: a demonstration is there as a whole or not at all. */
import { sql } from 'kysely'
import { createRooms, type Rooms } from '../../assembly/create-rooms.ts'
import { readEnvironment } from '../../env.ts'
import type { Database } from '../../platform/db/open.ts'
import type { Events, JsonObject } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'

type Handler = (tx: Tx, payload: JsonObject) => Promise<void>

/** Events whose subscribers are told by `settle`, inside the same transaction. */
function eventsIn(tx: Tx): Pick<Events, 'subscribe' | 'listen' | 'onGap' | 'settle'> {
  const handlers = new Map<string, Handler[]>()
  let last = '0'
  return {
    subscribe(event, _, handle) {
      handlers.set(event.name, [...(handlers.get(event.name) ?? []), handle as unknown as Handler])
    },
    listen: () => undefined,
    onGap: () => undefined,
    async settle() {
      const fresh = await sql<{ id: string; name: string; payload: JsonObject }>`
        select id, name, payload from event where id > ${last} and xmin = pg_current_xact_id()::xid order by id`.execute(
        tx as unknown as Database,
      )
      for (const { id, name, payload } of fresh.rows) {
        last = id
        for (const handle of handlers.get(name) ?? []) await handle(tx, payload)
      }
    },
  }
}

/** Nobody of the demonstration is written to, and nothing it does counts as an attempt. */
const noOutbox = { send: async () => undefined } satisfies Partial<Outbox> as unknown as Outbox
const noThrottle = { consume: async () => 'ok' as const } satisfies Partial<Throttle> as unknown as Throttle
const noJobs = { define: () => undefined, enqueue: async () => undefined } satisfies Partial<Jobs> as unknown as Jobs

/** What holds where nobody configured anything: the demonstration is the same in every installation. */
const installation = { ...readEnvironment({}, false), build: '' }

/** Rooms over a running transaction. */
export async function roomsIn(tx: Tx, platform: Platform): Promise<DemoRooms> {
  const transactor: Transactor = { read: tx, transact: (work) => work(tx), onEnd: () => undefined }
  const events = eventsIn(tx) as Events
  const services = { ...platform, transactor, events, jobs: noJobs, outbox: noOutbox, throttle: noThrottle }
  const { rooms, stop } = await createRooms(services, installation)
  return { ...rooms, transactor, events, stop }
}

export interface DemoRooms extends Rooms {
  transactor: Transactor
  events: Pick<Events, 'settle'>
  stop(): Promise<void>
}
