import type { Input } from '@portal/contract/kit'
import { smsLogin } from '@portal/contract/user'
import { userCreate, userForm, userPage, userSave } from '@portal/contract/user-admin'
import { mobileBind, profile } from '@portal/contract/user-profile'
import { newMobile, orderCode } from '@portal/testkit/entrance'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

let counted = 0
type Description = Input<typeof userCreate>['body']
const description = (change: Partial<Description>): Description => ({
  username: `contact-${(counted += 1)}`,
  nickname: '新同事',
  roleIds: ['VIEWER'],
  ...change,
})

describe('what an owner types of a member', () => {
  const contact = { mobile: '13911113333', email: 'somebody@example.com' }
  const filed = async (id: string) => {
    const { list } = await world.as.demo.call(userPage, { query: { keywords: contact.mobile } })
    return { form: await world.as.demo.call(userForm, { params: { id } }), listed: list.some((row) => row.id === id) }
  }

  test('tells nothing about a mobile or an address: whether it is registered makes no difference', async () => {
    const free = await world.as.demo.call(userCreate, { body: description(contact) })
    await world.pool.query(`update user_account set mobile = $1, email = $2 where username = 'stranger'`, [
      contact.mobile,
      contact.email,
    ])
    const taken = await world.as.demo.call(userCreate, { body: description(contact) })
    for (const { id } of [free, taken])
      expect(await filed(id)).toMatchObject({ form: { ...contact, status: 1 }, listed: true })
    const { username, nickname, roleIds } = await world.as.demo.call(userForm, { params: { id: free.id } })
    const body = { username, nickname, roleIds, mobile: '13911114444', email: contact.email }
    await world.as.demo.call(userSave, { params: { id: free.id }, body })
    await world.as.demo.call(userSave, { params: { id: free.id }, body: { ...body, mobile: contact.mobile } })
    const member = await world.signedIn(free.id)
    expect(await member.call(profile, {})).toMatchObject({ mobile: '', email: '' })
  })

  test('opens no account by the mobile that was typed, until its person binds it by a code', async () => {
    const mobile = newMobile()
    const { id } = await world.as.demo.call(userCreate, { body: description({ mobile }) })
    const enter = async () =>
      world.anonymous.ask(smsLogin, { body: { mobile, code: await orderCode(world, 'login', mobile) } })
    expect((await enter()).code).toBe('A0210')
    const member = await world.signedIn(id)
    await world.pool.query('delete from throttle')
    await member.call(mobileBind, { body: { mobile, code: await orderCode(world, 'bind', mobile) } })
    expect((await member.call(profile, {})).mobile).toBe(mobile)
    expect((await enter()).code).toBe('0')
  })
})
