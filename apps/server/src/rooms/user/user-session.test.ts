import { logout, me } from '@portal/contract/user'
import { sessionOver } from '@portal/testkit/sessions'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import type { Portal } from '../../app.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let beside: Portal
beforeAll(async () => {
  world = await startWorld()
  beside = await world.beside()
})
afterAll(async () => {
  await beside.close()
  await world.close()
})

/** A session of somebody that both processes know by now. */
async function knownSession(name: keyof World['as']) {
  const session = await world.again(name)
  await session.call(me, {})
  const token = session.token ?? ''
  const besides = () => beside.rooms.user.sessions.resolve(token)
  expect(await besides()).toMatchObject({ username: name })
  return { session, token, besides }
}

const change = (work: Parameters<World['portal']['platform']['transactor']['transact']>[0]) =>
  world.portal.platform.transactor.transact(work)

describe('what is remembered of a session', () => {
  test('is forgotten when it ends: at once here, soon in another process', async () => {
    const { session, besides } = await knownSession('demo')
    await session.call(logout, {})
    expect(await session.refusal(me, {})).toBe('A0230')
    await until('the other process', async () => (await besides()) === 'unknown')
    await world.as.demo.call(me, {})
  })

  test('is forgotten when the account is disabled', async () => {
    const { session, besides } = await knownSession('idle')
    const { users } = world.portal.rooms.user
    await change((tx) => users.changeAccess(tx, world.ids.people.idle, { state: 'disabled' }))
    expect(await session.refusal(me, {})).toBe('A0230')
    await until('the other process', async () => (await besides()) === 'unknown')
  })

  test('is forgotten when roles change, and the session goes on', async () => {
    const { session, besides } = await knownSession('viewer')
    expect((await session.call(me, {})).perms).toContain('product:read:own')
    const { users } = world.portal.rooms.user
    await change((tx) => users.changeAccess(tx, world.ids.people.viewer, { roles: [] }))
    expect(await session.call(me, {})).toMatchObject({ roles: [], perms: [] })
    await until('the other process', async () => {
      const actor = await besides()
      return typeof actor !== 'string' && actor.perms.length === 0
    })
  })

  test('is forgotten when the enterprise is suspended; another enterprise goes on', async () => {
    const { session, besides } = await knownSession('stranger')
    const { users } = world.portal.rooms.user
    await change((tx) => users.changeOrganisation(tx, world.ids.enterprises.theirs, { examineState: '4' }))
    expect(await session.refusal(me, {})).toBe('A0230')
    await until('the other process', async () => (await besides()) === 'unknown')
    await world.as.demo.call(me, {})
  })

  test('is believed for a moment only, also when nobody tells that the session was revoked', async () => {
    const { session, token, besides } = await knownSession('demo')
    await world.pool.query(
      `update user_session set revoked_at = now() where token_hash = sha256(convert_to($1, 'utf8'))`,
      [token],
    )
    await sessionOver(session)
    await until('the other process', async () => (await besides()) === 'unknown')
  })

  test('is not what was read before a change that was over before the answer came', async () => {
    const { rooms } = world.portal
    for (let turn = 0; turn < 20; turn += 1) {
      const session = await world.again('demo')
      const token = session.token ?? ''
      const reading = rooms.user.sessions.resolve(token)
      const ending = session.call(logout, {})
      await Promise.all([reading, ending])
      expect(await rooms.user.sessions.resolve(token)).toBe('unknown')
    }
  })
})
