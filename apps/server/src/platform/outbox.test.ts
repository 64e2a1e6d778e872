import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp, type TestApp } from '@portal/testkit/app'
import { cloneDatabase } from '@portal/testkit/postgres'
import { type Gateway, httpGateway, type HttpSms } from '@portal/testkit/sms-gateway'
import { until } from '@portal/testkit/until'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createLog } from './log.ts'
import type { OutboxMessage } from './outbox.ts'
import { createPlatform } from './platform.ts'

const code: OutboxMessage = {
  channel: 'sms',
  recipient: '13800000001',
  template: 'code',
  params: { code: '493028' },
  text: '您的验证码是 493028，5 分钟内有效。',
}

interface Stored {
  state: string
  failure: string | null
  text: string
  params: Record<string, string>
  sent_at: Date | null
}

const order = ({ portal: { platform } }: TestApp, message: OutboxMessage) =>
  platform.transactor.transact((tx) => platform.outbox.send(tx, message))

async function newest({ pool }: TestApp): Promise<Stored> {
  const { rows } = await pool.query<Stored>(
    'select state, failure, text, params, sent_at from outbox order by id desc limit 1',
  )
  return rows[0] as Stored
}

const settled = (app: TestApp, state: string) =>
  until(`the state ${state}`, async () => {
    const row = await newest(app)
    return row.state === state && row
  })

/** What is to be done later is due now. */
const hurry = ({ pool }: TestApp) =>
  pool.query("update job.job set start_after = now() where name = 'outbox.deliver' and state < 'active'")

describe('without a provider', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  test('A message is kept to be read, and nothing is set going', async () => {
    await order(app, code)
    expect(await newest(app)).toMatchObject({ state: 'kept', text: code.text, sent_at: null })
    const { rows } = await app.pool.query("select 1 from job.job where name = 'outbox.deliver'")
    expect(rows).toEqual([])
  })

  test('A message of a transaction that failed does not exist', async () => {
    const before = await app.pool.query('select count(*) from outbox')
    const { transactor, outbox } = app.portal.platform
    const failing = transactor.transact(async (tx) => {
      await outbox.send(tx, code)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await app.pool.query('select count(*) from outbox')).rows).toEqual(before.rows)
  })
})

describe('with a gateway that takes JSON', () => {
  let app: TestApp
  let gateway: Gateway<HttpSms>
  beforeEach(async () => {
    gateway = await httpGateway('gateway-token')
    app = await startApp({
      SMS_PROVIDER: 'http',
      SMS_HTTP_URL: `${gateway.origin}/send`,
      SMS_HTTP_TOKEN: 'gateway-token',
      LOG_LEVEL: 'silent',
    })
  })
  afterEach(async () => {
    await app.close()
    await gateway.close()
  })

  test('An SMS arrives whole, and its code stands nowhere in clear afterwards', async () => {
    await order(app, code)
    const { sent_at, ...row } = await settled(app, 'sent')
    expect(gateway.received).toMatchObject([
      { mobile: '13800000001', template: 'code', params: { code: '493028' }, text: code.text },
    ])
    expect(sent_at).not.toBeNull()
    expect(JSON.stringify(row)).not.toContain('493028')
    expect(row.text).toBe('您的验证码是 ••••••，5 分钟内有效。')
  })

  test('A notice keeps its words, six digits or not', async () => {
    const text = '产品 240615 已通过审核。'
    await order(app, { ...code, channel: 'sms', template: 'notice', params: { text: '240615' }, text })
    expect((await settled(app, 'sent')).text).toBe(text)
  })

  test('A gateway in trouble is asked again, and the message arrives once', async () => {
    gateway.answer = { status: 503, body: '' }
    await order(app, code)
    const waiting = await until('the first failure', async () => {
      const row = await newest(app)
      return row.failure !== null && row
    })
    expect(waiting).toMatchObject({ state: 'waiting', failure: 'busy: HTTP 503' })
    gateway.answer = null
    expect(await settled(app, 'sent')).toMatchObject({ failure: null })
    expect([gateway.asked, gateway.received.length]).toEqual([2, 1])
  })

  test('A gateway that says no is not asked again, and the code is gone too', async () => {
    gateway.answer = { status: 422, body: '{"error":"493028"}' }
    await order(app, code)
    const row = await settled(app, 'failed')
    expect(row.failure).toBe('refused: HTTP 422')
    expect(JSON.stringify(row)).not.toContain('493028')
    expect(gateway.asked).toBe(1)
  })

  test('A notice is tried seven times, then given up; a code that would come too late earlier', async () => {
    gateway.answer = { status: 500, body: '' }
    await order(app, { ...code, channel: 'sms', template: 'notice' })
    await until('the end of trying', async () => {
      await hurry(app)
      return (await newest(app)).state === 'failed'
    })
    expect(gateway.asked).toBe(7)

    await order(app, code)
    await app.pool.query("update outbox set created_at = created_at - interval '299 seconds' where state = 'waiting'")
    await settled(app, 'failed')
    expect(gateway.asked).toBe(8)
  })

  test('A redirect is not followed: what is sent is for this gateway only', async () => {
    gateway.answer = { status: 307, body: '' }
    await order(app, code)
    await until('the answer', async () => (await newest(app)).failure === 'busy: HTTP 307')
    expect(gateway.asked).toBe(1)
  })
})

test('What a killed process left behind, even in the middle of sending, is sent by the next', async () => {
  const gateway = await httpGateway('t')
  const database = await cloneDatabase(inject('adminUrl'))
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-outbox-'))
  const open = () =>
    createPlatform({
      databaseUrl: database.url,
      dataDir,
      log: createLog('silent'),
      sms: { provider: 'http', url: new URL(gateway.origin), token: 't' },
    })
  const killed = await open()
  await killed.jobs.prepare()
  await killed.transactor.transact((tx) => killed.outbox.send(tx, code))
  await killed.database.pool.query(
    "update job.job set state = 'active', started_on = now() - interval '2 minutes' where name = 'outbox.deliver'",
  )
  await killed.close()
  const next = await open()
  await next.start()
  await until('the message', async () => gateway.received.length === 1)
  await next.close()
  await gateway.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})
