import { login, me } from '@portal/contract/user'
import { deviceList } from '@portal/contract/user-profile'
import { createClient } from '@portal/testkit/client'
import { PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

type Who = 'operator' | 'admin' | 'demo'

/** A session that was used last, and began, so many minutes ago. */
async function session(name: Who, { idle = 0, begun = idle }: { idle?: number; begun?: number }) {
  const client = await world.again(name)
  await world.pool.query(
    `update user_session set last_seen_at = now() - make_interval(mins => $2), created_at = now() - make_interval(mins => $3)
     where token_hash = sha256(convert_to($1, 'utf8'))`,
    [client.token, idle, begun],
  )
  return client
}

describe('a session of the platform’s people', () => {
  test.each(['operator', 'admin'] as const)('of %s ends after half an hour without a call', async (name) => {
    await (await session(name, { idle: 29 })).call(me, {})
    expect(await (await session(name, { idle: 30 })).refusal(me, {})).toBe('A0230')
  })

  test('ends after twelve hours however busy it is, and also tells so', async () => {
    await (await session('operator', { begun: 12 * 60 - 1 })).call(me, {})
    expect(await (await session('operator', { begun: 12 * 60 })).refusal(me, {})).toBe('A0231')
  })

  test('goes on as long as it is used', async () => {
    const busy = await session('operator', { idle: 20, begun: 120 })
    await busy.call(me, {})
    const { rows } = await world.pool.query<{ idle: number }>(
      `select extract(epoch from now() - last_seen_at)::int as idle from user_session
       where token_hash = sha256(convert_to($1, 'utf8'))`,
      [busy.token],
    )
    expect(rows[0]?.idle).toBeLessThan(60)
  })

  test('is not remembered for longer, and not listed when it is over', async () => {
    const body = { username: 'operator', password: PASSWORD, rememberMe: true }
    const { accessToken } = await world.anonymous.call(login, { body })
    const client = createClient(world.origin, accessToken)
    const { rows } = await world.pool.query<{ hours: number }>(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from user_session
       where token_hash = sha256(convert_to($1, 'utf8'))`,
      [accessToken],
    )
    expect(rows[0]?.hours).toBe(12)
    const before = await client.call(deviceList, {})
    await session('operator', { idle: 31 })
    expect(await client.call(deviceList, {})).toHaveLength(before.length)
  })
})

test('a session of an enterprise stays as it was: twelve hours idle, seven days', async () => {
  await (await session('demo', { idle: 11 * 60, begun: 13 * 60 })).call(me, {})
  expect(await (await session('demo', { idle: 12 * 60 })).refusal(me, {})).toBe('A0230')
  const { accessToken } = await world.anonymous.call(login, { body: { username: 'demo', password: PASSWORD } })
  const { rows } = await world.pool.query<{ days: number }>(
    `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from user_session
     where token_hash = sha256(convert_to($1, 'utf8'))`,
    [accessToken],
  )
  expect(rows[0]?.days).toBe(7)
})
