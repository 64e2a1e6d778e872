import { messagePage } from '@portal/contract/message'
import { login } from '@portal/contract/user'
import {
  factorBegin,
  factorConfirm,
  factorRecoveryRenew,
  factorRemove,
  factorState,
} from '@portal/contract/user-factor'
import { dataExport } from '@portal/contract/user-profile'
import { appCode, removeFactors, setUpFactor } from '@portal/testkit/factor'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await removeFactors(world.pool, Object.values(world.ids.people))
  await world.pool.query('delete from throttle')
})

const right = { password: PASSWORD }
const kept = async (table: string): Promise<number> => {
  const { rows } = await world.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? -1
}

describe('an authenticator app', () => {
  test('is set up by the password and a code of it; before that code it counts nothing', async () => {
    const { demo } = world.as
    expect(await demo.call(factorState, {})).toEqual({
      appSince: null,
      recoveryCodesLeft: 0,
      required: false,
      hasPassword: true,
      hasPasskey: false,
    })
    const { secret, address } = await demo.call(factorBegin, { body: right })
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    await world.anonymous.call(login, { body: { username: 'demo', ...right } })
    expect(await demo.refusal(factorConfirm, { body: { factorCode: appCode(secret, 5) } })).toBe('A0240')
    const { recoveryCodes } = await demo.call(factorConfirm, { body: { factorCode: appCode(secret) } })
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){5}$/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await demo.call(factorState, {})).toMatchObject({ appSince: expect.any(String), recoveryCodesLeft: 10 })
    expect(await world.anonymous.refusal(login, { body: { username: 'demo', ...right } })).toBe('A0240')
  })

  test('is not begun without the password, nor over one that is in use, nor confirmed when nothing was begun', async () => {
    const { demo } = world.as
    expect(await demo.refusal(factorBegin, { body: {} })).toBe('A0400')
    expect(await demo.refusal(factorBegin, { body: { password: 'not-the-password' } })).toBe('A0210')
    expect(await demo.refusal(factorConfirm, { body: { factorCode: '123456' } })).toBe('A0400')
    await setUpFactor(demo, PASSWORD)
    const again = await demo.ask(factorBegin, { body: right })
    expect([again.code, again.message]).toEqual(['A0400', '已启用身份验证器，如需更换请先停用'])
  })

  test('whose secret was shown more than an hour ago is begun again', async () => {
    const { secret } = await world.as.demo.call(factorBegin, { body: right })
    await world.pool.query(`update user_factor set created_at = now() - interval '61 minutes'`)
    expect(await world.as.demo.refusal(factorConfirm, { body: { factorCode: appCode(secret) } })).toBe('A0400')
  })

  test('lies in the database neither with its secret nor with its recovery codes', async () => {
    const { secret, recoveryCodes } = await setUpFactor(world.as.demo, PASSWORD)
    const { rows } = await world.pool.query<{ bytes: Buffer }>(
      'select sealed_secret as bytes from user_factor union all select code_hash from user_recovery_code',
    )
    expect(rows).toHaveLength(11)
    const everything = Buffer.concat(rows.map(({ bytes }) => bytes)).toString('latin1')
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(everything).not.toContain(hidden)
  })

  test('of one account does not open with the row of another', async () => {
    const { secret } = await setUpFactor(world.as.demo, PASSWORD)
    await setUpFactor(world.as.editor, PASSWORD)
    const { demo, editor } = world.ids.people
    await world.pool.query(
      'update user_factor set sealed_secret = (select sealed_secret from user_factor where user_id = $1) where user_id = $2',
      [demo, editor],
    )
    const { users, factors } = world.portal.rooms.user
    const actor = await users.actor(world.portal.platform.transactor.read, editor)
    await expect(factors.renew(actor, { factorCode: appCode(secret, 1) }, 'test')).rejects.toThrow(/authenticate/)
  })
})

