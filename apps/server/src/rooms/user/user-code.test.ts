import { register, smsCode, smsLogin } from '@portal/contract/user'
import { mobileCode } from '@portal/contract/user-profile'
import { type Client, createClient } from '@portal/testkit/client'
import {
  insertMobilePerson,
  knownCaptcha,
  newMobile,
  orderCode,
  registration,
  sentCode,
} from '@portal/testkit/entrance'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld({ TRUST_PROXY: 'loopback' })
})
afterAll(() => world.close())

/** Somebody at a network address of their own. */
const from = (address: string): Client => createClient(world.origin, undefined, 'zh-cn', { 'x-forwarded-for': address })
type Solved = Awaited<ReturnType<typeof knownCaptcha>>
const ask = (mobile: string, address = '203.0.113.1', solved: Solved | null = null) =>
  from(address).ask(smsCode, { query: { mobile, scene: 'login', ...solved } })
/** The same with a captcha solved. */
const askSolving = async (mobile: string, address: string) => ask(mobile, address, await knownCaptcha(world.pool))
const enter = (mobile: string, code: string) => world.anonymous.ask(smsLogin, { body: { mobile, code } })
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** A minute (or more) passes for what was sent. */
const wait = (seconds: number) =>
  world.pool.query('update throttle set window_ends = window_ends - make_interval(secs => $1)', [seconds])

describe('a code', () => {
  test('is six digits, sent to the mobile, and told to nobody else', async () => {
    const mobile = newMobile()
    const answer = await ask(mobile)
    expect(answer.data).toEqual({ resendSeconds: 60, validSeconds: 300, demoCode: null })
    expect(await sentCode(world.pool, mobile)).toMatch(/^\d{6}$/)
  })

  test('is stored so that it cannot be read', async () => {
    const mobile = newMobile()
    const code = await orderCode(world, 'login', mobile)
    const { rows } = await world.pool.query('select c::text as row, code_hash from user_code c where target = $1', [
      mobile,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0].row).not.toContain(`,${code},`)
    expect(rows[0].code_hash).toHaveLength(32)
  })

  test('opens once, and a replay is refused', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const code = await orderCode(world, 'login', mobile)
    expect((await enter(mobile, code)).code).toBe('0')
    expect((await enter(mobile, code)).code).toBe('A0242')
  })

  test('opens for one only, when many hurry', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const code = await orderCode(world, 'login', mobile)
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(mobile, code)))
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['0', 'A0242', 'A0242', 'A0242'])
  })

  test('is refused when it is wrong, and when none was sent', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    expect(await enter(mobile, '123456')).toMatchObject({ status: 400, code: 'A0240', message: '验证码错误' })
    const code = await orderCode(world, 'login', mobile)
    expect((await enter(mobile, wrongOf(code))).code).toBe('A0240')
    expect((await enter(mobile, code)).code).toBe('0')
  })

  test('is refused after five minutes', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const code = await orderCode(world, 'login', mobile)
    await world.pool.query("update user_code set expires_at = now() - interval '1 second' where target = $1", [mobile])
    expect(await enter(mobile, code)).toMatchObject({ status: 400, code: 'A0242', message: '验证码已过期' })
  })

  test('is refused after five tries, even when it is right at last', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const code = await orderCode(world, 'login', mobile)
    for (let tried = 0; tried < 5; tried += 1) expect((await enter(mobile, wrongOf(code))).code).toBe('A0240')
    expect((await enter(mobile, code)).code).toBe('A0242')
  })

  test('cannot be guessed by many at the same time', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const code = await orderCode(world, 'login', mobile)
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(mobile, wrongOf(code))))
    expect(answers.filter((answer) => answer.code === 'A0240')).toHaveLength(5)
    expect((await enter(mobile, code)).code).toBe('A0242')
  })

  test('of one purpose opens nothing else', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const code = await orderCode(world, 'forget', mobile)
    expect((await enter(mobile, code)).code).toBe('A0240')
  })

  test('of another mobile opens nothing', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const code = await orderCode(world, 'login', newMobile())
    expect((await enter(mobile, code)).code).toBe('A0240')
  })

  test('is replaced by the next one', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const first = await orderCode(world, 'login', mobile)
    await wait(60)
    const second = await orderCode(world, 'login', mobile)
    if (first !== second) expect((await enter(mobile, first)).code).toBe('A0240')
    expect((await enter(mobile, second)).code).toBe('0')
  })

  test('stays good while another field of the form is mended', async () => {
    const sent = await registration(world)
    expect(await world.anonymous.refusal(register, { body: { ...sent, username: 'demo' } })).toBe('A0111')
    await world.anonymous.call(register, { body: sent })
  })
})

