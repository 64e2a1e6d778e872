import { login } from '@portal/contract/user'
import { userUnlock } from '@portal/contract/user-profile'
import { knownCaptcha } from '@portal/testkit/entrance'
import { PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const wrong = { body: { password: 'not-the-password' } }
const right = { body: { password: PASSWORD } }

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
