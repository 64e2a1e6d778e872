import { captcha, login } from '@portal/contract/user'
import { type Client, createClient } from '@portal/testkit/client'
import { insertMobilePerson, knownCaptcha } from '@portal/testkit/entrance'
import { PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld({ TRUST_PROXY: 'loopback' })
})
afterAll(() => world.close())

const from = (address: string): Client => createClient(world.origin, undefined, 'zh-cn', { 'x-forwarded-for': address })
/** An account that nobody failed to enter yet, and wrong and right passwords for it. */
const somebody = async () => {
  const { username } = await insertMobilePerson(world.pool)
  return {
    username,
    wrong: { body: { username, password: 'not-the-password' } },
    right: { body: { username, password: PASSWORD } },
  }
}

/** The names of the parts of a PNG; text would be one of its own. */
function chunksOf(png: Buffer): string[] {
  const names = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString('latin1', at + 4, at + 8))
  return names
}

async function failThrice(client: Client, wrong: { body: { username: string; password: string } }) {
  const answers = []
  for (let tried = 0; tried < 3; tried += 1) answers.push(await client.ask(login, wrong))
  return answers
}

describe('the captcha', () => {
  test('is asked for after three failures of an account, from wherever they came', async () => {
    const { wrong, right } = await somebody()
    const answers = await Promise.all(
      ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((address) => from(address).ask(login, wrong)),
    )
    expect(answers.map((answer) => answer.code)).toEqual(['A0210', 'A0210', 'A0210'])
    const fourth = await from('198.51.100.4').ask(login, right)
    expect(fourth).toMatchObject({
      status: 400,
      code: 'A0240',
      message: '请输入验证码',
      data: { captchaRequired: true },
    })
  })

  test('is announced by the third failure, not by the second', async () => {
    const { wrong } = await somebody()
    const answers = await failThrice(from('198.51.100.10'), wrong)
    expect(answers.map((answer) => answer.data)).toEqual([null, null, { captchaRequired: true }])
  })

  test('is asked for an unknown account just the same', async () => {
    const unknown = { body: { username: 'nobody-at-all', password: 'not-the-password' } }
    const answers = await failThrice(from('198.51.100.11'), unknown)
    expect(answers.map((answer) => [answer.code, answer.data])).toEqual([
      ['A0210', null],
      ['A0210', null],
      ['A0210', { captchaRequired: true }],
    ])
    expect(await from('198.51.100.11').refusal(login, unknown)).toBe('A0240')
  })

  test('lets in with the right answer, and is not asked for again after that', async () => {
    const { wrong, right } = await somebody()
    const client = from('198.51.100.12')
    await failThrice(client, wrong)
    const answer = await knownCaptcha(world.pool)
    await client.call(login, { body: { ...right.body, ...answer, captchaCode: answer.captchaCode.toUpperCase() } })
    await client.call(login, right)
  })

  test('is not passed by a wrong, used, old or made-up answer', async () => {
    const { wrong, right } = await somebody()
    const client = from('198.51.100.13')
    await failThrice(client, wrong)
    const attempt = (answer: { captchaKey: string; captchaCode: string }) =>
      client.ask(login, { body: { ...right.body, ...answer } })
    const { captchaKey, captchaCode } = await knownCaptcha(world.pool)
    const mistyped = await attempt({ captchaKey, captchaCode: 'zzzz' })
    expect(mistyped).toMatchObject({ code: 'A0240', message: '验证码错误', data: { captchaRequired: true } })
    const used = await attempt({ captchaKey, captchaCode })
    expect(used).toMatchObject({ code: 'A0242', message: '验证码已过期', data: { captchaRequired: true } })
    const old = await knownCaptcha(world.pool)
    await world.pool.query("update user_captcha set expires_at = now() - interval '1 second'")
    expect((await attempt(old)).code).toBe('A0242')
    expect((await attempt({ captchaKey: 'made-up', captchaCode: 'abcd' })).code).toBe('A0242')
  })

  test('that is missing or wrong is no guess: the account is not closed by it', async () => {
    const { wrong, right } = await somebody()
    const client = from('198.51.100.14')
    await failThrice(client, wrong)
    for (let tried = 0; tried < 12; tried += 1) expect(await client.refusal(login, right)).toBe('A0240')
    await client.call(login, { body: { ...right.body, ...(await knownCaptcha(world.pool)) } })
  })

  test('is asked of everybody at an address where many failed, and of nobody elsewhere', async () => {
    const office = from('198.51.100.20')
    for (let tried = 0; tried < 20; tried += 1) {
      await office.refusal(login, { body: { username: `guess-${tried}`, password: 'not-the-password' } })
    }
    const { right } = await somebody()
    expect(await office.refusal(login, right)).toBe('A0240')
    await from('198.51.100.21').call(login, right)
  })

  test('is pixels alone: neither its characters nor their outlines leave the server, and it is stored without them', async () => {
    const { captchaKey, captchaBase64, ...more } = await world.anonymous.call(captcha, {})
    expect(more).toEqual({})
    const [kind, base64 = ''] = captchaBase64.split(',')
    expect(kind).toBe('data:image/png;base64')
    const chunks = chunksOf(Buffer.from(base64, 'base64'))
    expect(new Set(chunks)).toEqual(new Set(['IHDR', 'pHYs', 'IDAT', 'IEND']))
    const { rows } = await world.pool.query('select answer_hash from user_captcha where key = $1', [captchaKey])
    expect(rows[0].answer_hash).toHaveLength(32)
  })

  test('is drawn sixty times a minute for one address, no more', async () => {
    const client = from('198.51.100.30')
    for (let drawn = 0; drawn < 60; drawn += 1) await client.call(captcha, {})
    expect(await client.ask(captcha, {})).toMatchObject({ status: 429, code: 'A0501' })
    await from('198.51.100.31').call(captcha, {})
  })
})

test('with CAPTCHA=always it is asked for from the first sign-in on', async () => {
  const careful = await startWorld({ CAPTCHA: 'always' })
  try {
    const right = { username: 'demo', password: PASSWORD }
    const answer = await careful.anonymous.ask(login, { body: right })
    expect(answer).toMatchObject({ code: 'A0240', data: { captchaRequired: true } })
    await careful.anonymous.call(login, { body: { ...right, ...(await knownCaptcha(careful.pool)) } })
    expect(await careful.anonymous.refusal(login, { body: right })).toBe('A0240')
  } finally {
    await careful.close()
  }
})
