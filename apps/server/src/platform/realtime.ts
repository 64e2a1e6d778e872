/** News to open browsers of this process, by topic. What reaches the others travels as an event (`events.listen`). */
import type { RealtimeEvent } from '@portal/contract/realtime'
import { fault } from './errors.ts'
import type { Actor, Resolve } from './http/actor.ts'
import type { Logger } from './log.ts'
import { createRule, ownTopics, sessionTopic, type Topic, type TopicKind, userTopic } from './realtime/topic.ts'

export { organisationTopic, permissionTopic, signedInTopic, userTopic } from './realtime/topic.ts'

/** One open stream. `say` answers false when the reader does not keep up: the stream is then closed. */
export interface Stream {
  say(event: RealtimeEvent): boolean
  beat(): boolean
  close(): void
}

/** Who listens: somebody signed in, or a visitor, of whom only the network address is known. */
export type Listener = { actor: Actor; token: string } | { actor: null; address: string }

export interface Realtime {
  /**
   * Takes up a stream; the answer takes it off. Whoever is signed in hears their own topics, and everybody those they
   * name in `topics`. Throws A0301 for one that they may not hear, A0501 for too many of them or too many streams.
   */
  open(listener: Listener, stream: Stream, topics?: readonly string[]): () => void
  /** Tells everybody who hears the topic. */
  tell(topic: Topic, event: RealtimeEvent): void
  /** Says goodbye to the streams of a session and closes them. */
  endSession(sessionId: string): void
  /** Closes the streams of a session that goes on, and is let into nothing for now. */
  closeSession(sessionId: string): void
  /** After an interruption of the broadcast: everybody fetches again what they show. */
  resync(): void
  /** How many streams are open. */
  count(): number
  close(): void
}

interface Connection {
  listener: Listener
  stream: Stream
  /** Asked for by name, beside one's own. */
  asked: readonly Topic[]
  /** All that it hears by now. */
  heard: ReadonlySet<Topic>
}

const BEAT_MS = 15_000
/** How often an open stream's session is looked at, without counting as activity: an idle tab expires too. */
const CHECK_EVERY_BEATS = 4
/** A browser has one stream per tab; more than this per user is a fault or an attack: the oldest makes room. */
const MOST_STREAMS_PER_USER = 20
/** Visitors behind one address may be a whole company, so nobody's stream is closed for another's. */
const MOST_STREAMS_PER_ADDRESS = 100
/** A page shows a few things; each costs a place in the index. */
const MOST_TOPICS = 20

/** Many of each: what nobody holds any more takes no room. */
class Index<Key> {
  readonly #places = new Map<Key, Set<Connection>>()

  of(key: Key): ReadonlySet<Connection> {
    return this.#places.get(key) ?? new Set()
  }

  add(key: Key, connection: Connection): void {
    const known = this.#places.get(key)
    if (known) known.add(connection)
    else this.#places.set(key, new Set([connection]))
  }

  remove(key: Key, connection: Connection): void {
    const known = this.#places.get(key)
    known?.delete(connection)
    if (known?.size === 0) this.#places.delete(key)
  }
}

/** All open streams, found by what they hear. */
function createConnections() {
  const all = new Set<Connection>()
  const byTopic = new Index<Topic>()
  const byAddress = new Index<string>()

  function hear(connection: Connection, topics: ReadonlySet<Topic>): void {
    for (const topic of connection.heard) if (!topics.has(topic)) byTopic.remove(topic, connection)
    for (const topic of topics) byTopic.add(topic, connection)
    connection.heard = topics
  }

  return {
    all,
    byTopic,
    byAddress,
    hear,
    add(connection: Connection): void {
      all.add(connection)
      hear(connection, connection.heard)
      if (connection.listener.actor === null) byAddress.add(connection.listener.address, connection)
    },
    /** Answers whether it was there. */
    remove(connection: Connection): boolean {
      hear(connection, new Set())
      if (connection.listener.actor === null) byAddress.remove(connection.listener.address, connection)
      return all.delete(connection)
    },
  }
}