describe('asking for codes', () => {
  test('has to wait a minute for the same purpose, and no longer', async () => {
    const mobile = newMobile()
    expect((await ask(mobile)).code).toBe('0')
    const early = await ask(mobile)
    expect(early).toMatchObject({ status: 429, code: 'A0501' })
    expect(early.message).toMatch(/请在 \d+ 秒后重试/)
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50)
    await wait(60)
    expect((await ask(mobile)).code).toBe('0')
  })

  test('ends after ten a day for one mobile, from wherever it is asked', async () => {
    const mobile = newMobile()
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await askSolving(mobile, `203.0.113.${20 + sent}`)).code).toBe('0')
      await wait(60)
    }
    expect((await ask(mobile, '203.0.113.40')).code).toBe('A0501')
    expect((await ask(newMobile(), '203.0.113.40')).code).toBe('0')
  })

  test('ends after sixty an hour from one address, and others are not concerned', async () => {
    for (let sent = 0; sent < 60; sent += 1) expect((await askSolving(newMobile(), '203.0.113.60')).code).toBe('0')
    expect((await ask(newMobile(), '203.0.113.60')).code).toBe('A0501')
    expect((await ask(newMobile(), '203.0.113.61')).code).toBe('0')
  })

  test('again and again needs a captcha, for one mobile from wherever and from one network for whomever', async () => {
    const mobile = newMobile()
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await ask(mobile, `203.0.113.${70 + sent}`)).code).toBe('0')
      await wait(60)
    }
    const demanded = { status: 400, code: 'A0240', data: { captchaRequired: true } }
    expect(await ask(mobile, '203.0.113.75')).toMatchObject(demanded)
    expect((await askSolving(mobile, '203.0.113.75')).code).toBe('0')
    for (let sent = 0; sent < 10; sent += 1) expect((await ask(newMobile(), '203.0.113.76')).code).toBe('0')
    const next = newMobile()
    expect(await ask(next, '203.0.113.76')).toMatchObject(demanded)
    expect((await askSolving(next, '203.0.113.76')).code).toBe('0')
    expect((await ask(newMobile(), '203.0.113.77')).code).toBe('0')
  })

  test('in a burst in parallel brings no more than ten codes without a captcha', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(newMobile(), '203.0.113.78')))
    const count = (code: string) => answers.filter((answer) => answer.code === code).length
    expect(count('0')).toBeGreaterThan(0)
    expect(count('0')).toBeLessThanOrEqual(10)
    expect(count('0') + count('A0240')).toBe(20)
  })

  test('answers alike whether an account has the mobile or not', async () => {
    const known = await ask((await insertMobilePerson(world.pool)).mobile)
    const unknown = await ask(newMobile())
    const shape = ({ status, code, message, data }: typeof known) => ({ status, code, message, data })
    expect(shape(known)).toEqual(shape(unknown))
  })

  test('to bind a mobile is for whoever is signed in', async () => {
    const query = { mobile: newMobile(), scene: 'bind' as const }
    expect(await world.anonymous.ask(smsCode, { query })).toMatchObject({ status: 401, code: 'A0230' })
    expect(await world.anonymous.refusal(mobileCode, { query })).toBe('A0230')
    expect((await world.as.demo.call(smsCode, { query })).resendSeconds).toBe(60)
  })
})

describe('where the demonstration was asked for', () => {
  test('the answer shows the code as long as nobody sends it; nowhere else', async () => {
    const demonstration = await startWorld({ SEED: 'demo' })
    const abroad = await startWorld({ PUBLIC_URL: 'https://portal.example.com' })
    try {
      const { mobile } = await insertMobilePerson(demonstration.pool)
      const { demoCode } = await demonstration.anonymous.call(smsCode, { query: { mobile, scene: 'login' } })
      expect(demoCode).toBe(await sentCode(demonstration.pool, mobile))
      await demonstration.anonymous.call(smsLogin, { body: { mobile, code: demoCode ?? '' } })
      const query = { mobile: newMobile(), scene: 'login' as const }
      expect((await abroad.anonymous.call(smsCode, { query })).demoCode).toBeNull()
    } finally {
      await demonstration.close()
      await abroad.close()
    }
  })
})
