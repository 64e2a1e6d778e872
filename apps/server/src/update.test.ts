import { auditedSubjects } from '@portal/contract/audit-list'
import { SUCCESS } from '@portal/contract/code'
import { messageKinds } from '@portal/contract/notice'
import { permits } from '@portal/contract/permission'
import { permissions } from '@portal/contract/permission-list'
import { startApp, type TestApp } from '@portal/testkit/app'
import { openFilledDatabase } from '@portal/testkit/filled-database'
import { readEverything } from '@portal/testkit/things-read'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  const database = await openFilledDatabase(inject('adminUrl'))
  await database.update()
  app = await startApp({}, database)
}, 120_000)
afterAll(() => app.close())

async function column(statement: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ value: string }>(statement)
  return rows.map(({ value }) => value)
}

/** There are no uploaded lists in the demonstration, and the others are asked with more than an id. */
const NOT_READ = [
  'patent.patentDetail',
  'file.mediaList',
  'import.importDetail',
  'import.ownImportDetail',
  'draft.draftList',
]

test('whatever the release before left can still be read, by the enterprise and by the operator', async () => {
  const codes = new Map<string, Set<string>>()
  for (const username of ['demo', 'operator']) {
    const [id = ''] = await column(`select id as value from user_account where username = '${username}'`)
    for (const [name, answered] of await readEverything(await app.signedIn(id)))
      codes.set(name, new Set([...answered, ...(codes.get(name) ?? [])]))
  }
  const unread = [...codes].filter(([, answered]) => !answered.has(SUCCESS)).map(([name]) => name)
  expect(unread).toEqual(NOT_READ)
}, 120_000)

test('what was still to be told when it ended is told', async () => {
  await app.portal.platform.events.settle()
  expect(await column('select subscriber as value from event_delivery')).toEqual([])
  const rooms = Object.keys(app.portal.rooms)
  const subscribers = await column('select distinct subscriber as value from event_subscriber')
  expect(subscribers.filter((one) => !rooms.includes(one.split('.')[0] ?? ''))).toEqual([])
})

test('names that it stored are names of today', async () => {
  const held = await column('select distinct unnest(permissions) as value from user_role')
  expect(held.length).toBeGreaterThan(20)
  expect(held.filter((one) => !permissions.some((permission) => permits([one], permission)))).toEqual([])
  const audited = await column('select distinct subject_type as value from audit_entry')
  expect(audited.filter((one) => !auditedSubjects.some((subject) => subject === one))).toEqual([])
  const told = await column('select distinct kind as value from message')
  expect(told.filter((one) => !messageKinds.some((kind) => kind === one))).toEqual([])
})
