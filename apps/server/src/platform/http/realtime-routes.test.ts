import { logout } from '@portal/contract/user'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@portal/testkit/client'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const PATH = '/api/enterprise/event'

/** Reads a stream until it says `name`; answers the names heard on the way. */
async function heardUntil(client: Client, name: string, then?: () => Promise<unknown>): Promise<string[]> {
  const response = await client.fetch(PATH)
  const names: string[] = []
  if (!response.body) return names
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    for (const [, heard = ''] of chunk.matchAll(/^event: (.+)$/gm)) names.push(heard)
    if (names.at(-1) === 'ready') await then?.()
    if (names.includes(name)) break
  }
  return names
}

describe('the realtime stream', () => {
  test('Nobody hears it without a living session', async () => {
    expect((await world.anonymous.fetch(PATH)).status).toBe(401)
    const { token } = await world.again('demo')
    const cookie = await fetch(`${world.origin}${PATH}`, { headers: { cookie: `access_token=${token}` } })
    expect(cookie.status).toBe(401)
  })

  test('It ends with the session it was opened with, and says so', async () => {
    const demo = await world.again('demo')
    const names = await heardUntil(demo, 'session.ended', () => demo.call(logout, {}))
    expect(names).toEqual(['ready', 'session.ended'])
  })

  test('Whoever may do something else now is told', async () => {
    const { transactor } = world.portal.platform
    const { users } = world.portal.rooms.user
    const demo = await world.again('demo')
    const change = () =>
      transactor.transact((tx) => users.changeAccess(tx, world.ids.people.demo, { roles: ['OWNER'] }))
    expect(await heardUntil(demo, 'permission.changed', change)).toContain('permission.changed')
  })
})
