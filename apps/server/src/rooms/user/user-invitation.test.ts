import type { Input } from '@portal/contract/kit'
import { invitation, invitationAccept, login, me } from '@portal/contract/user'
import { userCreate, userInvite, userPage } from '@portal/contract/user-admin'
import { memberInvitationRevoke, memberInvite } from '@portal/contract/user-member'
import { PASSWORD } from '@portal/testkit/people'
import { createClient } from '@portal/testkit/client'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

let counted = 0
const newUsername = () => `invited-${(counted += 1)}`
const tokenOf = (invitationUrl: string) => new URL(invitationUrl, 'http://localhost').searchParams.get('token') ?? ''

type Acceptance = Input<typeof invitationAccept>['body']
const acceptance = (token: string, change: Partial<Acceptance> = {}): Acceptance => ({
  token,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agreement: true,
  ...change,
})
const accept = (body: Acceptance) => world.anonymous.ask(invitationAccept, { body })
const memberLink = async (role: 'EDITOR' | 'VIEWER' = 'EDITOR') => {
  const made = await world.as.demo.call(memberInvite, { body: { role } })
  return { id: made.id, token: tokenOf(made.invitationUrl) }
}
const accountLink = async () => {
  const username = newUsername()
  const body = { username, nickname: '待激活', roleIds: ['VIEWER'] }
  const { id, invitationUrl } = await world.as.demo.call(userCreate, { body })
  return { id, username, token: tokenOf(invitationUrl) }
}

describe('a link for a new member', () => {
  test('tells who invites to what, and makes an account that is signed in, with consent noted', async () => {
    const { token } = await memberLink()
    const english = createClient(world.origin, undefined, 'en')
    expect(await english.call(invitation, { query: { token } })).toMatchObject({
      kind: 'member',
      enterpriseName: '启明泵业有限公司',
      inviter: '林启明',
      username: null,
      roleNames: 'Enterprise editor',
    })
    const username = newUsername()
    const { accessToken } = await world.anonymous.call(invitationAccept, {
      body: acceptance(token, { username, nickname: '新编辑' }),
    })
    const session = createClient(world.origin, accessToken)
    const who = await session.call(me, {})
    expect(who).toMatchObject({ username, nickname: '新编辑', roles: ['EDITOR'] })
    const { rows } = await world.pool.query(
      'select document, address from user_consent where user_id = $1 order by id',
      [who.userId],
    )
    expect(rows).toEqual([
      { document: 'agreement', address: '127.0.0.1' },
      { document: 'privacy', address: '127.0.0.1' },
    ])
    await world.anonymous.call(login, { body: { username, password: PASSWORD } })
  })

  test('needs a username that nobody has, a consent, and twice the same password', async () => {
    const { token } = await memberLink()
    expect((await accept(acceptance(token))).code).toBe('A0400')
    expect((await accept(acceptance(token, { username: 'stranger' }))).code).toBe('A0111')
    const differs = await accept(acceptance(token, { username: newUsername(), confirmPassword: 'another' }))
    expect([differs.code, differs.message]).toEqual(['A0400', '两次密码输入不一致'])
    const outdated = await accept(acceptance(token, { username: newUsername(), agreement: '1999-01-01' }))
    expect(outdated.code).toBe('A0101')
    expect((await accept(acceptance(token, { username: newUsername() }))).code).toBe('0')
  })

  test('lets in one of two who accept at the same moment', async () => {
    const { token } = await memberLink()
    const answers = await Promise.all([1, 2].map(() => accept(acceptance(token, { username: newUsername() }))))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0', 'A0404'])
  })
})

describe('a link to the first password', () => {
  test('names the account, sets its password and signs in; the list no longer calls it invited', async () => {
    const { id, username, token } = await accountLink()
    const look = await world.anonymous.call(invitation, { query: { token } })
    expect(look).toMatchObject({ kind: 'account', username, roleNames: '企业成员', enterpriseName: '启明泵业有限公司' })
    const row = async () => (await world.as.demo.call(userPage, { query: { keywords: username } })).list[0]
    expect(await row()).toMatchObject({ id, invited: true })
    const { accessToken } = await world.anonymous.call(invitationAccept, { body: acceptance(token) })
    expect(await createClient(world.origin, accessToken).call(me, {})).toMatchObject({ userId: id })
    expect(await row()).toMatchObject({ id, invited: false })
  })

  test('opens nothing any more once another was made', async () => {
    const { id, token } = await accountLink()
    const next = await world.as.demo.call(userInvite, { params: { id } })
    expect((await accept(acceptance(token))).code).toBe('A0404')
    expect(Date.parse(next.expiresAt)).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000)
    expect((await accept(acceptance(tokenOf(next.invitationUrl)))).code).toBe('0')
  })

  test('lets in one of two who accept at the same moment', async () => {
    const { token } = await accountLink()
    const answers = await Promise.all([1, 2].map(() => accept(acceptance(token))))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0', 'A0404'])
  })
})

describe('a link that opens nothing', () => {
  test('says the same whether it was used, taken back, is too old, or never was', async () => {
    const used = await memberLink()
    await accept(acceptance(used.token, { username: newUsername() }))
    const revoked = await memberLink()
    await world.as.demo.call(memberInvitationRevoke, { body: { id: revoked.id } })
    const old = await memberLink()
    await world.pool.query(`update user_invitation set expires_at = now() where id = $1`, [old.id])
    const disabled = await accountLink()
    await world.pool.query(`update user_account set state = 'disabled' where id = $1`, [disabled.id])
    const tokens = [used.token, revoked.token, old.token, disabled.token, 'never-was']
    const said = new Set<string>()
    for (const token of tokens) {
      const looked = await world.anonymous.ask(invitation, { query: { token } })
      const accepted = await accept(acceptance(token, { username: newUsername() }))
      for (const { status, code, message } of [looked, accepted]) said.add(`${status} ${code} ${message}`)
    }
    expect([...said]).toEqual([expect.stringMatching(/^404 A0404 邀请链接/)])
  })

  test('of somebody who is no member any more opens nothing either', async () => {
    const { token } = await memberLink()
    const { demo } = world.ids.people
    await world.pool.query(`update user_account set state = 'disabled' where id = $1`, [demo])
    expect((await accept(acceptance(token, { username: newUsername() }))).code).toBe('A0404')
    await world.pool.query(`update user_account set state = 'active' where id = $1`, [demo])
    expect((await accept(acceptance(token, { username: newUsername() }))).code).toBe('0')
  })

  test('is stored without its token', async () => {
    const { token } = await memberLink()
    const { rows } = await world.pool.query(`select from user_invitation i where i::text like '%' || $1 || '%'`, [
      token,
    ])
    expect(rows).toEqual([])
  })

  test('can be tried thirty times from an address, then not even a good one', async () => {
    const { token } = await memberLink()
    await world.pool.query(`delete from throttle`)
    const guess = () => world.anonymous.ask(invitation, { query: { token: 'a-guess' } })
    for (let tried = 0; tried < 30; tried += 1) expect((await guess()).code).toBe('A0404')
    expect(await guess()).toMatchObject({ status: 429, code: 'A0501' })
    expect(await world.anonymous.refusal(invitation, { query: { token } })).toBe('A0501')
    await world.pool.query(`delete from throttle`)
    for (let looked = 0; looked < 40; looked += 1) await world.anonymous.call(invitation, { query: { token } })
  })
})
