import { SUCCESS } from '@portal/contract/code'
import { siteInfo } from '@portal/contract/site'
import { login, logout, me, smsCode } from '@portal/contract/user'
import { insertMobilePerson, knownCaptcha } from '@portal/testkit/entrance'
import { PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { until } from '@portal/testkit/until'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const ageSession = (column: string, interval: string, token = '') =>
  world.pool.query(
    `update user_session set ${column} = now() - $1::interval where token_hash = sha256(convert_to($2, 'utf8'))`,
    [interval, token],
  )

describe('signing in', () => {
  test('a member signs in with the right password, in any case of the username, and is known by the token', async () => {
    const { accessToken } = await world.anonymous.call(login, { body: { username: 'DEMO', password: PASSWORD } })
    const response = await world.anonymous.fetch(me.path, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(await response.json()).toMatchObject({ data: { username: 'demo', roles: ['OWNER'] } })
  })

  test('nobody learns from the answer whether the account exists', async () => {
    const wrong = await world.anonymous.ask(login, { body: { username: 'viewer', password: 'not-the-password' } })
    const unknown = await world.anonymous.ask(login, { body: { username: 'nobody', password: 'not-the-password' } })
    expect([wrong.code, wrong.message]).toEqual([unknown.code, unknown.message])
    expect(wrong.code).toBe('A0210')
  })

  test('however many wrong passwords were tried, the right one with the captcha opens the account', async () => {
    for (let tried = 0; tried < 15; tried += 1) {
      const body = { username: 'editor', password: 'not-the-password', ...(await knownCaptcha(world.pool)) }
      expect(await world.anonymous.refusal(login, { body })).toBe('A0210')
    }
    const right = { username: 'editor', password: PASSWORD }
    expect(await world.anonymous.refusal(login, { body: right })).toBe('A0240')
    await world.anonymous.call(login, { body: { ...right, ...(await knownCaptcha(world.pool)) } })
    await world.anonymous.call(login, { body: { username: 'demo', password: PASSWORD } })
  })

  test('signing in often is no guessing: a right password is not counted', async () => {
    for (let times = 0; times < 12; times += 1) {
      await world.anonymous.call(login, { body: { username: 'operator', password: PASSWORD } })
    }
  })

  test('a disabled account cannot sign in, and its sessions are over', async () => {
    const session = await world.again('idle')
    const { users } = world.portal.rooms.user
    const { transactor } = world.portal.platform
    await transactor.transact((tx) => users.changeAccess(tx, world.ids.people.idle, { state: 'disabled' }))
    expect(await session.refusal(me, {})).toBe('A0230')
    const answer = await world.anonymous.ask(login, { body: { username: 'idle', password: PASSWORD } })
    expect(answer.code).toBe('A0201')
  })
})

describe('a session', () => {
  test('ends with signing out, at the next call', async () => {
    const session = await world.again('demo')
    await session.call(logout, {})
    expect(await session.refusal(me, {})).toBe('A0230')
    await world.as.demo.call(me, {})
  })

  test('is unknown after half a day without a call, and cannot be renewed after a week', async () => {
    const idle = await world.again('demo')
    await ageSession('last_seen_at', '13 hours', idle.token)
    expect(await idle.refusal(me, {})).toBe('A0230')
    const old = await world.again('demo')
    await ageSession('expires_at', '1 minute', old.token)
    expect(await old.refusal(me, {})).toBe('A0231')
  })

  test('stays alive by being used', async () => {
    const used = await world.again('demo')
    await ageSession('last_seen_at', '11 hours', used.token)
    await used.call(me, {})
    const { rows } = await world.pool.query<{ fresh: boolean }>(
      `select last_seen_at > now() - interval '1 minute' as fresh from user_session
       where token_hash = sha256(convert_to($1, 'utf8'))`,
      [used.token],
    )
    expect(rows[0]?.fresh).toBe(true)
  })

  test('is stored without its token', async () => {
    const { rows } = await world.pool.query<{ found: boolean }>(
      'select exists (select from user_session s where s::text like $1) as found',
      [`%${world.as.demo.token}%`],
    )
    expect(rows[0]?.found).toBe(false)
  })
})

test('a permission that is taken away is gone at the next call, and the event says whose', async () => {
  const { users } = world.portal.rooms.user
  const { transactor } = world.portal.platform
  const userId = world.ids.people.viewer
  const { perms } = await world.as.viewer.call(me, {})
  expect(perms).toContain('product:read:own')
  await transactor.transact((tx) => users.changeAccess(tx, userId, { roles: [] }))
  expect(await world.as.viewer.call(me, {})).toMatchObject({ roles: [], perms: [] })
  await until('the event', async () => {
    const { rows } = await world.pool.query("select payload from event where name = 'permission.changed' order by id")
    return rows.some((row: { payload: { userIds: string[] } }) => row.payload.userIds.includes(userId))
  })
  await transactor.transact((tx) => users.changeAccess(tx, userId, { roles: ['VIEWER'] }))
  expect(await world.as.viewer.call(me, {})).toMatchObject({ perms })
})

/** Every way by which the papers let anybody in; nothing in the environment says SEED. */
async function demonstration(variables: Record<string, string>) {
  const place = await startWorld({ SEED: '', DATABASE_URL: '', ...variables })
  try {
    await place.pool.query("update user_account set demonstration = true where username = 'demo'")
    const { mobile } = await insertMobilePerson(place.pool)
    const { demo, accounts } = await place.anonymous.call(siteInfo, {})
    const answer = await place.anonymous.ask(login, { body: { username: 'demo', password: PASSWORD } })
    const { demoCode } = await place.anonymous.call(smsCode, { query: { mobile, scene: 'login' } })
    await place.anonymous.call(login, { body: { username: 'operator', password: PASSWORD } })
    // A session from when it was open; a stranger's is not concerned.
    const { code: kept } = await place.as.demo.ask(me, {})
    await place.as.stranger.call(me, {})
    const { code, message } = answer
    return { demo, accounts: accounts.length, code, message, kept, shown: demoCode !== null }
  } finally {
    await place.close()
  }
}
const closed = {
  demo: false,
  accounts: 0,
  code: 'A0201',
  message: expect.stringContaining('演示账号'),
  shown: false,
  kept: 'A0230',
}
const opened = { demo: true, accounts: 1, code: SUCCESS, shown: true, kept: SUCCESS }

describe('accounts with a printed password and codes on the page', () => {
  test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://portal.example.com' }])(
    'are closed where others reach the server (%o), sessions from before too; everybody else signs in',
    async (variables) => {
      expect(await demonstration(variables)).toMatchObject(closed)
    },
  )

  test.each([{}, { HOST: '0.0.0.0', SEED: 'demo' }])(
    'are open at home, or when somebody said so by hand (%o)',
    async (variables) => {
      expect(await demonstration(variables)).toMatchObject(opened)
    },
  )
})
