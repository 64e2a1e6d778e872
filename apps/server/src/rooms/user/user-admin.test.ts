import { messagePage } from '@portal/contract/message'
import { login, me } from '@portal/contract/user'
import { userCreate, userDelete, userForm, userInvite, userPassword, userSave } from '@portal/contract/user-admin'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { type UserDescription, userDescription } from '@portal/testkit/user-description'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

let counted = 0
/** A member of `ours` with a password. */
const member = (roles: string[] = ['VIEWER'], enterprise: 'ours' | 'theirs' | 'fresh' | null = 'ours') =>
  insertPerson(
    world.pool,
    { username: `person-${(counted += 1)}`, nickname: '成员', roles },
    enterprise && world.ids.enterprises[enterprise],
  )
const audit = async (action: string, id: string) => {
  const { rows } = await world.pool.query('select * from audit_entry where action = $1 and subject_id = $2', [
    action,
    id,
  ])
  return rows.length
}

describe('a form', () => {
  test('holds the user as stored, and is not there for another enterprise', async () => {
    const { editor, operator } = world.ids.people
    const form = await world.as.demo.call(userForm, { params: { id: editor } })
    expect(form).toMatchObject({ id: editor, roleIds: ['EDITOR'], deptId: world.ids.enterprises.ours, status: 1 })
    expect(await world.as.stranger.refusal(userForm, { params: { id: editor } })).toBe('A0404')
    expect(await world.as.demo.refusal(userForm, { params: { id: operator } })).toBe('A0404')
  })
})

describe('creating a user', () => {
  test('answers a link, never a password: nobody can sign in before it was opened', async () => {
    const body = userDescription({ mobile: '13900000001', email: 'a@example.com', gender: 2 })
    const { id, invitationUrl } = await world.as.demo.call(userCreate, { body })
    expect(invitationUrl).toMatch(/^\/invitation\?token=[\w-]{43}$/)
    const form = await world.as.demo.call(userForm, { params: { id } })
    expect(form).toMatchObject({ ...body, deptId: world.ids.enterprises.ours, status: 1 })
    const signIn = { username: body.username, password: '123456' }
    expect(await world.anonymous.refusal(login, { body: signIn })).toBe('A0210')
    expect(await audit('user.created', id)).toBe(1)
  })

  test('is refused for names that somebody has already', async () => {
    await world.pool.query(
      `update user_account set mobile = '13911112222', email = 'x@example.com' where username = 'idle'`,
    )
    expect(await world.as.demo.refusal(userCreate, { body: userDescription({ username: 'EDITOR' }) })).toBe('A0111')
    const { ours: deptId } = world.ids.enterprises
    const ask = (change: Partial<UserDescription>) =>
      world.as.operator.ask(userCreate, { body: userDescription({ deptId, ...change }) })
    const mobile = await ask({ mobile: '13911112222' })
    expect([mobile.code, mobile.message]).toEqual(['A0400', expect.stringContaining('手机号')])
    const email = await ask({ email: 'X@example.com' })
    expect([email.code, email.message]).toEqual(['A0400', expect.stringContaining('邮箱')])
  })

  test('by an owner stays within the enterprise and below the owner', async () => {
    const { theirs } = world.ids.enterprises
    const refusal = (change: Partial<UserDescription>) =>
      world.as.demo.refusal(userCreate, { body: userDescription(change) })
    expect(await refusal({ deptId: theirs })).toBe('A0400')
    expect(await refusal({ roleIds: ['OPERATOR'] })).toBe('A0301')
    expect(await refusal({ roleIds: ['ROOT'] })).toBe('A0301')
    expect(await refusal({ roleIds: ['OWNER'] })).toBe('A0301')
    expect(await refusal({ roleIds: ['NOBODY'] })).toBe('A0400')
    expect(await refusal({ roleIds: [] })).toBe('A0400')
  })

  test('by an operator puts roles where they belong, and grants no more than the operator holds', async () => {
    const { ours, fresh } = world.ids.enterprises
    const refusal = (change: Partial<UserDescription>) =>
      world.as.operator.refusal(userCreate, { body: userDescription(change) })
    expect(await refusal({ roleIds: ['ROOT'] })).toBe('A0301')
    expect(await refusal({ roleIds: ['EDITOR'] })).toBe('A0400')
    expect(await refusal({ roleIds: ['OPERATOR'], deptId: ours })).toBe('A0400')
    expect(await refusal({ deptId: '999999' })).toBe('A0400')
    expect(await refusal({ roleIds: ['OWNER'], deptId: fresh })).toBe('A0400')
    await world.as.operator.call(userCreate, { body: userDescription({ roleIds: ['OPERATOR'] }) })
    await world.as.operator.call(userCreate, { body: userDescription({ deptId: ours }) })
    await world.as.admin.call(userCreate, { body: userDescription({ roleIds: ['ROOT'] }) })
  })
})

