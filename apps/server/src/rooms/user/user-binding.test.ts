import { messagePage } from '@portal/contract/message'
import { PASSWORD } from '@portal/testkit/people'
import { emailBind, emailCode, mobileBind, mobileCode, profile } from '@portal/contract/user-profile'
import type { Client } from '@portal/testkit/client'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

interface Kept {
  text: string
  params: { code?: string }
  template: string
}

/** What was sent there last, as it is kept where no provider is set up. */
async function lastTo(recipient: string): Promise<Kept | undefined> {
  const { rows } = await world.pool.query<Kept>(
    'select text, params, template from outbox where recipient = $1 order by id desc limit 1',
    [recipient],
  )
  return rows[0]
}

const codeTo = async (recipient: string): Promise<string> =>
  /\d{6}/.exec((await lastTo(recipient))?.text ?? '')?.[0] ?? ''

async function bindMobile(client: Client, mobile: string) {
  await client.call(mobileCode, { query: { mobile } })
  return client.ask(mobileBind, { body: { mobile, code: await codeTo(mobile), password: PASSWORD } })
}

const other = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('a mobile', () => {
  test('is bound by the code sent to it, once', async () => {
    const mobile = '13900000001'
    const sent = await world.as.demo.call(mobileCode, { query: { mobile } })
    expect(sent).toMatchObject({ resendSeconds: 60, validSeconds: 300 })
    const code = await codeTo(mobile)
    const wrong = await world.as.demo.ask(mobileBind, { body: { mobile, code: other(code) } })
    expect(wrong).toMatchObject({ code: 'A0240', message: '验证码错误' })
    expect((await world.as.demo.call(profile, {})).mobile).toBe('')
    await world.as.demo.call(mobileBind, { body: { mobile, code } })
    expect((await world.as.demo.call(profile, {})).mobile).toBe(mobile)
    expect(await world.as.demo.refusal(mobileBind, { body: { mobile, code } })).toBe('A0242')
  })

  test('is not bound by an expired code, nor by one sent elsewhere', async () => {
    const [mobile, elsewhere] = ['13900000002', '13900000003']
    await world.as.editor.call(mobileCode, { query: { mobile } })
    const code = await codeTo(mobile)
    expect(await world.as.editor.refusal(mobileBind, { body: { mobile: elsewhere, code } })).toBe('A0240')
    await world.pool.query(`update user_code set expires_at = now() - interval '1 second' where target = $1`, [mobile])
    const late = await world.as.editor.ask(mobileBind, { body: { mobile, code } })
    expect(late).toMatchObject({ code: 'A0242', message: '验证码已过期' })
  })

  test('that another account has is refused only to whoever holds it; the code stays good for nothing else', async () => {
    const mobile = '13900000004'
    expect((await bindMobile(world.as.stranger, mobile)).code).toBe('0')
    // The minute until the next code is over.
    await world.pool.query('delete from throttle')
    await world.as.viewer.call(mobileCode, { query: { mobile } })
    const code = await codeTo(mobile)
    const blind = await world.as.viewer.ask(mobileBind, { body: { mobile, code: other(code) } })
    expect(blind).toMatchObject({ code: 'A0240' })
    const taken = await world.as.viewer.ask(mobileBind, { body: { mobile, code } })
    expect(taken.code).toBe('A0400')
    expect(taken.message).toContain('已绑定其他账号')
    expect((await world.as.viewer.call(profile, {})).mobile).toBe('')
  })

  test('tells the old one when it is changed, and the bell rings', async () => {
    const [old, fresh] = ['13900000005', '13900000006']
    await bindMobile(world.as.operator, old)
    expect((await bindMobile(world.as.operator, fresh)).code).toBe('0')
    expect(await lastTo(old)).toMatchObject({ template: 'notice' })
    expect((await lastTo(old))?.text).toContain('139****0006')
    const { list } = await world.as.operator.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'account.mobileChanged', params: { mobile: '139****0006' } })
  })

  describe('that takes the place of another', () => {
    const [first, second] = ['13900000011', '13900000012']
    const replace = async (client: Client, password?: string) =>
      client.ask(mobileBind, {
        body: { mobile: second, code: await codeTo(second), ...(password !== undefined && { password }) },
      })

    test('is bound by the password as well, not by whoever found the session open', async () => {
      const { newcomer } = world.as
      expect((await bindMobile(newcomer, first)).code).toBe('0')
      await world.pool.query('delete from throttle')
      await newcomer.call(mobileCode, { query: { mobile: second } })
      const without = await replace(newcomer)
      expect(without).toMatchObject({ code: 'A0400', data: { fields: [{ path: 'password' }] } })
      expect(without.message).toContain('请输入登录密码')
      expect((await replace(newcomer, 'not-the-password')).code).toBe('A0210')
      expect((await newcomer.call(profile, {})).mobile).toBe(first)
      expect((await replace(newcomer, PASSWORD)).code).toBe('0')
      expect((await newcomer.call(profile, {})).mobile).toBe(second)
    })

    test('cannot be bound by guessing the password on and on', async () => {
      const { pending } = world.as
      const mobile = '13900000013'
      const body = { mobile, code: '000000', password: 'not-the-password' }
      for (let tried = 0; tried < 10; tried += 1) expect(await pending.refusal(mobileBind, { body })).toBe('A0210')
      expect(await pending.refusal(mobileBind, { body: { ...body, password: PASSWORD } })).toBe('A0501')
    })
  })

  test('the first of an account is bound without the password by whoever has just signed in, not later', async () => {
    const mobile = '13900000014'
    const client = await world.again('idle')
    await client.call(mobileCode, { query: { mobile } })
    const body = { mobile, code: await codeTo(mobile) }
    const aged = (interval: string) =>
      world.pool.query(
        `update user_session set created_at = now() - $1::interval where token_hash = sha256(convert_to($2, 'utf8'))`,
        [interval, client.token],
      )
    await aged('11 minutes')
    expect(await client.refusal(mobileBind, { body })).toBe('A0400')
    await aged('9 minutes')
    expect((await client.ask(mobileBind, { body })).code).toBe('0')
    await world.pool.query(`update user_account set mobile = '' where mobile = $1`, [mobile])
  })

  test('is one account’s even when two ask at the same moment', async () => {
    const mobile = '13900000007'
    await world.as.guest.call(mobileCode, { query: { mobile } })
    const body = { mobile, code: await codeTo(mobile) }
    const answers = await Promise.all([world.as.guest, world.as.idle].map((one) => one.ask(mobileBind, { body })))
    expect(answers.filter(({ code }) => code === '0')).toHaveLength(1)
    const { rows } = await world.pool.query('select id from user_account where mobile = $1', [mobile])
    expect(rows).toHaveLength(1)
  })
})

