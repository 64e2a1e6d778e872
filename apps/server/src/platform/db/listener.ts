/** Hears what is told on a channel (LISTEN), on a connection of its own, and comes back after every break. */
import pg from 'pg'
import type { Logger } from '../log.ts'

const RECONNECT_MS = { first: 200, most: 10_000 }

export interface Listener {
  start(): Promise<void>
  stop(): Promise<void>
}

interface Deps {
  connect: () => pg.Client
  log: Logger
  channel: string
  hear: (payload: string) => void
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
      if (message.payload !== undefined) deps.hear(message.payload)
    })
    next.on('error', (error) => lost(next, error))
    next.once('end', () => lost(next, null))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(deps.channel)}`)
    client = next
  }

  function lost(broken: pg.Client, error: Error | null): void {
    if (stopped || client !== broken) return
    client = null
    deps.log.warn({ err: error ?? undefined, channel: deps.channel }, 'the connection that listens was lost')
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
