import { siteInfo } from '@portal/contract/site'
import { login, me } from '@portal/contract/user'
import { identityLink, identityList, identityUnlink } from '@portal/contract/user-profile'
import { startIdentityProvider, type TestIdentityProvider } from '@portal/testkit/identity-provider'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { OIDC_START, openBrowser, type RedirectBrowser } from '@portal/testkit/redirect-browser'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let provider: TestIdentityProvider
let world: World
beforeAll(async () => {
  provider = await startIdentityProvider()
  world = await startWorld({ ...provider.variables, LOG_LEVEL: 'silent' })
  provider.allow(world.origin)
})
afterAll(async () => {
  await world.close()
  await provider.stop()
})
beforeEach(async () => {
  await world.pool.query('delete from user_identity')
  await world.pool.query('delete from user_oidc_flow')
  await world.pool.query('delete from throttle')
  provider.person = { subject: 'subject-1', name: '林启明' }
  provider.refuses = false
  provider.forges = null
})

/** Makes the sign-in elsewhere one of demo's. */
async function linkDemo(browser: RedirectBrowser): Promise<void> {
  const { linkTicket = '' } = (await browser.exchange(await browser.signIn())).data
  await world.anonymous.call(login, { body: { username: 'demo', password: PASSWORD, linkTicket } })
}

const expire = () => world.pool.query("update user_oidc_flow set expires_at = now() - interval '1 second'")

test('Visitors learn by which provider they may sign in', async () => {
  expect((await world.anonymous.call(siteInfo, {})).oidc).toEqual({ name: '统一身份' })
})

