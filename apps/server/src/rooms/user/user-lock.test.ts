import { entInfo } from '@portal/contract/enterprise'
import { searchPageByParam } from '@portal/contract/product-own'
import { login, logout, me, smsCode } from '@portal/contract/user'
import { factorState } from '@portal/contract/user-factor'
import { userLock } from '@portal/contract/user-lock'
import { userUnlock } from '@portal/contract/user-unlock'
import type { Client } from '@portal/testkit/client'
import { knownCaptcha, newMobile } from '@portal/testkit/entrance'
import { amidStep, appCode, removeFactors, setUpFactor } from '@portal/testkit/factor'
import { addPasskey, signedBy } from '@portal/testkit/passkey'
import { type Name, PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const wrong = { body: { password: 'not-the-password' } }
const right = { body: { password: PASSWORD } }

/** Another session of somebody, which is locked. */
async function locked(name: Name): Promise<Client> {
  const client = await world.again(name)
  await client.call(userLock, {})
  return client
}
const isLocked = async (client: Client): Promise<boolean> => (await client.call(me, {})).owes === 'unlock'

describe('a locked session', () => {
  test('is let into nothing but what the lock shows, also by hand; their other sessions go on', async () => {
    const client = await locked('editor')
    for (const refused of [await client.ask(entInfo, {}), await client.ask(searchPageByParam, { body: {} })]) {
      expect(refused).toMatchObject({ status: 403, code: 'A0301', data: { owes: 'unlock' } })
      expect(refused.message).toBe('屏幕已锁定，请先解锁')
    }
    expect(await client.call(me, {})).toMatchObject({ username: 'editor', owes: 'unlock' })
    expect(await client.call(factorState, {})).toMatchObject({ hasPassword: true })
    await client.call(userLock, {})
    await (await world.again('editor')).call(entInfo, {})
    await client.call(userUnlock, right)
    await client.call(entInfo, {})
    expect(await isLocked(client)).toBe(false)
  })

  test('is a visitor to public calls', async () => {
    const client = await locked('viewer')
    expect(await client.refusal(smsCode, { query: { mobile: newMobile(), scene: 'bind' } })).toBe('A0230')
  })

  test('stays locked after a wrong password', async () => {
    const client = await locked('viewer')
    expect(await client.refusal(userUnlock, wrong)).toBe('A0210')
    expect(await client.refusal(userUnlock, { body: {} })).toBe('A0400')
    expect(await client.refusal(entInfo, {})).toBe('A0301')
  })

  test('may be signed out', async () => {
    const client = await locked('viewer')
    await client.call(logout, {})
    expect(await client.refusal(me, {})).toBe('A0230')
  })

  test('hears nothing: its stream ends with the lock, and none is opened before it is unlocked', async () => {
    const client = await world.again('demo')
    const stream = await client.fetch('/api/enterprise/event')
    const parts: string[] = []
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      parts.push(part)
      if (parts.length === 1) await client.call(userLock, {})
    }
    expect(parts.join('')).toContain('event: ready')
    expect(parts.join('')).not.toContain('session.ended')
    expect((await client.fetch('/api/enterprise/event')).status).toBe(403)
    await client.call(userUnlock, right)
    const again = await client.fetch('/api/enterprise/event')
    expect(again.status).toBe(200)
    await again.body?.cancel()
  })

  test('opens by a passkey of its person, and by nobody else’s', async () => {
    await removeFactors(world.pool, Object.values(world.ids.people))
    const own = await addPasskey(await world.again('demo'), PASSWORD)
    const other = await addPasskey(await world.again('stranger'), PASSWORD)
    const client = await locked('demo')
    const foreign = await signedBy(world.anonymous, other.authenticator)
    expect(await client.refusal(userUnlock, { body: { credential: foreign } })).toBe('A0210')
    expect(await isLocked(client)).toBe(true)
    await client.call(userUnlock, { body: { credential: await signedBy(world.anonymous, own.authenticator) } })
    expect(await isLocked(client)).toBe(false)
  })

  test('opens by a code of the app where there is no password, and not by the code alone where there is one', async () => {
    await removeFactors(world.pool, Object.values(world.ids.people))
    await amidStep()
    const { secret } = await setUpFactor(await world.again('idle'), PASSWORD)
    const client = await locked('idle')
    expect(await client.refusal(userUnlock, { body: { factorCode: appCode(secret, 1) } })).toBe('A0400')
    await world.pool.query('update user_account set password_hash = null where id = $1', [world.ids.people.idle])
    expect(await client.refusal(userUnlock, { body: { factorCode: '000000' } })).toBe('A0240')
    await client.call(userUnlock, { body: { factorCode: appCode(secret, 1) } })
    expect(await isLocked(client)).toBe(false)
  })
})

describe('a locked screen', () => {
  test("opens by the password of whoever is signed in, and not by a stranger's guess", async () => {
    expect(await world.as.demo.call(userUnlock, right)).toBeNull()
    const refused = await world.as.demo.ask(userUnlock, wrong)
    expect([refused.status, refused.code, refused.message]).toEqual([400, 'A0210', '密码不正确，请重新输入'])
  })

  test('is no second door to guess at: tries here and at the sign-in are counted together', async () => {
    for (let tried = 0; tried < 10; tried += 1) expect(await world.as.editor.refusal(userUnlock, wrong)).toBe('A0210')
    const answer = await world.as.editor.ask(userUnlock, right)
    expect([answer.status, answer.code]).toEqual([429, 'A0501'])
    expect(await world.anonymous.refusal(login, { body: { username: 'editor', password: PASSWORD } })).toBe('A0240')
    expect(await world.as.viewer.call(userUnlock, right)).toBeNull()
  })

  test('opens to its person whatever strangers tried at the sign-in', async () => {
    for (let tried = 0; tried < 12; tried += 1) {
      const body = { username: 'stranger', password: 'not-the-password', ...(await knownCaptcha(world.pool)) }
      expect(await world.anonymous.refusal(login, { body })).toBe('A0210')
    }
    expect(await world.as.stranger.call(userUnlock, right)).toBeNull()
  })

  test('does not count the right password, however often somebody locks', async () => {
    for (let times = 0; times < 12; times += 1) await world.as.demo.call(userUnlock, right)
  })

  test('of an account without a password says how to go on', async () => {
    const { pool, ids } = world
    await pool.query('update user_account set password_hash = null where id = $1', [ids.people.guest])
    const answer = await world.as.guest.ask(userUnlock, right)
    expect([answer.code, answer.message]).toEqual(['A0210', '该账号尚未设置密码，请退出登录，通过“忘记密码”设置后再试'])
  })

  test('is nothing for somebody who is not signed in', async () => {
    expect(await world.anonymous.refusal(userUnlock, right)).toBe('A0230')
  })
})
