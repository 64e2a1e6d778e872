import { forget, invitationAccept, login, me, register } from '@portal/contract/user'
import { userCreate, userPassword } from '@portal/contract/user-admin'
import { passwordChange } from '@portal/contract/user-profile'
import { createClient } from '@portal/testkit/client'
import { insertMobilePerson, orderCode, registration } from '@portal/testkit/entrance'
import { PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const SHORT_FOR_STAFF = 'rotor.seal.'
const LONG_ENOUGH = 'rotor.seal.4'
const twice = (password: string) => ({ password, confirmPassword: password })
const changed = (newPassword: string) => ({
  body: { oldPassword: PASSWORD, newPassword, confirmPassword: newPassword },
})
/** A refusal at a field. */
const at = (path: string, says: string) => ({
  status: 400,
  code: 'A0400',
  message: expect.stringContaining(says),
  data: { fields: [{ path, says: { 'zh-cn': expect.stringContaining(says) } }] },
})

describe('a password that is easily guessed is refused at its field', () => {
  test('by the registration, whose code stays good while another one is thought of', async () => {
    const sent = await registration(world)
    const common = await world.anonymous.ask(register, { body: { ...sent, ...twice('123456') } })
    expect(common).toMatchObject(at('password', '密码过于常见'))
    for (const own of [sent.username, sent.mobile])
      expect(await world.anonymous.ask(register, { body: { ...sent, ...twice(own) } })).toMatchObject(
        at('password', '与用户名或手机号过于相近'),
      )
    await world.anonymous.call(register, { body: sent })
  })

  test('when it was forgotten, and the code stays good', async () => {
    const { mobile, username } = await insertMobilePerson(world.pool)
    const proof = { mobile, code: await orderCode(world, 'forget', mobile) }
    const common = await world.anonymous.ask(forget, { body: { ...proof, password: 'Passw0rd!' } })
    expect(common).toMatchObject(at('password', '密码过于常见'))
    await world.anonymous.call(forget, { body: { ...proof, password: 'the-new-password' } })
    await world.anonymous.call(login, { body: { username, password: 'the-new-password' } })
    expect(await world.anonymous.refusal(forget, { body: { ...proof, password: 'yet-another-one' } })).toBe('A0242')
  })

  test('when it is changed, by its person and by whoever manages them; in English too', async () => {
    const english = createClient(world.origin, world.as.editor.token, 'en')
    const common = await english.ask(passwordChange, changed('qwerty123'))
    expect(common).toMatchObject({
      message: expect.stringMatching(/too common/),
      data: { fields: [{ path: 'newPassword' }] },
    })
    const managed = { params: { id: world.ids.people.viewer }, body: { password: '88888888' } }
    expect(await world.as.demo.ask(userPassword, managed)).toMatchObject(at('password', '密码过于常见'))
    await world.anonymous.call(login, { body: { username: 'editor', password: PASSWORD } })
    await world.anonymous.call(login, { body: { username: 'viewer', password: PASSWORD } })
  })

  test('by an invitation, whose link stays open', async () => {
    const body = { username: 'invited-person', nickname: '受邀', roleIds: ['VIEWER'] }
    const { invitationUrl } = await world.as.demo.call(userCreate, { body })
    const token = new URL(invitationUrl, 'http://localhost').searchParams.get('token') ?? ''
    const accept = (password: string) =>
      world.anonymous.ask(invitationAccept, { body: { token, ...twice(password), agreement: true } })
    expect(await accept('invited-person1')).toMatchObject(at('password', '与用户名或手机号过于相近'))
    expect((await accept('a-good-password')).code).toBe('0')
  })
})

describe('people of the platform', () => {
  test('need twelve characters; members of enterprises do not', async () => {
    const { operator, editor } = world.as
    expect(await operator.ask(passwordChange, changed(SHORT_FOR_STAFF))).toMatchObject(at('newPassword', '至少 12 位'))
    expect((await operator.ask(passwordChange, changed(LONG_ENOUGH))).code).toBe('0')
    expect((await editor.ask(passwordChange, changed(SHORT_FOR_STAFF))).code).toBe('0')
  })

  test('go on with the password they have, and a demonstration account may set any', async () => {
    const { accessToken } = await world.anonymous.call(login, { body: { username: 'admin', password: PASSWORD } })
    const admin = createClient(world.origin, accessToken)
    await admin.call(me, {})
    await world.pool.query("update user_account set demonstration = true where username = 'admin'")
    expect((await admin.ask(passwordChange, changed('123456'))).code).toBe('0')
  })
})
