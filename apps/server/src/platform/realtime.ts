/** News to open browsers of this process. What reaches the others travels as an event (`events.listen`). */
import type { LiveEvent } from '@portal/contract/event'
import type { Permission } from '@portal/contract/permission'
import { passesPermission } from '@portal/contract/permission'
import type { Actor, Resolve } from './http/actor.ts'
import type { Logger } from './log.ts'

/** One open stream. `say` answers false when the reader does not keep up: the stream is then closed. */
export interface Stream {
  say(event: LiveEvent): boolean
  beat(): boolean
  close(): void
}

export interface Realtime {
  /** Takes up a stream; the answer takes it off. */
  open(actor: Actor, token: string, stream: Stream): () => void
  toUser(userId: string, event: LiveEvent): void
  toOrganisation(organisationId: string, event: LiveEvent): void
  toEverybody(event: LiveEvent): void
  /** To everybody who holds the permission. */
  toPermission(permission: Permission, event: LiveEvent): void
  /** Says goodbye to the streams of a session and closes them. */
  endSession(sessionId: string): void
  /** After an interruption of the broadcast: everybody fetches again what they show. */
  resync(): void
  /** How many streams are open. */
  count(): number
  close(): void
}

interface Connection {
  actor: Actor
  token: string
  stream: Stream
}

const BEAT_MS = 15_000
/** How often an open stream's session is looked at, without counting as activity: an idle tab expires too. */
const CHECK_EVERY_BEATS = 4
/** A browser has one stream per tab; more than this per user is a fault or an attack. */
const MOST_STREAMS_PER_USER = 20

/** Makes the hub. `resolve` tells whether a stream's session still lives. */
export function createRealtime(resolve: Resolve, log: Logger): Realtime {
  const connections = new Set<Connection>()
  let beats = 0

  function drop(connection: Connection): void {
    if (connections.delete(connection)) connection.stream.close()
  }

  function send(connection: Connection, event: LiveEvent): void {
    if (!connection.stream.say(event)) drop(connection)
  }

  function tell(event: LiveEvent, wanted: (actor: Actor) => boolean): void {
    for (const connection of connections) if (wanted(connection.actor)) send(connection, event)
  }

  function end(connection: Connection): void {
    connection.stream.say({ name: 'session.ended' })
    drop(connection)
  }

  /** Looks at who this is by now; a session that is over ends the stream. */
  async function review(connection: Connection): Promise<void> {
    const resolved = await resolve(connection.token, { touch: false })
    if (typeof resolved === 'string') end(connection)
    else connection.actor = resolved
  }

  const reviewAll = async (wanted: (actor: Actor) => boolean): Promise<void> => {
    for (const connection of connections) {
      if (!wanted(connection.actor)) continue
      await review(connection).catch((error: unknown) => log.warn({ err: error }, 'a stream could not be reviewed'))
    }
  }

  const timer = setInterval(() => {
    beats += 1
    for (const connection of connections) if (!connection.stream.beat()) drop(connection)
    if (beats % CHECK_EVERY_BEATS === 0) void reviewAll(() => true)
  }, BEAT_MS)
  timer.unref()

  return {
    open(actor, token, stream) {
      const own = [...connections].filter((one) => one.actor.userId === actor.userId)
      for (const oldest of own.slice(0, Math.max(0, own.length - MOST_STREAMS_PER_USER + 1))) drop(oldest)
      const connection = { actor, token, stream }
      connections.add(connection)
      send(connection, { name: 'ready' })
      return () => void connections.delete(connection)
    },
    toUser(userId, event) {
      // Whoever is told of new permissions is also judged by them from now on.
      if (event.name === 'permission.changed') void reviewAll((actor) => actor.userId === userId)
      tell(event, (actor) => actor.userId === userId)
    },
    toOrganisation(organisationId, event) {
      if (event.name === 'permission.changed') void reviewAll((actor) => actor.organisationId === organisationId)
      tell(event, (actor) => actor.organisationId === organisationId)
    },
    toEverybody: (event) => tell(event, () => true),
    toPermission: (permission, event) => tell(event, (actor) => passesPermission(actor, [permission])),
    endSession(sessionId) {
      for (const connection of connections) if (connection.actor.sessionId === sessionId) end(connection)
    },
    resync: () => tell({ name: 'ready' }, () => true),
    count: () => connections.size,
    close() {
      clearInterval(timer)
      for (const connection of connections) drop(connection)
    },
  }
}
