import { entInfo } from '@portal/contract/enterprise'
import { messagePage } from '@portal/contract/message'
import { agreement, forget, login, me, privacy, register, smsLogin } from '@portal/contract/user'
import { createClient } from '@portal/testkit/client'
import { insertMobilePerson, newMobile, orderCode, registration } from '@portal/testkit/entrance'
import { PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const enterAs = async (body: Awaited<ReturnType<typeof registration>>) =>
  createClient(world.origin, (await world.anonymous.call(register, { body })).accessToken)

describe('registering', () => {
  test('makes an enterprise with its owner, who is signed in and welcomed', async () => {
    const sent = await registration(world, { enterpriseName: ' 晨光阀门有限公司 ' })
    const client = await enterAs(sent)
    expect(await client.call(me, {})).toMatchObject({ username: sent.username, roles: ['OWNER'] })
    expect(await client.call(entInfo, {})).toMatchObject({ name: '晨光阀门有限公司', examineState: '0' })
    const { list } = await client.call(messagePage, { query: {} })
    expect(list.map((message) => [message.kind, message.link])).toEqual([['welcome', '/entAuth']])
    await world.anonymous.call(login, { body: { username: sent.username, password: sent.password } })
  })

  test('notes which versions of the texts were agreed to, when and from where', async () => {
    const { version } = await world.anonymous.call(agreement, {})
    const policy = await world.anonymous.call(privacy, {})
    const sent = await registration(world, { agreement: version })
    await enterAs(sent)
    const { rows } = await world.pool.query(
      `select c.document, c.version, c.address, c.user_agent <> '' as told, c.at > now() - interval '1 minute' as fresh
       from user_consent c join user_account a on a.id = c.user_id where a.username = $1 order by c.id`,
      [sent.username],
    )
    const noted = { address: '127.0.0.1', told: true, fresh: true }
    expect(rows).toEqual([
      { document: 'agreement', version, ...noted },
      { document: 'privacy', version: policy.version, ...noted },
    ])
  })

  test('is refused without the agreement, and with one that is no longer in force', async () => {
    const sent = await registration(world)
    const without = await world.anonymous.ask(register, { body: { ...sent, agreement: false } })
    expect([without.code, without.message]).toEqual(['A0101', '请先阅读并同意用户协议'])
    expect(await world.anonymous.refusal(register, { body: { ...sent, agreement: undefined } })).toBe('A0101')
    const old = await world.anonymous.ask(register, { body: { ...sent, agreement: '2020-01-01' } })
    expect([old.code, old.message]).toEqual(['A0101', '用户协议已更新，请阅读新版本后重新同意'])
    await enterAs(sent)
  })

  test('is refused without a code, and says nothing about accounts then', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const known = await registration(world, { username: 'demo', mobile, code: '000000' })
    const unknown = await registration(world, { mobile: newMobile(), code: '000000' })
    const [first, second] = [
      await world.anonymous.ask(register, { body: known }),
      await world.anonymous.ask(register, { body: unknown }),
    ]
    expect([first.code, first.message]).toEqual([second.code, second.message])
    expect(first.code).toBe('A0240')
  })

  test('is refused for a username or a mobile that is taken, and leaves nothing behind', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const takenName = await registration(world, { username: 'Demo' })
    const takenMobile = await registration(world, { mobile })
    const before = await world.fingerprint()
    const name = await world.anonymous.ask(register, { body: takenName })
    const number = await world.anonymous.ask(register, { body: takenMobile })
    expect([name.code, number.code]).toEqual(['A0111', 'A0400'])
    expect(number.message).toContain('该手机号已绑定其他账号')
    const { user_code: codesBefore, ...rest } = before
    const { user_code: codesAfter, ...after } = await world.fingerprint()
    expect(after).toEqual(rest)
    expect(codesAfter, 'the tries are counted').not.toEqual(codesBefore)
  })

  test('lets only one of two have the same username at the same moment', async () => {
    const bodies = [await registration(world), await registration(world)]
    const username = `same-${bodies[0]?.mobile}`
    const answers = await Promise.all(
      bodies.map((body) => world.anonymous.ask(register, { body: { ...body, username } })),
    )
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['0', 'A0111'])
  })

  test('says in one sentence per field what is wrong with them', async () => {
    const sent = await registration(world, { code: '000000' })
    const answer = await world.anonymous.ask(register, {
      body: {
        ...sent,
        username: '1x',
        password: '12345',
        confirmPassword: '12345',
        mobile: '110',
        enterpriseName: ' ',
      },
    })
    expect(answer.code).toBe('A0400')
    for (const said of ['用户名须以字母开头', '密码不能少于6位', '请输入11位手机号码', '请输入企业名称']) {
      expect(answer.message).toContain(said)
    }
    const differs = await world.anonymous.ask(register, { body: { ...sent, confirmPassword: 'something-else' } })
    expect(differs.message).toBe('两次密码输入不一致')
  })
})

