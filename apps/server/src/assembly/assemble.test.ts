import { startApp, type TestApp } from '@portal/testkit/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../env.ts'
import { createServer } from '../platform/http/server.ts'
import { createEndpoints } from '../platform/http/endpoints.ts'
import { rawRoute } from '../platform/http/serve.ts'
import type { JobType } from '../platform/jobs.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createRealtime } from '../platform/realtime.ts'
import { defineRoom, openRoute, type Room } from '../platform/room.ts'
import { StartError } from '../platform/start-error.ts'
import { rawRoutes } from '../raw-routes.ts'
import { assemble } from './assemble.ts'
import * as manifests from './rooms.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const told: string[] = []
const cellar = defineRoom({
  name: 'cellar',
  needs: {},
  create: () => ({ depth: 3 }),
  start: () => void told.push('cellar starts'),
  stop: () => void told.push('cellar stops'),
  personalData: async ({ depth }, _, userId) => ({ cellar: `${userId} at ${depth}` }),
})
const attic = defineRoom({
  name: 'attic',
  needs: { cellar },
  create: ({ needs, collected }) => ({ height: needs.cellar.depth + 1, everything: collected.personalData }),
  start: () => void told.push('attic starts'),
  stop: () => void told.push('attic stops'),
})

async function put(rooms: Record<string, Room>) {
  const { platform } = app.portal
  const realtime = createRealtime(async () => 'unknown', platform.log)
  try {
    return await assemble(rooms, { platform, installation: { ...readEnvironment({}, false), build: '' }, realtime })
  } finally {
    realtime.close()
  }
}
const refusal = (rooms: Record<string, Room>): Promise<unknown> => put(rooms).catch((error: unknown) => error)

describe('an assembly', () => {
  test('creates a room after what it needs, wherever it stands in the list, and gives it what all declare', async () => {
    const { services, start, stop } = await assembleToys()
    expect(services.attic.height).toBe(4)
    const [given] = services.attic.everything
    expect(await app.portal.platform.transactor.transact(async (tx) => given?.(tx, '7'))).toEqual({ cellar: '7 at 3' })
    await start()
    await stop()
    expect(told).toEqual(['cellar starts', 'attic starts', 'attic stops', 'cellar stops'])
  })

  test('refuses a room whose need is not in the list', async () => {
    const error = await refusal({ attic })
    expect(error).toBeInstanceOf(StartError)
    expect(error).toMatchObject({
      message: expect.stringMatching(/房间 attic 需要房间 cellar.* \/ Room attic needs room cellar/),
    })
  })

  test('refuses two rooms of one name', async () => {
    expect(await refusal({ cellar, other: { ...cellar } })).toMatchObject({
      message: expect.stringMatching(/都叫 cellar.* \/ Two rooms are called cellar/),
    })
  })

  test('refuses a room that works on a job it does not declare, and one that declares a job nobody works on', async () => {
    const digging: JobType<Record<string, never>> = { name: 'cellar.dig' }
    const secret = defineRoom({
      name: 'secret',
      needs: {},
      create: ({ platform }) => platform.jobs.define(digging, async () => undefined),
    })
    const idle = defineRoom({ name: 'idle', needs: {}, jobs: [digging], create: () => ({}) })
    expect(await refusal({ secret })).toMatchObject({
      message: expect.stringContaining('Room secret works on the job'),
    })
    expect(await refusal({ idle })).toMatchObject({ message: expect.stringContaining('Room idle declares the job') })
  })

  test('serves the routes that rooms declare, and refuses one that nobody did', async () => {
    const wall = defineRoom({
      name: 'wall',
      needs: {},
      rawRoutes: [openRoute('GET', '/wall', 'a picture')],
      create: () => ({}),
      routes: (server) => rawRoute(server, 'GET', '/wall', (_, reply) => reply.send('bricks')),
    })
    const hole = defineRoom({ ...wall, rawRoutes: [] })
    const open = await serverOf({ wall })
    expect((await open.inject('/wall')).body).toBe('bricks')
    await open.close()
    await expect(serverOf({ hole })).rejects.toThrow('The route GET /wall is neither an endpoint nor declared')
  })
})

const assembleToys = () => {
  const { platform } = app.portal
  const realtime = createRealtime(async () => 'unknown', platform.log)
  realtime.close()
  return assemble({ attic, cellar }, { platform, installation: { ...readEnvironment({}, false), build: '' }, realtime })
}

async function serverOf(rooms: Record<string, Room>) {
  const assembled = await put(rooms)
  const { log, idempotency } = app.portal.platform
  const server = await createServer({
    endpoints: createEndpoints(async () => 'unknown', [...rawRoutes, ...assembled.rawRoutes], idempotency),
    log,
    metrics: createMetrics(),
    first: () => false,
    trustProxy: false,
    publicUrl: null,
    apiOrigin: null,
    hstsSubdomains: false,
  })
  assembled.routes(server)
  return server
}

describe('the rooms of the portal', () => {
  test('need each other under their own names', () => {
    const needs = Object.values(manifests).flatMap((room: Room) => Object.entries(room.needs))
    expect(needs.filter(([name, need]) => need.name !== name)).toEqual([])
  })

  test('forget people under the names that deliveries are stored under', async () => {
    const { rows } = await app.pool.query<{ subscriber: string }>(
      `select subscriber from event_subscriber where name = 'account.erased' order by subscriber`,
    )
    expect(rows.map(({ subscriber }) => subscriber)).toEqual([
      'complaint.forget',
      'draft.forget',
      'file.portrait',
      'inquiry.forget',
      'message.forget',
    ])
  })
})