describe('signing in elsewhere', () => {
  test('Somebody new is told so, signs in by password once, and from then on comes in by the provider', async () => {
    const browser = openBrowser(world.origin)
    const page = await browser.toPage()
    expect(page.pathname).toBe('/login')
    const first = await browser.exchange(page.searchParams.get('ticket') ?? '')
    expect(first.data).toMatchObject({ outcome: 'unlinked', name: '林启明' })
    const { linkTicket = '' } = first.data
    await world.anonymous.call(login, { body: { username: 'demo', password: PASSWORD, linkTicket } })

    const again = openBrowser(world.origin)
    const { data } = await again.exchange(await again.signIn())
    expect(data['outcome']).toBe('signed-in')
    const session = await world.anonymous.fetch(me.path, {
      headers: { authorization: `Bearer ${data['accessToken']}` },
    })
    expect(await session.json()).toMatchObject({ data: { username: 'demo' } })
    const { list } = await world.as.demo.call(identityList, {})
    expect(list).toMatchObject([{ provider: '统一身份', name: '林启明', lastUsedAt: expect.any(String) }])
  })

  test('The way out carries a challenge, a state and a nonce, and the cookie is not readable by scripts', async () => {
    const response = await openBrowser(world.origin).visit(new URL(OIDC_START, world.origin))
    const address = new URL(response.headers.get('location') ?? '')
    const { searchParams } = address
    expect([searchParams.get('code_challenge_method'), searchParams.get('response_type')]).toEqual(['S256', 'code'])
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect((searchParams.get(name) ?? '').length).toBeGreaterThan(20)
    expect(response.headers.get('set-cookie')).toMatch(/^oidc_browser=.*; HttpOnly; SameSite=Lax$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { rows } = await world.pool.query<{ found: boolean }>(
      'select exists (select from user_oidc_flow f where f::text like $1) as found',
      [`%${searchParams.get('state')}%`],
    )
    expect(rows[0]?.found).toBe(false)
  })

  test('Two windows of one browser do not get in each other’s way', async () => {
    const browser = openBrowser(world.origin)
    const one = await browser.toCallback()
    const other = await browser.toCallback()
    expect((await browser.toPage(other)).searchParams.get('ticket')).not.toBeNull()
    expect((await browser.toPage(one)).searchParams.get('ticket')).not.toBeNull()
  })

  test('A disabled account stays shut, whoever the provider vouches for', async () => {
    const browser = openBrowser(world.origin)
    const id = await insertPerson(world.pool, { username: 'gone', nickname: '离职', roles: [] }, null)
    const { linkTicket = '' } = (await browser.exchange(await browser.signIn())).data
    await world.anonymous.call(login, { body: { username: 'gone', password: PASSWORD, linkTicket } })
    await world.pool.query("update user_account set state = 'disabled' where id = $1", [id])
    expect((await browser.exchange(await browser.signIn())).code).toBe('A0201')
  })
})

describe('what does not work', () => {
  test('An address of return opened twice', async () => {
    const browser = openBrowser(world.origin)
    const callback = await browser.toCallback()
    expect((await browser.toPage(callback)).searchParams.get('ticket')).not.toBeNull()
    expect((await browser.toPage(callback)).search).toBe('?oidc=expired')
  })

  test('An address of return opened in another browser, or with a state that was made up', async () => {
    const mine = openBrowser(world.origin)
    const callback = await mine.toCallback()
    expect((await openBrowser(world.origin).toPage(callback)).search).toBe('?oidc=foreign')
    const other = openBrowser(world.origin)
    await other.toCallback()
    expect((await other.toPage(callback)).search).toBe('?oidc=foreign')
    callback.searchParams.set('state', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA')
    expect((await mine.toPage(callback)).search).toBe('?oidc=foreign')
    callback.searchParams.delete('state')
    expect((await mine.toPage(callback)).search).toBe('?oidc=foreign')
  })

  test('A code put into another sign-in of the same browser', async () => {
    const browser = openBrowser(world.origin)
    const one = await browser.toCallback()
    const other = await browser.toCallback()
    other.searchParams.set('code', one.searchParams.get('code') ?? '')
    expect((await browser.toPage(other)).search).toBe('?oidc=failed')
  })

  test('A ticket used twice, in another browser, too late, or made up', async () => {
    const browser = openBrowser(world.origin)
    const ticket = await browser.signIn()
    expect((await openBrowser(world.origin).exchange(ticket)).code).toBe('A0400')
    expect((await browser.exchange(ticket)).data['outcome']).toBe('unlinked')
    const twice = await browser.exchange(ticket)
    expect([twice.code, twice.message]).toEqual(['A0400', '登录链接已失效或已被使用，请重新登录'])
    const late = await browser.signIn()
    await expire()
    expect((await browser.exchange(late)).code).toBe('A0400')
    expect((await browser.exchange('AAAAAAAAAAAAAAAAAAAAAA')).code).toBe('A0400')
  })

  test('Several exchanges of one ticket at the same moment: one succeeds', async () => {
    const browser = openBrowser(world.origin)
    const ticket = await browser.signIn()
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.exchange(ticket)))
    expect(answers.filter(({ code }) => code === '0')).toHaveLength(1)
  })

  test('A link ticket used twice, or too late: then nobody is signed in either', async () => {
    const browser = openBrowser(world.origin)
    const { linkTicket = '' } = (await browser.exchange(await browser.signIn())).data
    await world.anonymous.call(login, { body: { username: 'demo', password: PASSWORD, linkTicket } })
    const again = await world.anonymous.ask(login, { body: { username: 'editor', password: PASSWORD, linkTicket } })
    expect([again.code, again.message.includes('重新')]).toEqual(['A0400', true])

    provider.person = { subject: 'subject-2', name: '某人' }
    const elsewhere = openBrowser(world.origin)
    const late = (await elsewhere.exchange(await elsewhere.signIn())).data['linkTicket'] ?? ''
    expect(late).not.toBe('')
    await expire()
    const body = { username: 'editor', password: PASSWORD, linkTicket: late }
    expect(await world.anonymous.refusal(login, { body })).toBe('A0400')
    expect((await world.as.editor.call(identityList, {})).list).toEqual([])
  })

  test('A ticket of a sign-in that was not exchanged does not link', async () => {
    const linkTicket = await openBrowser(world.origin).signIn()
    expect(await world.anonymous.refusal(login, { body: { username: 'demo', password: PASSWORD, linkTicket } })).toBe(
      'A0400',
    )
  })

  test('A return after more than ten minutes', async () => {
    const browser = openBrowser(world.origin)
    const callback = await browser.toCallback()
    await expire()
    expect((await browser.toPage(callback)).search).toBe('?oidc=expired')
  })

  const anHourAgo = () => Math.floor(Date.now() / 1000) - 3_600
  test.for([
    ['somebody else signed', 'foreign', () => ({})],
    ['another provider issued', 'own', () => ({ iss: 'http://127.0.0.1:1' })],
    ['is for another portal', 'own', () => ({ aud: 'another' })],
    ['belongs to another sign-in', 'own', () => ({ nonce: 'of-another-sign-in' })],
    ['is no longer good', 'own', () => ({ iat: anHourAgo() - 60, exp: anHourAgo() })],
  ] as const)('A token that %s', async ([, key, claims]) => {
    provider.forges = { key, claims: claims() }
    expect((await openBrowser(world.origin).toPage()).search).toBe('?oidc=failed')
    provider.forges = { key: 'own', claims: {} }
    expect((await openBrowser(world.origin).toPage()).searchParams.get('ticket')).not.toBeNull()
  })

  test('Saying no at the provider leads back with the reason', async () => {
    provider.refuses = true
    expect((await openBrowser(world.origin).toPage()).search).toBe('?oidc=denied')
  })

  test('More starts from one address than anybody needs', async () => {
    const start = () => openBrowser(world.origin).visit(new URL(OIDC_START, world.origin))
    for (let times = 0; times < 60; times += 1) await start()
    expect((await start()).headers.get('location')).toBe('/login?oidc=unavailable')
  })
})

