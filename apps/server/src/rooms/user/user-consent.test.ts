import { auditPage } from '@portal/contract/audit'
import { entInfo } from '@portal/contract/enterprise'
import { searchPageByParam } from '@portal/contract/product-own'
import { agreement, login, logout, me, privacy } from '@portal/contract/user'
import { userCreate, userPage, userPassword } from '@portal/contract/user-admin'
import { consentGive, consentOwed } from '@portal/contract/user-consent'
import { type Client, createClient } from '@portal/testkit/client'
import { type Name, PASSWORD } from '@portal/testkit/people'
import { userDescription } from '@portal/testkit/user-description'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Signs somebody in who agreed to an older version of these documents. */
async function agreedLongAgo(name: Name, documents: string[] = ['agreement', 'privacy']): Promise<Client> {
  await world.pool.query("update user_consent set version = '2020-01-01' where user_id = $1 and document = any($2)", [
    world.ids.people[name],
    documents,
  ])
  const { accessToken } = await world.anonymous.call(login, { body: { username: name, password: PASSWORD } })
  return createClient(world.origin, accessToken)
}

/** The versions in force, as somebody reads them. */
const inForce = async () => [
  { document: 'agreement' as const, version: (await world.anonymous.call(agreement, {})).version },
  { document: 'privacy' as const, version: (await world.anonymous.call(privacy, {})).version },
]

describe('somebody who agreed to an older version', () => {
  test('is asked before anything else, and let into everything once they agreed, in all their sessions', async () => {
    const [here, there] = [await agreedLongAgo('editor'), await agreedLongAgo('editor')]
    expect(await here.call(me, {})).toMatchObject({ username: 'editor', owes: 'consent' })
    for (const refused of [await here.ask(entInfo, {}), await here.ask(searchPageByParam, { body: {} })]) {
      expect(refused).toMatchObject({ status: 403, code: 'A0301', data: { owes: 'consent' } })
      expect(refused.message).toBe('用户协议或隐私政策已更新，请先阅读并同意')
    }
    expect((await here.fetch('/api/enterprise/event')).status).toBe(403)
    const versions = await inForce()
    expect((await here.call(consentOwed, {})).owed).toMatchObject([
      { ...versions[0], title: '用户协议', agreedVersion: '2020-01-01', changes: [] },
      { ...versions[1], title: '隐私政策', agreedVersion: '2020-01-01', changes: expect.any(Array) },
    ])
    await here.call(consentGive, { body: { versions } })
    for (const client of [here, there]) {
      expect(await client.call(me, {})).not.toHaveProperty('owes')
      await client.call(searchPageByParam, { body: {} })
      expect((await client.call(consentOwed, {})).owed).toEqual([])
    }
  })

  test('may sign out instead', async () => {
    const client = await agreedLongAgo('viewer')
    await client.call(logout, {})
    expect(await client.refusal(me, {})).toBe('A0230')
  })

  test('is asked for the one document that changed, and still owes it after agreeing to the other', async () => {
    const client = await agreedLongAgo('idle', ['privacy'])
    const [terms, policy] = await inForce()
    if (!terms || !policy) throw new Error('there are two documents')
    expect((await client.call(consentOwed, {})).owed.map(({ document }) => document)).toEqual(['privacy'])
    await client.call(consentGive, { body: { versions: [terms] } })
    expect(await client.refusal(entInfo, {})).toBe('A0301')
    await client.call(consentGive, { body: { versions: [policy] } })
    await client.call(entInfo, {})
  })

  test('agrees to what is in force only', async () => {
    const client = await agreedLongAgo('pending')
    const versions = [{ document: 'agreement' as const, version: '2020-01-01' }]
    const refused = await client.ask(consentGive, { body: { versions } })
    expect([refused.code, refused.message]).toEqual(['A0101', '文本刚刚又有更新，请刷新页面，阅读新版本后再同意'])
    expect(await client.refusal(consentGive, { body: { versions: [] } })).toBe('A0400')
    expect(await client.call(me, {})).toMatchObject({ owes: 'consent' })
  })
})

test.each(['operator', 'admin'] as const)('%s of the platform is asked as well', async (name) => {
  const client = await agreedLongAgo(name)
  expect(await client.refusal(userPage, { query: {} })).toBe('A0301')
  await client.call(consentGive, { body: { versions: await inForce() } })
  await client.call(userPage, { query: {} })
})

test('an account that somebody else made is asked at its first sign-in', async () => {
  const body = userDescription()
  const { id } = await world.as.demo.call(userCreate, { body })
  await world.as.demo.call(userPassword, { params: { id }, body: { password: PASSWORD } })
  const { accessToken } = await world.anonymous.call(login, { body: { username: body.username, password: PASSWORD } })
  const client = createClient(world.origin, accessToken)
  expect((await client.call(consentOwed, {})).owed.map(({ agreedVersion }) => agreedVersion)).toEqual([null, null])
  expect(await client.refusal(entInfo, {})).toBe('A0301')
})

test('what was agreed to is noted with its version, when and from where, once', async () => {
  const client = await agreedLongAgo('stranger')
  const versions = await inForce()
  for (let times = 0; times < 2; times += 1) await client.call(consentGive, { body: { versions } })
  const { rows } = await world.pool.query(
    `select document, version, address, user_agent <> '' as told, at > now() - interval '1 minute' as fresh
     from user_consent where user_id = $1 and version <> '2020-01-01' order by id`,
    [world.ids.people.stranger],
  )
  expect(rows).toEqual(versions.map((one) => ({ ...one, address: '127.0.0.1', told: true, fresh: true })))
  const query = { subjectType: 'user' as const, subjectId: world.ids.people.stranger, actions: ['user.consented'] }
  const { list } = await (await world.again('admin')).call(auditPage, { query })
  expect(list).toHaveLength(1)
})
