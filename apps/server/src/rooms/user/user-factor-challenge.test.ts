import { login, me, smsLogin } from '@portal/contract/user'
import { passwordChange } from '@portal/contract/user-profile'
import { createClient } from '@portal/testkit/client'
import { newMobile, orderCode } from '@portal/testkit/entrance'
import { amidStep, appCode, challengeOf, removeFactors, setUpFactor } from '@portal/testkit/factor'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storedRecoveryCode } from './recovery-code.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await removeFactors(world.pool, Object.values(world.ids.people))
  await world.pool.query('delete from throttle')
})

const credentials = (username = 'demo') => ({ username, password: PASSWORD })

/** What the first step answers for an account with a second factor. */
async function challenge(username = 'demo'): Promise<string> {
  const answer = await world.anonymous.ask(login, { body: credentials(username) })
  expect([answer.status, answer.code]).toEqual([400, 'A0240'])
  const data: unknown = answer.data
  expect(data).toEqual({ challenge: expect.stringMatching(/^[\w-]{22}$/) })
  return challengeOf(answer)
}

const answered = (given: { challenge: string; factorCode: string }) => world.anonymous.ask(login, { body: given })
/** The code after the one that confirmed the app; that one is spent. */
const next = (secret: string): string => appCode(secret, 1)

const auditOf = async (userId: string): Promise<string[]> => {
  const { rows } = await world.pool.query<{ action: string }>(
    `select action from audit_entry where subject_type = 'user' and subject_id = $1 order by id`,
    [userId],
  )
  return rows.map(({ action }) => action)
}

