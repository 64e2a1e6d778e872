import { auditDetail, auditPage } from '@portal/contract/audit'
import { login } from '@portal/contract/user'
import { createClient } from '@portal/testkit/client'
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

test('the newest actions can be read without sign-ins between them', async () => {
  await signIn({ username, password: PASSWORD })
  const all = await found({})
  const hidden = await found({ signIns: 'hidden' })
  expect(all.some(({ action }) => action === 'user.signedIn')).toBe(true)
  expect(hidden.filter(({ action }) => action.startsWith('user.sign'))).toEqual([])
})
