import { login, me, register } from '@portal/contract/user'
import { insertMobilePerson, newMobile, registration } from '@portal/testkit/entrance'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const access = (userId: string, change: { roles?: string[]; state?: 'active' | 'disabled' }) =>
  world.portal.platform.transactor.transact((tx) => world.portal.rooms.user.users.changeAccess(tx, userId, change))
const erase = (userId: string) =>
  world.portal.platform.transactor.transact((tx) =>
    world.portal.rooms.user.users.erase(tx, userId, world.portal.platform.outbox),
  )
const roots = () => world.portal.platform.transactor.transact((tx) => world.portal.rooms.user.users.countRoots(tx))

describe('the last administrator', () => {
  test('cannot be disabled, demoted or erased; another one can', async () => {
    const { admin } = world.ids.people
    const last = { code: 'A0400', says: { 'zh-cn': '这是最后一位系统管理员，请先指定另一位管理员' } }
    expect(await roots()).toBe(1)
    await expect(access(admin, { state: 'disabled' })).rejects.toMatchObject(last)
    await expect(access(admin, { roles: ['OPERATOR'] })).rejects.toMatchObject(last)
    await expect(erase(admin)).rejects.toMatchObject(last)
    await access(admin, { roles: ['ROOT', 'OPERATOR'] })
    const second = { username: 'second', nickname: '第二位', roles: ['ROOT'] }
    const id = await insertPerson(world.pool, second, null)
    expect(await roots()).toBe(2)
    await access(id, { state: 'disabled' })
    expect(await roots()).toBe(1)
  })

  test('is who can come in: an invited or disabled one does not count', async () => {
    const { admin } = world.ids.people
    const invited = await insertPerson(world.pool, { username: 'invited', nickname: '受邀者', roles: ['ROOT'] }, null)
    await world.pool.query('update user_account set password_hash = null where id = $1', [invited])
    expect(await roots()).toBe(1)
    await expect(access(admin, { state: 'disabled' })).rejects.toMatchObject({ code: 'A0400' })
    await access(invited, { roles: [] })
  })

  test('remains when two administrators send each other away at the same moment', async () => {
    const { admin, operator } = world.ids.people
    for (let round = 0; round < 5; round += 1) {
      await access(operator, { roles: ['ROOT'] })
      await access(admin, { roles: ['ROOT'] })
      const both = await Promise.allSettled([access(admin, { roles: [] }), access(operator, { state: 'disabled' })])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await roots()).toBe(1)
      await access(operator, { state: 'active' })
      await access(admin, { roles: ['ROOT'] })
    }
    await access(operator, { roles: ['OPERATOR'] })
  })
})

describe('somebody who is erased', () => {
  test('is nobody any more: no name, no mobile, no session, no way in', async () => {
    const { id, username, mobile } = await insertMobilePerson(world.pool)
    const client = await world.signedIn(id)
    await client.call(me, {})
    await world.pool.query("insert into user_identity (user_id, issuer, subject, name) values ($1, 'i', 's', 'n')", [
      id,
    ])
    await erase(id)
    expect(await client.refusal(me, {})).toBe('A0230')
    expect(await world.anonymous.refusal(login, { body: { username, password: PASSWORD } })).toBe('A0210')
    const { rows } = await world.pool.query('select to_jsonb(a) as row from user_account a where id = $1', [id])
    expect(rows[0].row).toMatchObject({
      username: `#${id}`,
      nickname: '已注销用户',
      mobile: '',
      email: '',
      password_hash: null,
      state: 'erased',
    })
    for (const table of ['user_identity', 'user_session', 'user_account_role']) {
      const left = await world.pool.query(`select 1 from ${table} where user_id = $1`, [id])
      expect({ table, rows: left.rows }).toEqual({ table, rows: [] })
    }
    await world.anonymous.call(register, { body: await registration(world, { username, mobile }) })
  })

  test('takes nobody else along', async () => {
    const { id } = await insertMobilePerson(world.pool)
    const stays = await insertMobilePerson(world.pool, newMobile())
    const client = await world.signedIn(stays.id)
    await erase(id)
    expect(await client.call(me, {})).toMatchObject({ username: stays.username })
  })
})

describe('a new password', () => {
  test('ends every session but the one that is kept', async () => {
    const { id } = await insertMobilePerson(world.pool)
    const [kept, other] = [await world.signedIn(id), await world.signedIn(id)]
    const { users, sessions } = world.portal.rooms.user
    const { transactor } = world.portal.platform
    const resolved = await sessions.resolve(kept.token ?? '')
    const keepSession = typeof resolved === 'string' ? '' : resolved.sessionId
    await transactor.transact((tx) => users.setPassword(tx, id, 'the-new-password', { keepSession }))
    await kept.call(me, {})
    expect(await other.refusal(me, {})).toBe('A0230')
  })
})