describe('changing a user', () => {
  test('reaches their open session at once: another role, another right; disabled, and it is over', async () => {
    const id = await member(['VIEWER'])
    const session = await world.signedIn(id)
    const body = userDescription({ roleIds: ['EDITOR'] })
    await world.as.demo.call(userSave, { params: { id }, body })
    expect(await session.call(me, {})).toMatchObject({ username: body.username, roles: ['EDITOR'] })
    const { rows } = await world.pool.query('select kind, params from message where user_id = $1', [id])
    expect(rows).toEqual([{ kind: 'account.roleChanged', params: { role: '企业编辑', roleEn: 'Enterprise editor' } }])
    await world.as.demo.call(userSave, { params: { id }, body: { ...body, status: 0 } })
    expect(await session.refusal(me, {})).toBe('A0230')
    expect(await audit('user.saved', id)).toBe(2)
  })

  test('stops at oneself: neither roles nor state nor enterprise, but the name', async () => {
    const { admin } = world.ids.people
    const mine = { username: 'admin', nickname: '管理员甲', roleIds: ['ROOT'] }
    await world.as.admin.call(userSave, { params: { id: admin }, body: mine })
    const refusal = (change: Partial<UserDescription>) =>
      world.as.admin.refusal(userSave, { params: { id: admin }, body: { ...mine, ...change } })
    expect(await refusal({ roleIds: ['OPERATOR'] })).toBe('A0400')
    expect(await refusal({ roleIds: ['ROOT', 'OPERATOR'] })).toBe('A0400')
    expect(await refusal({ status: 0 })).toBe('A0400')
    expect(await refusal({ deptId: world.ids.enterprises.ours })).toBe('A0400')
  })

  test('stops at those above: an operator manages no administrator, an owner no other enterprise', async () => {
    const { admin, stranger, demo } = world.ids.people
    const above = { username: 'admin', nickname: '改名', roleIds: ['OPERATOR'] }
    expect(await world.as.operator.refusal(userSave, { params: { id: admin }, body: above })).toBe('A0301')
    const body = { password: 'taken-over' }
    expect(await world.as.operator.refusal(userPassword, { params: { id: admin }, body })).toBe('A0301')
    expect(await world.as.operator.refusal(userDelete, { params: { ids: admin } })).toBe('A0301')
    expect(await world.as.demo.refusal(userSave, { params: { id: stranger }, body: userDescription() })).toBe('A0404')
    expect(await world.as.demo.refusal(userPassword, { params: { id: stranger }, body })).toBe('A0404')
    // Somebody who may manage members, and is not the owner.
    await world.pool.query(
      `insert into user_role values ('STEWARD', '管家', 'Steward', '{user:*:own}', 'enterprise', false)`,
    )
    const steward = await world.signedIn(await member(['STEWARD']))
    expect(await steward.refusal(userPassword, { params: { id: demo }, body })).toBe('A0301')
    expect(await steward.refusal(userCreate, { body: userDescription({ roleIds: ['EDITOR'] }) })).toBe('A0301')
    expect(await steward.refusal(userPassword, { params: { id: await member() }, body })).toBe('A0301')
    await steward.call(userPassword, { params: { id: await member([]) }, body })
  })

  test('keeps one owner per enterprise: none is appointed beside another, none leaves others alone', async () => {
    const { ours, theirs } = world.ids.enterprises
    const second = await member(['EDITOR'])
    const owner = { roleIds: ['OWNER'], deptId: ours }
    const appoint = (id: string, change: Partial<UserDescription>) =>
      world.as.operator.refusal(userSave, { params: { id }, body: userDescription(change) })
    expect(await appoint(second, owner)).toBe('A0400')
    const { demo } = world.ids.people
    expect(await appoint(demo, { roleIds: ['EDITOR'], deptId: ours })).toBe('A0400')
    expect(await appoint(demo, { roleIds: ['EDITOR'], deptId: theirs })).toBe('A0400')
    expect(await world.as.operator.refusal(userDelete, { params: { ids: demo } })).toBe('A0400')
    await world.pool.query('delete from user_account_role where user_id = $1', [demo])
    await world.as.operator.call(userSave, { params: { id: second }, body: userDescription(owner) })
    await world.pool.query('delete from user_account_role where user_id = $1', [second])
    await world.pool.query(`insert into user_account_role values ($1, 'OWNER')`, [demo])
  })

  test('leaves one administrator when two demote each other at the same moment', async () => {
    const second = await insertPerson(world.pool, { username: 'root-2', nickname: '管理员乙', roles: ['ROOT'] }, null)
    const them = [world.as.admin, await world.signedIn(second)] as const
    const demote = (id: string, username: string) => ({
      params: { id },
      body: { username, nickname: '前管理员', roleIds: ['OPERATOR'] },
    })
    const answers = await Promise.all([
      them[0].ask(userSave, demote(second, 'root-2')),
      them[1].ask(userSave, demote(world.ids.people.admin, 'admin')),
    ])
    const { rows } = await world.pool.query<{ user_id: string }>(
      `select user_id from user_account_role join user_account on id = user_id
       where role_code = 'ROOT' and state = 'active' and password_hash is not null`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(1)
    expect(answers.filter(({ code }) => code === '0').length).toBe(1)
    await world.pool.query(`delete from user_account_role where user_id = any($1)`, [[second, world.ids.people.admin]])
    await world.pool.query(`insert into user_account_role values ($1, 'ROOT')`, [world.ids.people.admin])
  })
})

describe("somebody else's password", () => {
  test('ends their sessions, works at the sign-in, and closes the link that waited', async () => {
    const body = userDescription()
    const { id, invitationUrl } = await world.as.demo.call(userCreate, { body })
    const session = await world.signedIn(id)
    await world.as.demo.call(userPassword, { params: { id }, body: { password: 'chosen-by-owner' } })
    expect(await session.refusal(me, {})).toBe('A0230')
    await world.anonymous.call(login, { body: { username: body.username, password: 'chosen-by-owner' } })
    const looked = await world.anonymous.fetch(`/api/web${invitationUrl}`)
    expect(looked.status).toBe(404)
    expect(await world.as.demo.refusal(userInvite, { params: { id } })).toBe('A0400')
  })

  test('is told to them', async () => {
    const id = await member()
    await world.as.demo.call(userPassword, { params: { id }, body: { password: 'chosen-by-owner' } })
    const { list } = await (await world.signedIn(id)).call(messagePage, { query: {} })
    expect(list.map(({ kind }) => kind)).toEqual(['account.passwordChanged'])
  })

  test('travels in the body, where no log keeps it; the query of the specification is taken as well, nothing is not', async () => {
    const id = await member([])
    const steps = [
      { params: { id }, body: { password: 'sent-in-the-body' } },
      { params: { id }, query: { password: 'sent-in-the-query' }, body: {} },
    ]
    for (const step of steps) expect(await world.as.demo.call(userPassword, step)).toBeNull()
    const none = await world.as.demo.ask(userPassword, { params: { id }, body: {} })
    expect(none).toMatchObject({ code: 'A0400', data: { fields: [{ path: 'password' }] } })
  })

  test('is not set for oneself here, nor shorter than six characters', async () => {
    const { demo, viewer } = world.ids.people
    expect(await world.as.demo.refusal(userPassword, { params: { id: demo }, body: { password: PASSWORD } })).toBe(
      'A0400',
    )
    const short = await world.as.demo.ask(userPassword, { params: { id: viewer }, body: { password: '12345' } })
    expect([short.code, short.message]).toEqual(['A0400', '密码不能少于6位'])
  })
})

describe('removing users', () => {
  test('takes their names away and ends their sessions; all go or none', async () => {
    const ids = [await member(), await member()]
    const session = await world.signedIn(ids[0] ?? '')
    const { stranger, demo } = world.ids.people
    expect(await world.as.demo.refusal(userDelete, { params: { ids: [...ids, stranger].join() } })).toBe('A0404')
    expect(await world.as.demo.refusal(userDelete, { params: { ids: [...ids, demo].join() } })).toBe('A0400')
    await session.call(me, {})
    await world.as.demo.call(userDelete, { params: { ids: ids.join() } })
    expect(await session.refusal(me, {})).toBe('A0230')
    for (const id of ids) expect(await world.as.demo.refusal(userForm, { params: { id } })).toBe('A0404')
    expect(await audit('user.removed', ids[0] ?? '')).toBe(1)
  })

  test('takes a hundred at once', async () => {
    const ids: string[] = []
    for (let made = 0; made < 100; made += 1) ids.push(await member())
    const states = async () =>
      (await world.pool.query<{ state: string }>('select state from user_account where id = any($1)', [ids])).rows.map(
        ({ state }) => state,
      )
    const removed = await member()
    await world.as.demo.call(userDelete, { params: { ids: removed } })
    const { rows } = await world.pool.query<{ state: string }>('select state from user_account where id = $1', [
      removed,
    ])
    expect(await states()).not.toContain(rows[0]?.state)
    await world.as.demo.call(userDelete, { params: { ids: ids.join() } })
    expect(await states()).toEqual(ids.map(() => rows[0]?.state))
    for (const id of [ids[0], ids[99]]) {
      expect(await world.as.demo.refusal(userForm, { params: { id: id ?? '' } })).toBe('A0404')
    }
  })
})
