import { login, me } from '@portal/contract/user'
import { factorRemove, factorState } from '@portal/contract/user-factor'
import {
  passkeyAdd,
  passkeyBegin,
  passkeyChallenge,
  passkeyList,
  passkeyLogin,
  passkeyRemove,
} from '@portal/contract/user-passkey'
import { createClient } from '@portal/testkit/client'
import { challengeOf, removeFactors, setUpFactor } from '@portal/testkit/factor'
import { addPasskey, type Authenticator, newAuthenticator, signedBy } from '@portal/testkit/passkey'
import { PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
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
const challenged = async (): Promise<string> => (await world.anonymous.call(passkeyChallenge, {})).challenge
const signedIn = (credential: ReturnType<Authenticator['get']>) =>
  world.anonymous.ask(passkeyLogin, { body: { credential } })

describe('a passkey', () => {
  test('signs in alone, and its use is noted', async () => {
    const { authenticator } = await addPasskey(world.as.demo, PASSWORD, '办公电脑')
    const { code, data } = await signedIn(await signedBy(world.anonymous, authenticator))
    expect(code).toBe('0')
    expect(await createClient(world.origin, data.accessToken).call(me, {})).toMatchObject({ username: 'demo' })
    expect(await world.as.demo.call(passkeyList, {})).toMatchObject([
      { name: '办公电脑', lastUsedAt: expect.any(String) },
    ])
  })

  test('makes the password ask for a second factor, and comes with recovery codes for that', async () => {
    const { recoveryCodes } = await addPasskey(world.as.demo, PASSWORD)
    expect(recoveryCodes).toHaveLength(10)
    const answer = await world.anonymous.ask(login, { body: { username: 'demo', ...right } })
    const [factorCode = ''] = recoveryCodes ?? []
    await world.anonymous.call(login, { body: { challenge: challengeOf(answer), factorCode } })
    expect((await addPasskey(world.as.demo, PASSWORD)).recoveryCodes).toBeNull()
  })

  test('is refused with what was signed before, for another page, or by nobody in particular', async () => {
    const { authenticator } = await addPasskey(world.as.demo, PASSWORD)
    const challenge = await challenged()
    const signed = authenticator.get(challenge)
    expect((await signedIn(signed)).code).toBe('0')
    expect((await signedIn(signed)).code).toBe('A0210')
    expect((await signedIn(authenticator.get('bWFkZS11cA'))).code).toBe('A0210')
    expect((await signedIn(authenticator.get(await challenged(), { verified: false }))).code).toBe('A0210')
    const elsewhere = authenticator.get(await challenged(), { origin: 'https://portal.example.com' })
    expect((await signedIn(elsewhere)).code).toBe('A0210')
    const unknown = newAuthenticator(world.origin)
    expect((await signedIn(unknown.get(await challenged()))).code).toBe('A0210')
    const old = await challenged()
    await world.pool.query(`update user_passkey_challenge set expires_at = now() - interval '1 second'`)
    expect((await signedIn(authenticator.get(old))).code).toBe('A0210')
  })

  test('whose counter goes back is a copy', async () => {
    const { authenticator } = await addPasskey(world.as.demo, PASSWORD)
    await world.pool.query('update user_passkey set counter = 1000')
    expect((await signedIn(await signedBy(world.anonymous, authenticator))).code).toBe('A0210')
  })

  test('is added by the password only, for a challenge of one’s own, and once', async () => {
    expect(await world.as.demo.refusal(passkeyBegin, { body: {} })).toBe('A0400')
    expect(await world.as.demo.refusal(passkeyBegin, { body: { password: 'not-the-password' } })).toBe('A0210')
    const authenticator = newAuthenticator(world.origin)
    const add = { name: '钥匙', credential: authenticator.create('bWFkZS11cA') }
    expect(await world.as.demo.refusal(passkeyAdd, { body: add })).toBe('A0400')
    const { challenge } = await world.as.editor.call(passkeyBegin, { body: right })
    const theirs = { name: '钥匙', credential: authenticator.create(challenge) }
    expect(await world.as.demo.refusal(passkeyAdd, { body: theirs })).toBe('A0400')
    expect(await world.as.demo.call(passkeyList, {})).toEqual([])
  })

  test('is removed by the password, by its own person, and opens nothing afterwards', async () => {
    const { authenticator } = await addPasskey(world.as.demo, PASSWORD)
    const [{ id } = { id: '' }] = await world.as.demo.call(passkeyList, {})
    expect(await world.as.demo.refusal(passkeyRemove, { body: { id } })).toBe('A0400')
    expect(await world.as.editor.refusal(passkeyRemove, { body: { id, ...right } })).toBe('A0404')
    await world.as.demo.call(passkeyRemove, { body: { id, ...right } })
    expect((await signedIn(await signedBy(world.anonymous, authenticator))).code).toBe('A0210')
    expect(await world.as.demo.call(factorState, {})).toMatchObject({ recoveryCodesLeft: 0 })
    await world.anonymous.call(login, { body: { username: 'demo', ...right } })
  })

  test('that is removed ends the sessions on other devices, and none of anybody else', async () => {
    const [here, there] = [await world.again('editor'), await world.again('editor')]
    await addPasskey(here, PASSWORD)
    const [{ id } = { id: '' }] = await here.call(passkeyList, {})
    await here.call(passkeyRemove, { body: { id, ...right } })
    expect(await there.refusal(me, {})).toBe('A0230')
    await here.call(me, {})
    await world.as.demo.call(me, {})
    world.as.editor = await world.again('editor')
  })

  test('keeps the recovery codes when the app goes', async () => {
    await setUpFactor(world.as.demo, PASSWORD)
    await addPasskey(world.as.demo, PASSWORD)
    await world.as.demo.call(factorRemove, { body: right })
    expect(await world.as.demo.call(factorState, {})).toMatchObject({ appSince: null, recoveryCodesLeft: 10 })
  })

  test('does not open a disabled account', async () => {
    const { authenticator } = await addPasskey(world.as.idle, PASSWORD)
    await world.pool.query(`update user_account set state = 'disabled' where username = 'idle'`)
    expect((await signedIn(await signedBy(world.anonymous, authenticator))).code).toBe('A0201')
  })
})
