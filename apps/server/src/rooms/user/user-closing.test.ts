import { messagePage } from '@portal/contract/message'
import { savedViewSave } from '@portal/contract/saved-view'
import { login, me } from '@portal/contract/user'
import { avatarUpload, closeAccount, keepAccount, profile } from '@portal/contract/user-profile'
import { insertOrganisation, insertPerson, PASSWORD } from '@portal/testkit/people'
import { pngFile } from '@portal/testkit/png'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const DAY = 24 * 3_600_000
const right = { body: { password: PASSWORD } }

const isErased = (userId: string) =>
  until('the account to be erased', async () => {
    const { rows } = await world.pool.query<{ state: string }>('select state from user_account where id = $1', [userId])
    return rows[0]?.state === 'erased'
  })
/** The cooling-off time passes. */
const ripen = (userId: string) =>
  world.pool.query(`update user_account set closes_at = now() - interval '1 second' where id = $1`, [userId])

async function newcomer(username: string, ...roles: string[]) {
  const userId = await insertPerson(world.pool, { username, nickname: username, roles }, null)
  return { userId, client: await world.signedIn(userId) }
}

describe('closing an account', () => {
  test('takes the password, cools off for seven days, leaves the session, and can be taken back', async () => {
    const here = await world.again('editor')
    const wrong = await here.ask(closeAccount, { body: { password: 'not-the-password' } })
    expect(wrong).toMatchObject({ code: 'A0210', message: '密码不正确，请重新输入' })
    const { closesAt } = await here.call(closeAccount, right)
    expect(new Date(closesAt).getTime() - Date.now()).toBeGreaterThan(7 * DAY - 60_000)
    expect((await here.call(profile, {})).closesAt).toBe(closesAt)
    expect((await here.call(closeAccount, right)).closesAt).toBe(closesAt)
    const { list } = await here.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'account.closing' })
    await here.call(keepAccount, {})
    expect((await here.call(profile, {})).closesAt).toBeNull()
    await here.call(keepAccount, {})
  })

  test('tells by mail where there is an address', async () => {
    const { userId, client } = await newcomer('with-mail')
    await world.pool.query(`update user_account set email = 'leaving@example.com' where id = $1`, [userId])
    await client.call(closeAccount, right)
    const { rows } = await world.pool.query<{ subject: string; text: string; template: string }>(
      `select subject, text, template from outbox where recipient = 'leaving@example.com'`,
    )
    // A notice is tried for hours, unlike a code.
    expect(rows[0]).toMatchObject({ subject: '账号注销申请已受理', template: 'notice' })
    expect(rows[0]?.text).toContain('撤销')
  })

  test('waits until the owner of an enterprise with other members handed it over; one who is alone may go', async () => {
    const refused = await world.as.demo.ask(closeAccount, right)
    expect(refused.code).toBe('A0400')
    expect(refused.message).toContain('移交')
    const organisation = await insertOrganisation(world.pool, '独行有限公司')
    const alone = await insertPerson(
      world.pool,
      { username: 'alone', nickname: '独行', roles: ['OWNER'] },
      organisation,
    )
    await (await world.signedIn(alone)).call(closeAccount, right)
  })

  test('is not for the last administrator', async () => {
    const refused = await world.as.admin.ask(closeAccount, right)
    expect(refused.code).toBe('A0400')
    expect(refused.message).toContain('最后一位系统管理员')
    const second = await newcomer('second-root', 'ROOT')
    await second.client.call(closeAccount, right)
  })
})

describe('when the time is over', () => {
  test('the person is gone: name, picture, sessions, sign-in; what they did stays without them', async () => {
    const { userId, client } = await newcomer('leaving')
    const { avatar } = await client.upload(avatarUpload, pngFile())
    const view = { list: 'ownProducts' as const, name: '草稿', query: '', columns: { hidden: [], pinned: [] } }
    await client.call(savedViewSave, { body: view })
    await client.call(closeAccount, right)
    await ripen(userId)
    await world.portal.rooms.user.ownAccount.closing.catchUp()
    await isErased(userId)
    const views = await world.pool.query('select id from user_saved_view where user_id = $1', [userId])
    expect(views.rows).toEqual([])
    const { rows } = await world.pool.query(
      'select username, nickname, avatar, closes_at from user_account where id = $1',
      [userId],
    )
    expect(rows[0]).toEqual({ username: `#${userId}`, nickname: '已注销用户', avatar: null, closes_at: null })
    expect(await client.refusal(me, {})).toBe('A0230')
    expect(await world.anonymous.refusal(login, { body: { username: 'leaving', password: PASSWORD } })).toBe('A0210')
    await until('the picture to go', async () => (await world.anonymous.fetch(avatar)).status === 404)
  })

  test('it happens too when nothing was running then: the next start catches up', async () => {
    const { userId, client } = await newcomer('asleep')
    await client.call(closeAccount, right)
    await ripen(userId)
    // As if the work had been lost with a process that was killed.
    await world.pool.query(`delete from job.job where name = 'user.erase'`)
    const again = await world.beside()
    await isErased(userId)
    await again.close()
  })

  test('it does not happen to whoever took it back, nor early', async () => {
    const [kept, early, due] = [await newcomer('kept'), await newcomer('early'), await newcomer('due')]
    await kept.client.call(closeAccount, right)
    await kept.client.call(keepAccount, {})
    await early.client.call(closeAccount, right)
    await due.client.call(closeAccount, right)
    await ripen(due.userId)
    await world.portal.rooms.user.ownAccount.closing.catchUp()
    await isErased(due.userId)
    await kept.client.call(me, {})
    await early.client.call(me, {})
  })

  test('it stops, and says why, when the person meanwhile became the last who administers', async () => {
    const { userId, client } = await newcomer('promoted')
    await client.call(closeAccount, right)
    await world.pool.query(`delete from user_account_role where role_code = 'ROOT'`)
    await world.pool.query(`insert into user_account_role (user_id, role_code) values ($1, 'ROOT')`, [userId])
    await ripen(userId)
    await world.portal.rooms.user.ownAccount.closing.catchUp()
    await until('the closing to stop', async () => (await client.call(profile, {})).closesAt === null)
    const { list } = await client.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'account.notClosed', params: { why: 'root' } })
  })
})