describe('linking', () => {
  const order = async (name: 'demo' | 'editor') =>
    (await world.as[name].call(identityLink, { body: { password: PASSWORD } })).url

  test('Somebody signed in links a sign-in, comes in by it, and unlinks it', async () => {
    const browser = openBrowser(world.origin)
    const page = await browser.toPage(await order('demo'))
    expect(page.pathname).toBe('/personalCenter/accountInfo')
    const answer = await browser.exchange(page.searchParams.get('ticket') ?? '', world.as.demo.token)
    expect(answer.data).toEqual({ outcome: 'linked' })
    expect((await browser.exchange(await browser.signIn())).data['outcome']).toBe('signed-in')

    const { list } = await world.as.demo.call(identityList, {})
    const id = list[0]?.id ?? ''
    expect(await world.as.editor.refusal(identityUnlink, { body: { id } })).toBe('A0404')
    await world.as.demo.call(identityUnlink, { body: { id } })
    expect((await browser.exchange(await browser.signIn())).data['outcome']).toBe('unlinked')
    const { rows } = await world.pool.query<{ action: string }>(
      "select action from audit_entry where action like 'user.identity%' order by id desc limit 2",
    )
    expect(rows.map(({ action }) => action)).toEqual(['user.identityUnlinked', 'user.identityLinked'])
  })

  test('Whoever lures somebody else to the provider gets nothing: only the session that ordered it links', async () => {
    const lured = openBrowser(world.origin)
    const ticket = await lured.signIn(await order('editor'))
    const refused = await lured.exchange(ticket, world.as.demo.token)
    expect([refused.code, refused.message.includes('另一个账号')]).toEqual(['A0400', true])
    expect((await lured.exchange(ticket)).code).toBe('A0400')
    expect((await world.as.editor.call(identityList, {})).list).toEqual([])
    expect((await world.as.demo.call(identityList, {})).list).toEqual([])
  })

  test('An ordered link works once', async () => {
    const url = await order('demo')
    await openBrowser(world.origin).toCallback(url)
    const page = await openBrowser(world.origin).toPage(url)
    expect(page.pathname + page.search).toBe('/personalCenter/accountInfo?oidc=expired')
  })

  test('One sign-in belongs to one account', async () => {
    const browser = openBrowser(world.origin)
    await linkDemo(browser)
    const ticket = await browser.signIn(await order('editor'))
    const refused = await browser.exchange(ticket, world.as.editor.token)
    expect([refused.code, refused.message]).toEqual(['A0400', '该统一身份账号已关联其他用户，请先在原账号中解除关联'])
  })

  test('The last way in cannot be unlinked; with a mobile bound it can', async () => {
    const id = await insertPerson(world.pool, { username: 'only-here', nickname: '只此一途', roles: [] }, null)
    const person = await world.signedIn(id)
    await world.pool.query('update user_account set password_hash = null where id = $1', [id])
    await world.pool.query(
      "insert into user_identity (user_id, issuer, subject, name) values ($1, $2, 'only', '只此')",
      [id, provider.issuer],
    )
    const identity = (await person.call(identityList, {})).list[0]?.id ?? ''
    const refused = await person.ask(identityUnlink, { body: { id: identity } })
    expect([refused.code, refused.message.includes('唯一')]).toEqual(['A0400', true])
    await world.pool.query("update user_account set mobile = '13800009999' where id = $1", [id])
    await person.call(identityUnlink, { body: { id: identity } })
  })
})

describe('when the provider is down', () => {
  test('People are led back with a reason, and come in as soon as it is up again', async () => {
    const other = await startIdentityProvider()
    const fresh = await startWorld({ ...other.variables, LOG_LEVEL: 'silent' })
    other.allow(fresh.origin)
    await other.stop()
    const start = () => fresh.anonymous.fetch(OIDC_START)
    expect((await start()).headers.get('location')).toBe('/login?oidc=unavailable')
    await other.start()
    expect((await start()).headers.get('location')).toContain(other.issuer)
    await fresh.close()
    await other.stop()
  })

  test('A provider that falls silent while somebody is there leads back with the reason too', async () => {
    const browser = openBrowser(world.origin)
    const callback = await browser.toCallback()
    await provider.stop()
    expect((await browser.toPage(callback)).search).toBe('?oidc=unavailable')
    await provider.start()
  })
})

test('Without a provider nothing of it is there', async () => {
  const plain = await startWorld()
  expect((await plain.anonymous.call(siteInfo, {})).oidc).toBeNull()
  expect((await plain.anonymous.fetch(OIDC_START)).headers.get('location')).toBe('/login?oidc=failed')
  expect(await plain.as.demo.refusal(identityLink, { body: {} })).toBe('A0400')
  expect(await plain.as.demo.call(identityList, {})).toEqual({ list: [], provider: null })
  await plain.close()
})