describe('a forgotten password', () => {
  const reset = (mobile: string, code: string, password = 'the-new-password') =>
    world.anonymous.ask(forget, { body: { mobile, code, password } })

  test('is set anew by a code; every session ends, and only the new one opens', async () => {
    const { id, username, mobile } = await insertMobilePerson(world.pool)
    const elsewhere = await world.signedIn(id)
    expect((await reset(mobile, await orderCode(world, 'forget', mobile))).code).toBe('0')
    expect(await elsewhere.refusal(me, {})).toBe('A0230')
    expect(await world.anonymous.refusal(login, { body: { username, password: PASSWORD } })).toBe('A0210')
    await world.anonymous.call(login, { body: { username, password: 'the-new-password' } })
  })

  test('is told to its person when it was set anew', async () => {
    const { username, mobile } = await insertMobilePerson(world.pool)
    await reset(mobile, await orderCode(world, 'forget', mobile))
    const body = { username, password: 'the-new-password' }
    const { accessToken } = await world.anonymous.call(login, { body })
    const { list } = await createClient(world.origin, accessToken).call(messagePage, { query: {} })
    expect(list.map(({ kind }) => kind)).toEqual(['account.passwordChanged'])
  })

  test('makes forget the failures, so that no captcha is asked for', async () => {
    const { username, mobile } = await insertMobilePerson(world.pool)
    for (let tried = 0; tried < 3; tried += 1) {
      await world.anonymous.refusal(login, { body: { username, password: 'not-the-password' } })
    }
    expect(await world.anonymous.refusal(login, { body: { username, password: PASSWORD } })).toBe('A0240')
    await reset(mobile, await orderCode(world, 'forget', mobile))
    await world.anonymous.call(login, { body: { username, password: 'the-new-password' } })
  })

  test('is not set by a wrong code, nor by one that was sent to sign in', async () => {
    const { username, mobile } = await insertMobilePerson(world.pool)
    expect((await reset(mobile, '000000')).code).toBe('A0240')
    expect((await reset(mobile, await orderCode(world, 'login', mobile))).code).toBe('A0240')
    await world.anonymous.call(login, { body: { username, password: PASSWORD } })
  })

  test('is not set where the account is disabled, nor where no account has the mobile', async () => {
    const { id, mobile } = await insertMobilePerson(world.pool)
    await world.pool.query("update user_account set state = 'disabled' where id = $1", [id])
    expect((await reset(mobile, await orderCode(world, 'forget', mobile))).code).toBe('A0201')
    const nobodys = newMobile()
    const answer = await reset(nobodys, await orderCode(world, 'forget', nobodys))
    expect(answer.code).toBe('A0210')
    expect(answer.message).toContain('尚未绑定账号')
  })

  test('says nothing about accounts to whoever has no code', async () => {
    const { mobile } = await insertMobilePerson(world.pool)
    const [known, unknown] = [await reset(mobile, '000000'), await reset(newMobile(), '000000')]
    expect([known.status, known.code, known.message]).toEqual([unknown.status, unknown.code, unknown.message])
  })
})

describe('the agreement', () => {
  test('is a text in both languages, named by its day', async () => {
    const chinese = await world.anonymous.call(agreement, {})
    const english = await createClient(world.origin, undefined, 'en').call(agreement, {})
    expect([chinese.title, english.title]).toEqual(['用户协议', 'User Agreement'])
    expect(chinese.version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(english.version).toBe(chinese.version)
    for (const { text, version } of [chinese, english]) {
      expect(text.length).toBeGreaterThan(1500)
      expect(text).toContain(version)
    }
    expect(chinese.text.match(/^## /gm)).toHaveLength(english.text.match(/^## /gm)?.length ?? 0)
  })
})

describe('signing in by SMS', () => {
  const enter = (mobile: string, code: string) => world.anonymous.ask(smsLogin, { body: { mobile, code } })

  test('opens the account that has the mobile', async () => {
    const { id, mobile } = await insertMobilePerson(world.pool)
    const { data } = await enter(mobile, await orderCode(world, 'login', mobile))
    expect(await createClient(world.origin, data.accessToken).call(me, {})).toMatchObject({ userId: id })
  })

  test('opens nothing for a disabled account, nor for a mobile that no account has', async () => {
    const { id, mobile } = await insertMobilePerson(world.pool)
    await world.pool.query("update user_account set state = 'disabled' where id = $1", [id])
    expect((await enter(mobile, await orderCode(world, 'login', mobile))).code).toBe('A0201')
    const nobodys = newMobile()
    expect((await enter(nobodys, await orderCode(world, 'login', nobodys))).code).toBe('A0210')
  })
})
