import { userPage } from '@portal/contract/user-admin'
import { startApp, type TestApp } from '@portal/testkit/app'
import { type Ids, insertEverybody, insertSession } from '@portal/testkit/people'
import { cloneDatabase } from '@portal/testkit/postgres'
import { until } from '@portal/testkit/until'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp, type Portal } from '../app.ts'
import { readEnvironment } from '../env.ts'
import { createLog } from './log.ts'

/** A log that is kept, line by line. */
function keptLog() {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('what opens a door is not written, however deep it lies', () => {
  const { log, lines } = keptLog()
  log.info({ password: 'door-1', user: { token: 'door-2' } }, 'told')
  log.info({ request: { headers: { authorization: 'door-3', cookie: 'door-4' } } }, 'told')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('door-')
})

test('what is told of an error does not bring its connection along, nor another line', () => {
  const { log, lines, entries } = keptLog()
  const driver = { code: 'ECONNRESET', connection: { url: 'door-5' } }
  const cause = Object.assign(new Error('lost\n{"msg":"made up"}'), driver)
  log.error({ err: new Error('failed', { cause }) }, 'failed')
  expect(lines).toHaveLength(1)
  expect(entries()[0]).toMatchObject({ msg: 'failed', err: { message: 'failed', cause: { code: 'ECONNRESET' } } })
  expect(lines[0]).not.toContain('door-')
})

describe('a request that is refused', () => {
  const { log, entries } = keptLog()
  let app: TestApp
  let ids: Ids
  let portal: Portal
  let origin = ''
  beforeAll(async () => {
    const database = await cloneDatabase(inject('adminUrl'))
    app = await startApp({}, database)
    ids = await insertEverybody(app.pool)
    const variables = { DATA_DIR: app.dataDir, DATABASE_URL: database.url, SEED: 'none' }
    portal = await createApp(readEnvironment(variables), { databaseUrl: database.url, log })
    await portal.start()
    origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await portal.close()
    await app.close()
  })

  /** Asks for what is not theirs; answers what the log says of it. */
  async function refused(headers: Record<string, string>) {
    const { status, headers: answered } = await fetch(`${origin}${userPage.path}?keywords=door-6`, { headers })
    const id = answered.get('x-request-id')
    const entry = await until('the request in the log', async () =>
      entries().find(({ reqId, msg }) => reqId === id && msg === 'request'),
    )
    return { status, entry }
  }

  test('is logged with who made it, when and from where, and without what was sent', async () => {
    const token = await insertSession(app.pool, ids.people.guest)
    const { status, entry } = await refused({ authorization: `Bearer ${token}` })
    expect(status).toBe(403)
    const told = { method: 'GET', route: userPage.path, status, address: '127.0.0.1', user: ids.people.guest }
    expect(entry).toMatchObject({ ...told, time: expect.stringMatching(/Z$/) })
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${token}|door-`))
  })

  test('names nobody where nobody is known', async () => {
    const { status, entry } = await refused({})
    expect(status).toBe(401)
    expect(entry).not.toHaveProperty('user')
  })
})
