import { startApp, type TestApp } from '@portal/testkit/app'
import { headerOf, type MailServer, mailServer, mailUser, NO_MAILBOX, textOf } from '@portal/testkit/mail-server'
import { until } from '@portal/testkit/until'
import { afterEach, beforeEach, expect, test } from 'vitest'

let server: MailServer
let app: TestApp

const start = async (password = mailUser.password): Promise<void> => {
  app = await startApp({
    SMTP_URL: `smtp://${mailUser.name}:${password}@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`,
    MAIL_FROM: '专利产品平台 <noreply@example.com>',
    LOG_LEVEL: 'silent',
  })
}
beforeEach(async () => {
  server = await mailServer()
})
afterEach(async () => {
  await app.close()
  await server.close()
})

const order = (recipient = 'reader@example.com') => {
  const { transactor, outbox } = app.portal.platform
  const mail = {
    channel: 'mail' as const,
    recipient,
    subject: '验证码 · Your code',
    text: '您的验证码是 493028。\n——专利产品平台',
  }
  return transactor.transact((tx) => outbox.send(tx, mail))
}
const state = async () => {
  const { rows } = await app.pool.query<{ state: string; failure: string | null; text: string }>(
    'select state, failure, text from outbox order by id desc limit 1',
  )
  return rows[0]
}
const becomes = (expected: string) => until(expected, async () => (await state())?.state === expected && state())

test('A mail arrives in Chinese, over an encrypted connection, signed in, and its code is masked here', async () => {
  await start()
  await order()
  expect((await becomes('sent'))?.text).toContain('••••••')
  const [mail] = server.received
  expect(mail).toMatchObject({ encrypted: true, user: mailUser.name, from: 'noreply@example.com' })
  expect(mail?.to).toEqual(['reader@example.com'])
  const source = mail?.source ?? ''
  expect(headerOf(source, 'Subject')).toBe('验证码 · Your code')
  expect(headerOf(source, 'From')).toContain('专利产品平台')
  expect(textOf(source).replaceAll('\r\n', '\n').trim()).toBe('您的验证码是 493028。\n——专利产品平台')
})

test('A mailbox that does not exist is told as such, at once and for good', async () => {
  await start()
  await order(NO_MAILBOX)
  expect(await becomes('failed')).toMatchObject({ failure: 'recipient: SMTP 550' })
})

test('A wrong password is told as such, and tried again: somebody may correct it', async () => {
  await start('wrong')
  await order()
  await until('the refusal', async () => (await state())?.failure === 'credentials: SMTP 535')
  expect(await state()).toMatchObject({ state: 'waiting' })
})

test('A mail waits while the server is down, and goes out when it is up again', async () => {
  const { port } = server
  await server.close()
  await start()
  await order()
  await until('the first try', async () => (await state())?.failure?.startsWith('unreachable: '))
  server = await mailServer(port)
  await becomes('sent')
  expect(server.received).toHaveLength(1)
})

test('A recipient is one address, whatever else stands in it', async () => {
  await start()
  await order('a@example.com, b@example.com')
  await until('an end', async () => (await state())?.state !== 'waiting')
  expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.com')
})
