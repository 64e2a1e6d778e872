import { auditDetail, auditPage } from '@portal/contract/audit'
import { login, smsLogin } from '@portal/contract/user'
import { passkeyLogin } from '@portal/contract/user-passkey'
import { createClient } from '@portal/testkit/client'
import { newMobile, orderCode } from '@portal/testkit/entrance'
import { addPasskey, newAuthenticator, signedBy } from '@portal/testkit/passkey'
import { PASSWORD, people } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const username = people.demo.username
const signIn = (given: { username: string; password: string }) => createClient(world.origin).ask(login, { body: given })
const found = async (query: { actions?: string[]; subjectId?: string; signIns?: 'hidden' }) =>
  (await world.as.admin.call(auditPage, { query: { subjectType: 'user', ...query } })).list

test('a sign-in stands in the audit log with how and from where, and is found by its person', async () => {
  expect((await signIn({ username, password: PASSWORD })).code).toBe('0')
  const [entry, ...others] = await found({ actions: ['user.signedIn'], subjectId: world.ids.people.demo })
  expect([entry?.actorId, others]).toEqual([world.ids.people.demo, []])
  const { after } = await world.as.admin.call(auditDetail, { query: { id: entry?.id ?? '' } })
  expect(after).toMatchObject({ proof: 'password' })
  expect(Object.keys(after as object).toSorted()).toEqual(['network', 'proof'])
  expect(await world.as.demo.refusal(auditPage, { query: {} })).toBe('A0301')
})

test('a failed one tells the account it was about, and neither the name nor the password that was typed', async () => {
  await signIn({ username, password: 'wrong-Password-1' })
  await signIn({ username: 'nobody-of-this-name', password: 'wrong-Password-2' })
  const failed = await found({ actions: ['user.signInFailed'] })
  expect(failed.map(({ actorId, subjectId }) => [actorId, subjectId])).toEqual([
    [null, 'unknown'],
    [null, world.ids.people.demo],
  ])
  const { rows } = await world.pool.query<{ text: string }>(
    `select coalesce(string_agg(e::text, ''), '') as text from audit_entry e where action like 'user.sign%'`,
  )
  expect(rows[0]?.text).not.toMatch(/wrong-Password|nobody-of-this-name/)
})

test('a wrong SMS code and a passkey that is not accepted stand there too, with the account where there is one', async () => {
  const { stranger } = world.ids.people
  const before = (await found({ actions: ['user.signInFailed'] })).length
  const mobile = newMobile()
  await world.pool.query('update user_account set mobile = $1, mobile_proven = true where id = $2', [mobile, stranger])
  const code = await orderCode(world, 'login', mobile)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await world.anonymous.refusal(smsLogin, { body: { mobile, code: wrong } })).toBe('A0240')
  expect(await world.anonymous.refusal(smsLogin, { body: { mobile: newMobile(), code: wrong } })).toBe('A0240')
  await world.anonymous.call(smsLogin, { body: { mobile, code } })

  const { authenticator } = await addPasskey(world.as.stranger, PASSWORD)
  const credential = await signedBy(world.anonymous, authenticator)
  await world.anonymous.call(passkeyLogin, { body: { credential } })
  expect(await world.anonymous.refusal(passkeyLogin, { body: { credential } })).toBe('A0210')
  const unknown = await signedBy(world.anonymous, newAuthenticator(world.origin))
  expect(await world.anonymous.refusal(passkeyLogin, { body: { credential: unknown } })).toBe('A0210')

  const failed = await found({ actions: ['user.signInFailed'] })
  expect(failed.slice(0, failed.length - before).map(({ subjectId }) => subjectId)).toEqual([
    'unknown',
    stranger,
    'unknown',
    stranger,
  ])
})

test('no stranger fills the log: of one network fifty failures in a quarter of an hour are written, the rest only refused', async () => {
  const before = (await found({ actions: ['user.signInFailed'] })).length
  await world.pool.query(
    `insert into throttle values ('sign-in:noted:127.0.0.1', 50, now() + interval '15 minutes')
     on conflict (key) do update set count = 50, window_ends = excluded.window_ends`,
  )
  const body = { mobile: newMobile(), code: '123456' }
  expect(await world.anonymous.refusal(smsLogin, { body })).toBe('A0240')
  expect(await found({ actions: ['user.signInFailed'] })).toHaveLength(before)
})

test('the newest actions can be read without sign-ins between them', async () => {
  await signIn({ username, password: PASSWORD })
  const all = await found({})
  const hidden = await found({ signIns: 'hidden' })
  expect(all.some(({ action }) => action === 'user.signedIn')).toBe(true)
  expect(hidden.filter(({ action }) => action.startsWith('user.sign'))).toEqual([])
})
