/** What somebody would try who wants more than they were given. */
import type { Input } from '@portal/contract/kit'
import { messagePage } from '@portal/contract/message'
import { invitation, invitationAccept, login, me } from '@portal/contract/user'
import { roleDelete, userCreate, userDelete, userForm, userPassword, userSave } from '@portal/contract/user-admin'
import { memberHandover, memberInvite, memberRemove, memberRole } from '@portal/contract/user-member'
import { dataExport } from '@portal/contract/user-profile'
import { newMobile } from '@portal/testkit/entrance'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld({ TRUST_PROXY: 'loopback' })
  // Manages members, and may do nothing else.
  await world.pool.query(
    `insert into user_role values ('STEWARD', '管家', 'Steward', '{user:*:own}', 'enterprise', false)`,
  )
})
afterAll(() => world.close())

let counted = 0
const username = () => `climber-${(counted += 1)}`
const member = (roles: string[] = ['VIEWER']) =>
  insertPerson(world.pool, { username: username(), nickname: '成员', roles }, world.ids.enterprises.ours)
const tokenOf = (invitationUrl: string) => new URL(invitationUrl, 'http://localhost').searchParams.get('token') ?? ''

describe('whoever manages members without being one who edits', () => {
  test('neither invites editors, nor makes one of somebody', async () => {
    const steward = await world.signedIn(await member(['STEWARD']))
    expect(await steward.refusal(memberInvite, { body: { role: 'EDITOR' } })).toBe('A0301')
    const accomplice = await member([])
    expect(await steward.refusal(memberRole, { body: { userId: accomplice, role: 'EDITOR' } })).toBe('A0301')
    expect(await (await world.signedIn(accomplice)).call(me, {})).toMatchObject({ roles: [] })
  })

  test('neither takes over the account of one who edits, nor removes or demotes them', async () => {
    const steward = await world.signedIn(await member(['STEWARD']))
    const id = await member(['EDITOR'])
    expect(await steward.refusal(userPassword, { params: { id }, body: { password: 'another-one' } })).toBe('A0301')
    const { roleIds, nickname, ...form } = await steward.call(userForm, { params: { id } })
    const body = { username: form.username, nickname, roleIds, mobile: newMobile() }
    expect(await steward.refusal(userSave, { params: { id }, body })).toBe('A0301')
    expect(await steward.refusal(memberRole, { body: { userId: id, role: 'VIEWER' } })).toBe('A0301')
    expect(await steward.refusal(memberRemove, { body: { userId: id } })).toBe('A0301')
    expect(await steward.refusal(userDelete, { params: { ids: id } })).toBe('A0301')
  })
})

describe('a link to the first password of an account', () => {
  const accountLink = async (by: { call: World['as']['demo']['call'] }) => {
    const body = { username: username(), nickname: '待激活', roleIds: ['VIEWER'] }
    return tokenOf((await by.call(userCreate, { body })).invitationUrl)
  }
  const accepted = async (token: string) => {
    const password = 'a-good-password'
    const body = { token, password, confirmPassword: password, agreement: true }
    return (await world.anonymous.ask(invitationAccept, { body })).code
  }

  test('is no way back for somebody who was removed from the enterprise', async () => {
    const recruiter = await member(['STEWARD', 'VIEWER'])
    const token = await accountLink(await world.signedIn(recruiter))
    await world.as.demo.call(memberRemove, { body: { userId: recruiter } })
    expect(await accepted(token)).toBe('A0404')
  })

  test('goes with the right to invite: handed over, demoted, disabled', async () => {
    const next = await member(['EDITOR'])
    const handed = await accountLink(world.as.demo)
    await world.as.demo.call(memberHandover, { body: { userId: next, password: PASSWORD } })
    expect(await accepted(handed)).toBe('A0404')
    const owner = await world.signedIn(next)
    await owner.call(memberHandover, { body: { userId: world.ids.people.demo, password: PASSWORD } })
    const recruiter = await member(['STEWARD', 'VIEWER'])
    const demoted = await accountLink(await world.signedIn(recruiter))
    await world.as.demo.call(memberRole, { body: { userId: recruiter, role: 'VIEWER' } })
    expect(await accepted(demoted)).toBe('A0404')
    const other = await insertPerson(
      world.pool,
      { username: username(), nickname: '运营', roles: ['OPERATOR', 'ROOT'] },
      null,
    )
    const session = await world.signedIn(other)
    const { invitationUrl } = await session.call(userCreate, {
      body: { username: username(), nickname: '新运营', roleIds: ['OPERATOR'] },
    })
    await world.pool.query(`update user_account set state = 'disabled' where id = $1`, [other])
    expect(await accepted(tokenOf(invitationUrl))).toBe('A0404')
    await world.pool.query(`update user_account set state = 'active' where id = $1`, [other])
    expect(await accepted(tokenOf(invitationUrl))).toBe('0')
  })
})

