import type { RealtimeEvent } from '@portal/contract/realtime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Resolved } from './http/actor.ts'
import { createLog } from './log.ts'
import {
  createRealtime,
  organisationTopic,
  permissionTopic,
  type Realtime,
  signedInTopic,
  type Stream,
  userTopic,
} from './realtime.ts'
import { defineTopic } from './realtime/topic.ts'

const actorOf = (userId: string, more: Partial<Actor> = {}): Actor => ({
  userId,
  username: userId,
  nickname: userId,
  avatar: null,
  organisationId: null,
  organisationName: '',
  examineState: null,
  roles: [],
  perms: [],
  sessionId: `session of ${userId}`,
  ...more,
})

/** A stage is open to all but its closed days; a club to its members. */
const stageTopic = defineTopic('stage', (_, id) => id !== 'closed')
const clubTopic = defineTopic('club', (listener, id) => listener?.perms.includes(`club:${id}`) === true)

/** Who each token belongs to by now. */
let sessions: Map<string, Resolved>
let realtime: Realtime
beforeEach(() => {
  sessions = new Map()
  const resolve = async (token: string) => sessions.get(token) ?? 'unknown'
  realtime = createRealtime(resolve, createLog('silent'), [stageTopic, clubTopic])
})
afterEach(() => realtime.close())

interface Ear extends Stream {
  heard: string[]
  closed: boolean
}
function ear({ keepsUp = true } = {}): Ear {
  const made: Ear = {
    heard: [],
    closed: false,
    say: ({ name }: RealtimeEvent) => {
      made.heard.push(name)
      return keepsUp
    },
    beat: () => true,
    close: () => {
      made.closed = true
    },
  }
  return made
}

function signedIn(actor: Actor, topics?: string[]): Ear {
  sessions.set(actor.sessionId, actor)
  const stream = ear()
  realtime.open({ actor, token: actor.sessionId }, stream, topics)
  return stream
}
function visitor(topics: string[], address = '192.0.2.1'): Ear {
  const stream = ear()
  realtime.open({ actor: null, address }, stream, topics)
  return stream
}

const changed: RealtimeEvent = { name: 'hall.changed' }
const told = ['ready', 'hall.changed']

describe('somebody signed in', () => {
  test('hears their own topics without asking, and nobody else’s', () => {
    const anna = signedIn(actorOf('1', { organisationId: '7', perms: ['hall:read:any'] }))
    const boris = signedIn(actorOf('2'))
    for (const topic of [userTopic('1'), organisationTopic('7'), permissionTopic('hall:read:any')])
      realtime.tell(topic, changed)
    expect(anna.heard).toEqual(['ready', ...Array(3).fill('hall.changed')])
    expect(boris.heard).toEqual(['ready'])
    realtime.tell(signedInTopic('all'), changed)
    expect(boris.heard).toEqual(told)
  })

  test('is judged anew when their rights change', async () => {
    const actor = actorOf('1', { perms: ['hall:read:any', 'club:chess'] })
    const anna = signedIn(actor, ['club:chess'])
    sessions.set(actor.sessionId, { ...actor, perms: [] })
    realtime.tell(userTopic('1'), { name: 'permission.changed' })
    const count = () => {
      realtime.tell(permissionTopic('hall:read:any'), changed)
      realtime.tell(clubTopic('chess'), changed)
      return anna.heard.splice(0).length
    }
    await expect.poll(count).toBe(0)
    sessions.set(actor.sessionId, actor)
    realtime.tell(userTopic('1'), { name: 'permission.changed' })
    anna.heard.splice(0)
    await expect.poll(count).toBe(2)
  })

  test('has twenty streams at most: the oldest makes room', () => {
    const streams = Array.from({ length: 21 }, () => signedIn(actorOf('1')))
    expect(streams.map(({ closed }) => closed)).toEqual([true, ...Array(20).fill(false)])
    expect(realtime.count()).toBe(20)
  })

  test('is told when the session ends, and hears nothing more', () => {
    const [anna, boris] = [signedIn(actorOf('1')), signedIn(actorOf('2'))]
    realtime.endSession('session of 1')
    realtime.tell(signedInTopic('all'), changed)
    expect(anna).toMatchObject({ heard: ['ready', 'session.ended'], closed: true })
    expect(boris).toMatchObject({ heard: told, closed: false })
  })

  test('who does not keep up is left behind', () => {
    const slow = ear({ keepsUp: false })
    realtime.open({ actor: actorOf('1'), token: '' }, slow)
    expect(slow.closed).toBe(true)
    expect(realtime.count()).toBe(0)
  })
})

describe('a visitor without a session', () => {
  test('hears public topics, and nothing else', () => {
    const stream = visitor(['stage:1'])
    signedIn(actorOf('1', { perms: ['hall:read:any'] }))
    for (const topic of [userTopic('1'), signedInTopic('all'), permissionTopic('hall:read:any'), stageTopic('2')])
      realtime.tell(topic, changed)
    expect(stream.heard).toEqual(['ready'])
    realtime.tell(stageTopic('1'), changed)
    expect(stream.heard).toEqual(told)
  })

  test('is refused whatever topic is not public, or is nobody’s', () => {
    for (const topic of ['stage:closed', 'club:chess', 'user:1', 'signed-in:all', 'unknown:1', 'stage', ':1', ''])
      expect(() => visitor([topic])).toThrow(expect.objectContaining({ code: 'A0301' }))
    expect(() => visitor(['stage:1', 'club:chess'])).toThrow(expect.objectContaining({ code: 'A0301' }))
    expect(realtime.count()).toBe(0)
  })

  test('asks for twenty topics at most', () => {
    const topics = Array.from({ length: 21 }, (_, id) => `stage:${id}`)
    expect(visitor(topics.slice(1)).heard).toEqual(['ready'])
    expect(() => visitor(topics)).toThrow(expect.objectContaining({ code: 'A0501' }))
  })

  test('has a hundred streams from one address, and another as soon as one of them is closed', () => {
    const leave = Array.from({ length: 100 }, () => realtime.open({ actor: null, address: '192.0.2.1' }, ear()))
    expect(() => visitor([])).toThrow(expect.objectContaining({ code: 'A0501' }))
    expect(visitor([], '192.0.2.2').heard).toEqual(['ready'])
    leave[0]?.()
    expect(visitor([]).heard).toEqual(['ready'])
  })

  test('fetches again after an interruption, like everybody', () => {
    const streams = [visitor([]), signedIn(actorOf('1'))]
    realtime.resync()
    for (const { heard } of streams) expect(heard).toEqual(['ready', 'ready'])
  })
})
