import { auditPage } from '@portal/contract/audit'
import { messagePage } from '@portal/contract/message'
import { login, me } from '@portal/contract/user'
import { userFactorRemove, userPage } from '@portal/contract/user-admin'
import { factorState } from '@portal/contract/user-factor'
import { passkeyList } from '@portal/contract/user-passkey'
import { removeFactors, setUpFactor } from '@portal/testkit/factor'
import { addPasskey } from '@portal/testkit/passkey'
import { insertPerson, type Name, PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => removeFactors(world.pool, Object.values(world.ids.people)))

const of = (name: Name) => ({ params: { id: world.ids.people[name] } })
const isAsked = async (name: Name): Promise<boolean> =>
  (await world.anonymous.ask(login, { body: { username: name, password: PASSWORD } })).code === 'A0240'
const isOffered = async (by: Name, name: Name): Promise<boolean | undefined> => {
  const { list } = await (await world.again(by)).call(userPage, { query: { keywords: name } })
  return list.find(({ username }) => username === name)?.factorRemovable
}

describe('an operator', () => {
  test('takes the second factor of an enterprise’s user away, who then comes in by the password alone', async () => {
    const phone = await world.again('editor')
    await setUpFactor(phone, PASSWORD)
    await addPasskey(phone, PASSWORD)
    expect(await isAsked('editor')).toBe(true)
    expect(await isOffered('operator', 'editor')).toBe(true)
    await world.as.operator.call(userFactorRemove, of('editor'))
    expect(await phone.refusal(me, {})).toBe('A0230')
    expect(await isAsked('editor')).toBe(false)
    expect(await isOffered('operator', 'editor')).toBe(false)
    const editor = await world.again('editor')
    expect(await editor.call(factorState, {})).toMatchObject({ appSince: null, recoveryCodesLeft: 0 })
    expect(await editor.call(passkeyList, {})).toEqual([])
  })

  test('is noted in the audit log, and the person is told by notice and by mail', async () => {
    await world.pool.query(`update user_account set email = 'viewer@example.com' where username = 'viewer'`)
    await setUpFactor(await world.again('viewer'), PASSWORD)
    await world.as.operator.call(userFactorRemove, of('viewer'))
    const query = { actions: ['user.factorRemoved'], subjectType: 'user' as const, subjectId: of('viewer').params.id }
    const { list } = await world.as.admin.call(auditPage, { query })
    expect(list.map(({ actorId }) => actorId)).toEqual([world.ids.people.operator])
    const viewer = await world.again('viewer')
    const messages = await viewer.call(messagePage, { query: {} })
    expect(messages.list.map(({ kind }) => kind)).toContain('account.factor.takenAway')
    const { rows } = await world.pool.query(
      `select subject from outbox where recipient = 'viewer@example.com' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ subject: '两步验证已由平台移除' }])
  })

  test('does nothing to whoever has none, and tells nobody', async () => {
    expect(await isOffered('operator', 'stranger')).toBe(false)
    expect(await world.as.operator.call(userFactorRemove, of('stranger'))).toBeNull()
    const messages = await world.as.stranger.call(messagePage, { query: {} })
    expect(messages.list.map(({ kind }) => kind)).not.toContain('account.factor.takenAway')
  })

  test('cannot take away their own, nor that of anybody of the platform; an administrator can, but for their own', async () => {
    const id = await insertPerson(world.pool, { username: 'colleague', nickname: '同事', roles: ['OPERATOR'] }, null)
    for (const name of ['operator', 'admin'] as const) await setUpFactor(await world.again(name), PASSWORD)
    const own = await world.as.operator.ask(userFactorRemove, of('operator'))
    expect([own.code, own.message]).toEqual(['A0400', '请在个人中心管理自己的两步验证'])
    const colleague = await world.as.operator.ask(userFactorRemove, { params: { id } })
    expect([colleague.code, colleague.message]).toEqual(['A0301', '平台人员的两步验证只能由系统管理员移除'])
    expect(await world.as.operator.refusal(userFactorRemove, of('admin'))).toBe('A0301')
    expect(await world.as.admin.refusal(userFactorRemove, of('admin'))).toBe('A0400')
    expect([await isOffered('operator', 'admin'), await isOffered('admin', 'admin')]).toEqual([false, false])
    expect(await isOffered('admin', 'operator')).toBe(true)
    await world.as.admin.call(userFactorRemove, of('operator'))
    expect(await isAsked('operator')).toBe(false)
  })
})

test('the owner of an enterprise cannot do it for members: that is the platform’s to judge', async () => {
  await setUpFactor(await world.again('editor'), PASSWORD)
  expect(await world.as.demo.refusal(userFactorRemove, of('editor'))).toBe('A0301')
  expect(await isOffered('demo', 'editor')).toBe(false)
  expect(await isAsked('editor')).toBe(true)
})