describe("one's own account", () => {
  test('gets no mobile and no address through the management that was not proven by a code', async () => {
    const id = world.ids.people.demo
    const { username: name, nickname, roleIds } = await world.as.demo.call(userForm, { params: { id } })
    const save = (change: Partial<Input<typeof userSave>['body']>) =>
      world.as.demo.ask(userSave, { params: { id }, body: { username: name, nickname, roleIds, ...change } })
    expect((await save({ mobile: newMobile() })).code).toBe('A0400')
    expect((await save({ email: 'somebody@example.com' })).code).toBe('A0400')
    expect((await save({ nickname: '林启明' })).code).toBe('0')
  })

  test('cannot be kept from being erased by somebody who took its last name', async () => {
    const id = await member()
    const squatter = await insertPerson(world.pool, { username: `erased-${id}`, nickname: '占名', roles: [] }, null)
    const names = async () => {
      const { rows } = await world.pool.query<{ id: string; username: string; nickname: string }>(
        'select id, username, nickname from user_account where id = any($1)',
        [[id, squatter]],
      )
      return new Map(rows.map((row) => [row.id, row]))
    }
    const before = await names()
    await world.as.demo.call(userDelete, { params: { ids: id } })
    expect(await world.as.demo.refusal(userForm, { params: { id } })).toBe('A0404')
    const after = await names()
    expect(after.get(id)?.username).not.toBe(before.get(id)?.username)
    expect(after.get(id)?.nickname).not.toBe('成员')
    expect(after.get(squatter)).toEqual(before.get(squatter))
  })
})

describe('guessing from many addresses', () => {
  const guess = (from: string) =>
    world.anonymous.ask(invitation, { query: { token: 'a-guess' } }, { 'x-forwarded-for': from })

  test('of one IPv6 network counts together; other networks go on', async () => {
    for (let tried = 1; tried <= 30; tried += 1) {
      expect((await guess(`2001:db8:7:1::${tried.toString(16)}`)).code).toBe('A0404')
    }
    expect((await guess('2001:db8:7:1:ffff::1')).code).toBe('A0501')
    expect((await guess('2001:db8:7:2::1')).code).toBe('A0404')
  })
})

test('whoever may try no more from their network locks nobody out by going on', async () => {
  await world.pool.query(
    `insert into throttle values ('sign-in:address:198.51.100.7', 50, now() + interval '10 minutes')`,
  )
  const body = { username: 'stranger', password: PASSWORD }
  const from = (address: string) => world.anonymous.ask(login, { body }, { 'x-forwarded-for': address })
  for (let tried = 0; tried < 12; tried += 1) expect((await from('198.51.100.7')).code).toBe('A0501')
  expect((await from('198.51.100.8')).code).toBe('0')
})

describe('what is kept about people', () => {
  test('does not leave with the export of somebody who managed them', async () => {
    const id = await member()
    const mobile = newMobile()
    const body = { username: username(), nickname: '他人', roleIds: ['VIEWER'], mobile }
    await world.as.operator.call(userSave, {
      params: { id },
      body: { ...body, deptId: world.ids.enterprises.ours },
    })
    const { bytes } = await world.as.operator.call(dataExport, {})
    const everything = Object.values(unzipSync(bytes)).map((file) => strFromU8(file))
    expect(everything.join('\n')).toContain('user.saved')
    expect(everything.join('\n')).not.toContain(mobile)
  })

  test('goes with them: messages, channels, and what went out to them', async () => {
    const id = await member()
    const mobile = newMobile()
    await world.pool.query(`update user_account set mobile = $2, email = 'gone@example.com' where id = $1`, [
      id,
      mobile,
    ])
    await world.pool.query(`insert into message_channel values ($1, 'account', true, true)`, [id])
    await world.as.demo.call(memberRole, { body: { userId: id, role: 'EDITOR' } })
    expect((await (await world.signedIn(id)).call(messagePage, { query: {} })).total).toBe(1)
    const left = async () => {
      const { rows } = await world.pool.query<{ count: number }>(
        `select (select count(*) from message where user_id = $1)
          + (select count(*) from message_channel where user_id = $1)
          + (select count(*) from outbox where recipient in ($2, 'gone@example.com')) as count`,
        [id, mobile],
      )
      return Number(rows[0]?.count)
    }
    expect(await left()).toBe(4)
    await world.as.operator.call(userDelete, { params: { ids: id } })
    await until('everything about them to go', async () => (await left()) === 0)
  })
})

test('of two at the same moment, one who removes a role and one who grants it, the slower is told to look again', async () => {
  await world.pool.query(`insert into user_role values ('PASSING', '临时', 'Passing', '{}', 'enterprise', false)`)
  const remover = await world.pool.connect()
  await remover.query('begin')
  await remover.query(`delete from user_role where code = 'PASSING'`)
  const body = { username: username(), nickname: '新人', roleIds: ['PASSING'] }
  const granted = world.as.demo.ask(userCreate, { body })
  await until('the grant to wait', async () => {
    const { rows } = await remover.query('select 1 from pg_locks where not granted')
    return rows.length > 0
  })
  await remover.query('commit')
  remover.release()
  expect((await granted).code).toBe('A0409')
  expect(await world.as.admin.refusal(roleDelete, { params: { code: 'PASSING' } })).toBe('A0404')
})