describe('signing in with a second factor', () => {
  test('is asked for after the right password alone, and a right code opens the session', async () => {
    const { secret } = await setUpFactor(world.as.demo, PASSWORD)
    const wrong = await world.anonymous.ask(login, { body: { username: 'demo', password: 'not-the-password' } })
    expect([wrong.code, wrong.data]).toEqual(['A0210', null])
    const { code, data } = await answered({ challenge: await challenge(), factorCode: next(secret) })
    expect(code).toBe('0')
    expect(await createClient(world.origin, data.accessToken).call(me, {})).toMatchObject({ username: 'demo' })
  })

  test('does not change anything for accounts without one', async () => {
    const { accessToken } = await world.anonymous.call(login, { body: credentials('editor') })
    expect(accessToken.length).toBeGreaterThan(20)
    const missing = await world.anonymous.ask(login, { body: { username: '', password: '' } })
    expect(missing).toMatchObject({
      code: 'A0400',
      data: { fields: [{ path: 'username' }, { path: 'password' }, { path: 'password' }] },
    })
    expect(missing.message).toContain('请输入用户名')
  })

  test('refuses a wrong code, and the same challenge takes the right one afterwards', async () => {
    const { secret } = await setUpFactor(world.as.demo, PASSWORD)
    const owed = await challenge()
    const right = next(secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const refused = await answered({ challenge: owed, factorCode: wrong })
    expect(refused).toMatchObject({ code: 'A0240', data: { challenge: owed } })
    expect(refused.message).toContain('验证码不正确')
    expect((await answered({ challenge: owed, factorCode: right })).code).toBe('0')
    expect(await auditOf(world.ids.people.demo)).toContain('user.signInFailed')
  })

  test('takes codes of thirty seconds before and after, but none of a minute', async () => {
    const { secret } = await setUpFactor(world.as.demo, PASSWORD)
    // Whatever was typed to confirm the app was long ago.
    await world.pool.query('update user_factor set last_step = 0')
    await amidStep()
    for (const far of [-2, 2])
      expect((await answered({ challenge: await challenge(), factorCode: appCode(secret, far) })).code).toBe('A0240')
    for (const near of [-1, 1])
      expect((await answered({ challenge: await challenge(), factorCode: appCode(secret, near) })).code).toBe('0')
  })

  test('takes each code once, also of two that come together', async () => {
    const { secret } = await setUpFactor(world.as.demo, PASSWORD)
    const factorCode = next(secret)
    const challenges = [await challenge(), await challenge()]
    const both = await Promise.all(challenges.map((owed) => answered({ challenge: owed, factorCode })))
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0', 'A0240'])
    expect((await answered({ challenge: await challenge(), factorCode })).code).toBe('A0240')
  })

  test('takes a challenge once, and none that is made up or too old', async () => {
    const { secret, recoveryCodes } = await setUpFactor(world.as.demo, PASSWORD)
    const owed = await challenge()
    expect((await answered({ challenge: owed, factorCode: next(secret) })).code).toBe('0')
    const [first = ''] = recoveryCodes
    expect((await answered({ challenge: owed, factorCode: first })).code).toBe('A0242')
    expect((await answered({ challenge: 'made-up', factorCode: first })).code).toBe('A0242')
    const old = await challenge()
    await world.pool.query(`update user_challenge set expires_at = now() - interval '1 second'`)
    expect((await answered({ challenge: old, factorCode: first })).code).toBe('A0242')
  })

  test('is over with the password that was proven', async () => {
    const { secret } = await setUpFactor(world.as.demo, PASSWORD)
    const owed = await challenge()
    const fresh = 'rotor.seal.44'
    const changed = (oldPassword: string, newPassword: string) => ({
      body: { oldPassword, newPassword, confirmPassword: newPassword },
    })
    await world.as.demo.call(passwordChange, changed(PASSWORD, fresh))
    expect((await answered({ challenge: owed, factorCode: next(secret) })).code).toBe('A0242')
    await world.pool.query(
      `update user_account set password_hash = (select password_hash from user_account where username = 'editor')
       where username = 'demo'`,
    )
  })

  test('is asked for after an SMS code, too', async () => {
    const mobile = newMobile()
    const userId = await insertPerson(world.pool, { username: 'by-sms', nickname: '短信', roles: [] }, null)
    await world.pool.query('update user_account set mobile = $1 where id = $2', [mobile, userId])
    const { secret } = await setUpFactor(await world.signedIn(userId), PASSWORD)
    const code = await orderCode(world, 'login', mobile)
    const answer = await world.anonymous.ask(smsLogin, { body: { mobile, code } })
    expect((await answered({ challenge: challengeOf(answer), factorCode: next(secret) })).code).toBe('0')
  })
})

describe('a recovery code', () => {
  test('opens the account once, however it is typed, and its person hears of it', async () => {
    const { recoveryCodes } = await setUpFactor(world.as.demo, PASSWORD)
    expect(recoveryCodes).toHaveLength(10)
    const [first = '', second = ''] = recoveryCodes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    expect((await answered({ challenge: await challenge(), factorCode: typed })).code).toBe('0')
    expect((await answered({ challenge: await challenge(), factorCode: first })).code).toBe('A0240')
    expect((await answered({ challenge: await challenge(), factorCode: second })).code).toBe('0')
    const { rows } = await world.pool.query(
      `select kind from message where user_id = $1 and kind = 'account.factor.recovered'`,
      [world.ids.people.demo],
    )
    expect(rows).toHaveLength(2)
  })

  test('has 120 bits; one of ten characters, as they were made before, goes on working, once', async () => {
    const { recoveryCodes } = await setUpFactor(world.as.demo, PASSWORD)
    for (const code of recoveryCodes) expect(code.replaceAll('-', '')).toMatch(/^[0-9A-HJKMNP-TV-Z]{24}$/)
    const { demo } = world.ids.people
    const { rows } = await world.pool.query<{ value: Buffer }>(`select value from secret where name = 'second factor'`)
    const hash = storedRecoveryCode(rows[0]?.value ?? Buffer.alloc(0), demo, 'A1B2C3D4E5')
    await world.pool.query('insert into user_recovery_code (user_id, code_hash) values ($1, $2)', [demo, hash])
    const factorCode = 'a1b2c-3d4e5'
    expect((await answered({ challenge: await challenge(), factorCode })).code).toBe('0')
    expect((await answered({ challenge: await challenge(), factorCode })).code).toBe('A0240')
  })

  test('that is used again is refused, and its person is told; so is a code of the app, and a wrong one is not', async () => {
    const { secret, recoveryCodes } = await setUpFactor(world.as.editor, PASSWORD)
    const told = async (): Promise<number> => {
      const { rows } = await world.pool.query<{ count: number }>(
        `select count(*)::int as count from message where user_id = $1 and kind = 'account.factor.usedAgain'`,
        [world.ids.people.editor],
      )
      return rows[0]?.count ?? -1
    }
    const [first = ''] = recoveryCodes
    for (const [factorCode, times] of [
      [first, 1],
      [next(secret), 2],
    ] as const) {
      expect((await answered({ challenge: await challenge('editor'), factorCode })).code).toBe('0')
      expect(await told()).toBe(times - 1)
      expect((await answered({ challenge: await challenge('editor'), factorCode })).code).toBe('A0240')
      expect(await told()).toBe(times)
    }
    const wrong = { challenge: await challenge('editor'), factorCode: 'AAAAA-AAAAA' }
    expect((await answered(wrong)).code).toBe('A0240')
    expect(await told()).toBe(2)
  })

  test('of somebody else opens nothing', async () => {
    await setUpFactor(world.as.demo, PASSWORD)
    const { recoveryCodes } = await setUpFactor(world.as.editor, PASSWORD)
    const [theirs = ''] = recoveryCodes
    expect((await answered({ challenge: await challenge(), factorCode: theirs })).code).toBe('A0240')
  })
})

describe('guessing', () => {
  test('ends after ten codes of one account, the right one among them; another account goes on', async () => {
    const { secret } = await setUpFactor(world.as.demo, PASSWORD)
    const others = await setUpFactor(world.as.editor, PASSWORD)
    const owed = await challenge()
    const tries = Array.from({ length: 10 }, () => answered({ challenge: owed, factorCode: 'AAAAA-AAAAA' }))
    expect((await Promise.all(tries)).map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 'A0240'))
    const late = await answered({ challenge: owed, factorCode: next(secret) })
    expect([late.status, late.code]).toEqual([429, 'A0501'])
    expect(late.data).toMatchObject({ retryAfter: expect.any(Number) })
    const editor = await challenge('editor')
    expect((await answered({ challenge: editor, factorCode: next(others.secret) })).code).toBe('0')
  })

  test('counts none that was right', async () => {
    const { recoveryCodes } = await setUpFactor(world.as.demo, PASSWORD)
    for (const factorCode of recoveryCodes)
      expect((await answered({ challenge: await challenge(), factorCode })).code).toBe('0')
    const { rows } = await world.pool.query(`select key from throttle where key like 'factor:user:%'`)
    expect(rows).toEqual([])
  })
})
