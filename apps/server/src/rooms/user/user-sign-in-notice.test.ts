import { messagePage } from '@portal/contract/message'
import { login } from '@portal/contract/user'
import { identityLink, identityList, identityUnlink } from '@portal/contract/user-profile'
import { type Client, createClient } from '@portal/testkit/client'
import { insertMobilePerson } from '@portal/testkit/entrance'
import { startIdentityProvider, type TestIdentityProvider } from '@portal/testkit/identity-provider'
import { PASSWORD } from '@portal/testkit/people'
import { OIDC_START, openBrowser } from '@portal/testkit/redirect-browser'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let provider: TestIdentityProvider
let world: World
beforeAll(async () => {
  provider = await startIdentityProvider()
  world = await startWorld({ ...provider.variables, LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' })
  provider.allow(world.origin)
})
afterAll(async () => {
  await world.close()
  await provider.stop()
})

const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'
const from = (address: string): Client =>
  createClient(world.origin, undefined, 'zh-cn', { 'x-forwarded-for': address, 'user-agent': EDGE })
const newsOf = async (client: Client, kind: string) =>
  (await client.call(messagePage, { query: {} })).list.filter((message) => message.kind === kind)
const failures = async (): Promise<(string | null)[]> => {
  const { rows } = await world.pool.query<{ subject_id: string }>(
    `select subject_id from audit_entry where action = 'user.signInFailed' order by id`,
  )
  return rows.map(({ subject_id }) => subject_id)
}

describe('a sign-in', () => {
  test('from a network where the account never was is told to its person; the first one of all is not', async () => {
    const { username } = await insertMobilePerson(world.pool)
    const enter = async (address: string): Promise<Client> => {
      const { accessToken } = await from(address).call(login, { body: { username, password: PASSWORD } })
      return createClient(world.origin, accessToken)
    }
    const person = await enter('192.0.2.10')
    await enter('192.0.2.10')
    expect(await newsOf(person, 'account.newNetwork')).toEqual([])
    await enter('198.51.100.7')
    await enter('198.51.100.7')
    expect(await newsOf(person, 'account.newNetwork')).toMatchObject([
      {
        params: { network: '198.51.100.7', device: 'Edge · Windows' },
        link: '/personalCenter/accountInfo?tab=security',
      },
    ])
  })
})

describe('another sign-in', () => {
  test('is linked by the password, not by whoever found the session open', async () => {
    const { viewer } = world.as
    const without = await viewer.ask(identityLink, { body: {} })
    expect(without).toMatchObject({ code: 'A0400', data: { fields: [{ path: 'password' }] } })
    expect(await viewer.refusal(identityLink, { body: { password: 'not-the-password' } })).toBe('A0210')
    expect(await viewer.refusal(identityLink, { body: { factorCode: '123456' } })).toBe('A0240')
  })

  test('that is linked or unlinked is told to its person', async () => {
    const { demo } = world.as
    const browser = openBrowser(world.origin)
    const page = await browser.toPage((await demo.call(identityLink, { body: { password: PASSWORD } })).url)
    await browser.exchange(page.searchParams.get('ticket') ?? '', demo.token)
    expect(await newsOf(demo, 'account.identityLinked')).toMatchObject([{ params: { provider: '统一身份' } }])
    const id = (await demo.call(identityList, {})).list[0]?.id ?? ''
    await demo.call(identityUnlink, { body: { id } })
    expect(await newsOf(demo, 'account.identityUnlinked')).toMatchObject([{ params: { provider: '统一身份' } }])

    const again = openBrowser(world.origin)
    const { linkTicket = '' } = (await again.exchange(await again.signIn())).data
    await world.anonymous.call(login, { body: { username: 'editor', password: PASSWORD, linkTicket } })
    expect(await newsOf(world.as.editor, 'account.identityLinked')).toHaveLength(1)
    expect(await newsOf(demo, 'account.identityLinked')).toHaveLength(1)
  })

  test('that comes to nothing stands in the audit log; saying no at the provider does not', async () => {
    const before = (await failures()).length
    const browser = openBrowser(world.origin)
    const ticket = await browser.signIn()
    await browser.exchange(ticket)
    expect((await failures()).length).toBe(before)
    expect((await browser.exchange(ticket)).code).toBe('A0400')
    const callback = await browser.toCallback()
    expect((await openBrowser(world.origin).toPage(callback)).search).toBe('?oidc=foreign')
    provider.refuses = true
    expect((await openBrowser(world.origin).toPage(OIDC_START)).search).toBe('?oidc=denied')
    provider.refuses = false
    expect((await failures()).slice(before)).toEqual(['unknown', 'unknown'])
  })
})