/**
 * Makes the hub. `resolve` tells whether a stream's session still lives; `kinds` are the topics that may be asked for by
 * name. A stream of a visitor without a session has those of them whose rule admits everybody, and no others.
 */
export function createRealtime(resolve: Resolve, log: Logger, kinds: readonly TopicKind[] = []): Realtime {
  const connections = createConnections()
  const mayHear = createRule(kinds)
  let beats = 0

  function drop(connection: Connection): void {
    if (connections.remove(connection)) connection.stream.close()
  }

  function send(connection: Connection, event: RealtimeEvent): void {
    if (!connection.stream.say(event)) drop(connection)
  }

  function end(connection: Connection): void {
    connection.stream.say({ name: 'session.ended' })
    drop(connection)
  }

  const topicsOf = (actor: Actor | null, asked: readonly Topic[]): Set<Topic> =>
    new Set([...(actor ? ownTopics(actor) : []), ...asked.filter((topic) => mayHear(actor, topic))])

  /** Looks at who this is by now, and judges every topic anew; a session that is over, or owes something, ends the stream. */
  async function review(connection: Connection): Promise<void> {
    const { listener, asked } = connection
    if (listener.actor === null) return connections.hear(connection, topicsOf(null, asked))
    const actor = await resolve(listener.token, { touch: false })
    if (!connections.all.has(connection)) return
    if (typeof actor === 'string') return end(connection)
    if (actor.owes) return drop(connection)
    connection.listener = { ...listener, actor }
    connections.hear(connection, topicsOf(actor, asked))
  }

  async function reviewAll(some: ReadonlySet<Connection>): Promise<void> {
    for (const connection of some)
      await review(connection).catch((error: unknown) => log.warn({ err: error }, 'a stream could not be reviewed'))
  }

  /** Throws where this stream is one too many; of somebody's own, the oldest makes room. */
  function makeRoom(listener: Listener): void {
    if (listener.actor === null) {
      if (connections.byAddress.of(listener.address).size >= MOST_STREAMS_PER_ADDRESS) throw fault('A0501')
      return
    }
    const own = [...connections.byTopic.of(userTopic(listener.actor.userId))]
    for (const oldest of own.slice(0, Math.max(0, own.length - MOST_STREAMS_PER_USER + 1))) drop(oldest)
  }

  const timer = setInterval(() => {
    beats += 1
    for (const connection of connections.all) if (!connection.stream.beat()) drop(connection)
    if (beats % CHECK_EVERY_BEATS === 0) void reviewAll(connections.all)
  }, BEAT_MS)
  timer.unref()

  return {
    open(listener, stream, topics = []) {
      if (topics.length > MOST_TOPICS) throw fault('A0501')
      const asked = topics.map((topic) => {
        if (!mayHear(listener.actor, topic)) throw fault('A0301')
        return topic
      })
      makeRoom(listener)
      const connection: Connection = { listener, stream, asked, heard: topicsOf(listener.actor, asked) }
      connections.add(connection)
      send(connection, { name: 'ready' })
      return () => void connections.remove(connection)
    },
    tell(topic, event) {
      const hearing = connections.byTopic.of(topic)
      // Whoever is told of new permissions is also judged by them from now on.
      if (event.name === 'permission.changed') void reviewAll(hearing)
      for (const connection of hearing) send(connection, event)
    },
    endSession(sessionId) {
      for (const connection of connections.byTopic.of(sessionTopic(sessionId))) end(connection)
    },
    closeSession(sessionId) {
      for (const connection of connections.byTopic.of(sessionTopic(sessionId))) drop(connection)
    },
    resync() {
      for (const connection of connections.all) send(connection, { name: 'ready' })
    },
    count: () => connections.all.size,
    close() {
      clearInterval(timer)
      for (const connection of connections.all) drop(connection)
    },
  }
}
