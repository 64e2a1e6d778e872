import { login, logout, me } from '@portal/contract/user'
import { userPage } from '@portal/contract/user-admin'
import { factorRemove, factorState } from '@portal/contract/user-factor'
import { deviceList } from '@portal/contract/user-profile'
import { createClient } from '@portal/testkit/client'
import { appCode, setUpFactor } from '@portal/testkit/factor'
import { startApp, type TestApp } from '@portal/testkit/app'
import { insertEverybody, insertSession, type Ids, type Name, PASSWORD } from '@portal/testkit/people'
import { startWorld } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

describe('where the platform requires a second factor of its people', () => {
  let app: TestApp
  let ids: Ids
  beforeAll(async () => {
    app = await startApp({ STAFF_SECOND_FACTOR: 'required' })
    ids = await insertEverybody(app.pool)
  })
  afterAll(() => app.close())
  const as = async (name: Name) => createClient(app.origin, await insertSession(app.pool, ids.people[name]))

  test.each(['operator', 'admin'] as const)('%s without one does nothing else before', async (name) => {
    const client = await as(name)
    expect(await client.call(me, {})).toMatchObject({ owes: 'factor' })
    expect(await client.call(factorState, {})).toMatchObject({ appSince: null, required: true })
    for (const refused of [await client.ask(userPage, { query: {} }), await client.ask(deviceList, {})]) {
      expect(refused).toMatchObject({ status: 403, code: 'A0301', data: { owes: 'factor' } })
      expect(refused.message).toContain('请先完成设置')
    }
    const stream = await client.fetch('/api/enterprise/event')
    expect(stream.status).toBe(403)
    await (await as(name)).call(logout, {})
  })

  test('and everything once it is set up, in all their sessions', async () => {
    const [here, there] = [await as('operator'), await as('operator')]
    const { secret } = await setUpFactor(here, PASSWORD)
    for (const client of [here, there]) {
      expect(await client.call(me, {})).not.toHaveProperty('owes')
      await client.call(userPage, { query: {} })
    }
    const kept = await here.ask(factorRemove, { body: { factorCode: appCode(secret, 1) } })
    expect([kept.code, kept.message]).toEqual(['A0400', '平台要求运营人员启用两步验证，不能停用'])
  })

  test('enterprises, people without rights and demonstration accounts are not asked', async () => {
    for (const name of ['demo', 'guest'] as const)
      expect(await (await as(name)).call(me, {})).not.toHaveProperty('owes')
    await app.pool.query('update user_account set demonstration = true where id = $1', [ids.people.admin])
    await (await as('admin')).call(userPage, { query: {} })
    await app.pool.query('update user_account set demonstration = false where id = $1', [ids.people.admin])
  })

  test('it is asked for right after signing in by the password', async () => {
    const { accessToken } = await app.anonymous.call(login, { body: { username: 'admin', password: PASSWORD } })
    const client = createClient(app.origin, accessToken)
    expect((await client.call(me, {})).owes).toBe('factor')
    expect(await client.refusal(userPage, { query: {} })).toBe('A0301')
  })
})

test('where it does not, operators work without one', async () => {
  const world = await startWorld({ STAFF_SECOND_FACTOR: 'optional', PUBLIC_URL: 'https://portal.example.com' })
  try {
    expect(await world.as.operator.call(me, {})).not.toHaveProperty('owes')
    await world.as.operator.call(userPage, { query: {} })
    const { secret } = await setUpFactor(world.as.operator, PASSWORD)
    await world.as.operator.call(factorRemove, { body: { factorCode: appCode(secret, 1) } })
  } finally {
    await world.close()
  }
})
