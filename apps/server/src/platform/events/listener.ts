/** Hears the broadcast of events on a connection of its own, and comes back after every break. */
import type pg from 'pg'
import type { JsonObject } from './event.ts'
import type { Logger } from '../log.ts'

export const EVENT_CHANNEL = 'portal_event'
const RECONNECT_MS = { first: 200, most: 10_000 }

/** A broadcast event; `payload` null means: too long to travel, read the row. */
export interface HeardEvent {
  id: string
  name: string
  payload: JsonObject | null
}

export interface Listener {
  start(): Promise<void>
  stop(): Promise<void>
}

interface Deps {
  connect: () => pg.Client
  log: Logger
  hear: (event: HeardEvent) => void
  /** The connection was lost and is back. */
  onGap: () => void
}

/** Makes the listener. `start` resolves when it hears; later breaks are repaired in the background. */
export function createListener(deps: Deps): Listener {
  let client: pg.Client | null = null
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  async function open(): Promise<void> {
    const next = deps.connect()
    next.on('notification', (message) => {
      if (message.payload !== undefined) deps.hear(JSON.parse(message.payload) as HeardEvent)
    })
    next.on('error', (error) => lost(next, error))
    next.once('end', () => lost(next, null))
    await next.connect()
    await next.query(`listen ${EVENT_CHANNEL}`)
    client = next
  }

  function lost(broken: pg.Client, error: Error | null): void {
    if (stopped || client !== broken) return
    client = null
    deps.log.warn({ err: error ?? undefined }, 'the event connection was lost')
    broken.end().catch(() => undefined)
    retry(RECONNECT_MS.first)
  }

  function retry(delay: number): void {
    timer = setTimeout(() => {
      open().then(deps.onGap, () => {
        if (!stopped) retry(Math.min(delay * 2, RECONNECT_MS.most))
      })
    }, delay)
  }

  return {
    start: open,
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await client?.end()
    },
  }
}