describe('an e-mail address', () => {
  test('is bound by the code mailed to it, and no other account has it in any case of its letters', async () => {
    const email = 'Lin@example.com'
    await world.as.demo.call(emailCode, { query: { email } })
    await world.as.demo.call(emailBind, { body: { email, code: await codeTo(email) } })
    expect((await world.as.demo.call(profile, {})).email).toBe(email)

    const same = 'lin@EXAMPLE.com'
    await world.pool.query('delete from throttle')
    await world.as.editor.call(emailCode, { query: { email: same } })
    const answer = await world.as.editor.ask(emailBind, { body: { email: same, code: await codeTo(same) } })
    expect(answer.code).toBe('A0400')
    expect(answer.message).toContain('已绑定其他账号')
  })

  test('that takes the place of another is bound by the password as well, not by whoever found the session open', async () => {
    const { editor } = world.as
    const [first, second] = ['first@example.com', 'second@example.com']
    const bind = async (email: string, password?: string) =>
      editor.ask(emailBind, { body: { email, code: await codeTo(email), ...(password !== undefined && { password }) } })
    await world.pool.query('delete from throttle')
    await editor.call(emailCode, { query: { email: first } })
    expect((await bind(first, PASSWORD)).code).toBe('0')
    await world.pool.query('delete from throttle')
    await editor.call(emailCode, { query: { email: second } })
    expect(await bind(second)).toMatchObject({ code: 'A0400', data: { fields: [{ path: 'password' }] } })
    expect((await bind(second, 'not-the-password')).code).toBe('A0210')
    expect((await editor.call(profile, {})).email).toBe(first)
    expect((await bind(second, PASSWORD)).code).toBe('0')
    expect((await editor.call(profile, {})).email).toBe(second)
  })

  test('of no form gets no code', async () => {
    for (const email of ['', 'nobody', 'a@b', 'a@b.cn\nBcc: c@d.cn']) {
      expect(await world.as.demo.refusal(emailCode, { query: { email } })).toBe('A0400')
    }
  })
})