describe('removing it, and new recovery codes', () => {
  test('take the password or a fresh code, and nothing less', async () => {
    const { demo } = world.as
    const { secret } = await setUpFactor(demo, PASSWORD)
    for (const endpoint of [factorRemove, factorRecoveryRenew]) {
      const bare = await demo.ask(endpoint, { body: {} })
      expect(bare).toMatchObject({ code: 'A0400', data: { fields: [{ path: 'password' }] } })
      expect(await demo.refusal(endpoint, { body: { password: 'not-the-password' } })).toBe('A0210')
      expect(await demo.refusal(endpoint, { body: { factorCode: appCode(secret, 5) } })).toBe('A0240')
    }
    const factorCode = appCode(secret, 1)
    await demo.call(factorRecoveryRenew, { body: { factorCode } })
    expect(await demo.refusal(factorRemove, { body: { factorCode } })).toBe('A0240')
    await demo.call(factorRemove, { body: right })
    await world.anonymous.call(login, { body: { username: 'demo', ...right } })
    await demo.call(factorRemove, { body: right })
  })

  test('end the sessions on other devices, since what was lost may hold one', async () => {
    const [here, there] = [await world.again('demo'), await world.again('demo')]
    await setUpFactor(here, PASSWORD)
    await here.call(factorRecoveryRenew, { body: right })
    await there.call(factorState, {})
    await here.call(factorRemove, { body: right })
    expect(await there.refusal(factorState, {})).toBe('A0230')
    await here.call(factorState, {})
    world.as.demo = await world.again('demo')
  })

  test('make the former recovery codes worthless', async () => {
    const { demo } = world.as
    const former = await setUpFactor(demo, PASSWORD)
    const { recoveryCodes } = await demo.call(factorRecoveryRenew, { body: right })
    expect(recoveryCodes).toHaveLength(10)
    const [old = ''] = former.recoveryCodes
    expect(await demo.refusal(factorRemove, { body: { factorCode: old } })).toBe('A0240')
    const [fresh = ''] = recoveryCodes
    await demo.call(factorRemove, { body: { factorCode: fresh } })
    expect([await kept('user_factor'), await kept('user_recovery_code')]).toEqual([0, 0])
  })

  test('are not there for whoever has none', async () => {
    expect(await world.as.demo.refusal(factorRecoveryRenew, { body: right })).toBe('A0404')
  })
})

test('each change is in the audit log, in a notice and in a mail', async () => {
  const userId = await insertPerson(world.pool, { username: 'told', nickname: '知情', roles: [] }, null)
  await world.pool.query(`update user_account set email = 'told@example.com' where id = $1`, [userId])
  const told = await world.signedIn(userId)
  await setUpFactor(told, PASSWORD)
  await told.call(factorRecoveryRenew, { body: right })
  await told.call(factorRemove, { body: right })
  const { rows: entries } = await world.pool.query<{ action: string }>(
    `select action from audit_entry where subject_id = $1 order by id`,
    [userId],
  )
  expect(entries.map(({ action }) => action)).toEqual([
    'user.factorAdded',
    'user.recoveryCodesRenewed',
    'user.factorRemoved',
  ])
  const { list } = await told.call(messagePage, { query: {} })
  expect(list.map(({ kind }) => kind).toSorted()).toEqual([
    'account.factor.added',
    'account.factor.removed',
    'account.factor.renewed',
  ])
  const { rows: mails } = await world.pool.query<{ subject: string }>(
    `select subject from outbox where recipient = 'told@example.com' order by id`,
  )
  expect(mails.map(({ subject }) => subject)).toEqual(['两步验证已启用', '恢复代码已更换', '两步验证已停用'])
})

test('the export tells of it without its secret, and an erased account leaves nothing of it', async () => {
  const userId = await insertPerson(world.pool, { username: 'leaving', nickname: '离开', roles: [] }, null)
  const leaving = await world.signedIn(userId)
  const { secret } = await setUpFactor(leaving, PASSWORD)
  const { bytes } = await leaving.call(dataExport, {})
  const file = strFromU8(unzipSync(bytes)['secondFactors.json'] ?? new Uint8Array())
  expect(JSON.parse(file)).toEqual([
    { kind: 'authenticator app', createdAt: expect.any(String), confirmedAt: expect.any(String) },
  ])
  expect(file).not.toContain(secret)
  await world.anonymous.refusal(login, { body: { username: 'leaving', ...right } })
  const { transactor, outbox } = world.portal.platform
  await transactor.transact((tx) => world.portal.rooms.user.users.erase(tx, userId, outbox))
  for (const table of ['user_factor', 'user_recovery_code', 'user_challenge']) expect(await kept(table)).toBe(0)
})
