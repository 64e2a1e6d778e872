import { api } from '@portal/contract/api'
import { startApp, type TestApp } from '@portal/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as rooms from './assembly/rooms.ts'
import { rawRoutes } from './raw-routes.ts'

let running: TestApp
beforeAll(async () => {
  running = await startApp()
})
afterAll(() => running.close())

/** What Fastify's router really answers to, as `METHOD /path`; it prints a tree, four columns to the level. */
function routed(): string[] {
  const branch: string[] = []
  return running.portal.app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
      if (piece === '') return []
      branch.length = indent.length / 4
      branch.push(piece)
      return methods === '' ? [] : methods.split(', ').map((method) => shape(`${method} ${branch.join('')}`))
    })
}
/** Parameters by their place: the router prints `:id|:ids` where calls call the same segment differently. */
const shape = (route: string): string => route.replaceAll(/:\w+(?:\|:\w+)*/g, ':')
const endpoints = api.map(({ endpoint }) => shape(`${endpoint.method} ${endpoint.path}`))
const raw = () => running.portal.app.endpoints.raw.map(({ method, url }) => shape(`${method} ${url}`))

test('every route is an endpoint of the contract or is declared by its room', () => {
  const known = new Set([...endpoints, ...raw()])
  expect(routed().length).toBeGreaterThan(10)
  expect(routed().filter((route) => !known.has(route))).toEqual([])
})

test('every endpoint of the contract is served', () => {
  const served = new Set(routed())
  expect(endpoints.filter((endpoint) => !served.has(endpoint))).toEqual([])
})

test('no route of the list is an endpoint under another name', () => {
  expect(raw().filter((route) => endpoints.includes(route))).toEqual([])
})

test('an unknown call says so in the envelope, in the language of the caller', async () => {
  const response = await running.anonymous.fetch('/api/web/no/such/call', { headers: { 'accept-language': 'en-GB' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'C0113', data: null, message: 'No such endpoint' })
})

const everyRawRoute = [...rawRoutes, ...Object.values(rooms).flatMap((room) => room.rawRoutes ?? [])]
test.each(everyRawRoute.filter(({ access }) => access !== 'public'))(
  'the raw route $method $url stays shut without a session',
  async ({ method, url }) => {
    const { status } = await running.anonymous.fetch(url, { method })
    expect(status).toBe(401)
  },
)
