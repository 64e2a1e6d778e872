import { type AliyunSms, aliyunGateway, aliyunRefusal, type Gateway } from '@portal/testkit/sms-gateway'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DeliveryError } from '../delivery.ts'
import { createSmsProvider, type Sms } from '../sms.ts'

const sms: Sms = {
  id: 'outbox-1',
  recipient: '13800000001',
  template: 'code',
  params: { code: '493028' },
  text: '您的验证码是 493028。',
}

let gateway: Gateway<AliyunSms>
beforeEach(async () => {
  gateway = await aliyunGateway('key-id', 'key-secret')
})
afterEach(() => gateway.close())

const provider = (keySecret = 'key-secret') =>
  createSmsProvider({
    provider: 'aliyun',
    keyId: 'key-id',
    keySecret,
    endpoint: gateway.origin,
    signName: '专利产品平台',
    templates: { code: 'SMS_100', notice: 'SMS_200' },
  })

const send = (message = sms, secret?: string) => provider(secret)?.send(message, new AbortController().signal)

/** How the provider says that it did not take it; nothing of what was sent may stand in it. */
async function failure(work: Promise<unknown> | undefined): Promise<string> {
  const error = await Promise.resolve(work).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(DeliveryError)
  expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('493028')
  return (error as DeliveryError).message
}

test('A code goes out by its template, signed, under the name of the platform', async () => {
  await send()
  await send({ ...sms, template: 'notice', params: { text: '审核通过' } })
  expect(gateway.received).toEqual([
    { phone: '13800000001', sign: '专利产品平台', template: 'SMS_100', params: { code: '493028' } },
    { phone: '13800000001', sign: '专利产品平台', template: 'SMS_200', params: { text: '审核通过' } },
  ])
})

test.each([
  ['isv.BUSINESS_LIMIT_CONTROL', 'busy'],
  ['isv.MOBILE_NUMBER_ILLEGAL', 'recipient'],
  ['isv.SMS_TEMPLATE_ILLEGAL', 'refused'],
  ['isp.SYSTEM_ERROR', 'busy'],
])('The answer %s means “%s”', async (code, meaning) => {
  gateway.answer = aliyunRefusal(code)
  expect(await failure(send())).toBe(`${meaning}: ${code}`)
  expect(gateway.asked).toBe(1)
})

test('A wrong key is told as such, and a service that is not there as not reachable, without repeating the code', async () => {
  gateway.answer = { status: 403, body: JSON.stringify({ Code: 'InvalidAccessKeyId.NotFound', Message: 'no' }) }
  expect(await failure(send())).toBe('credentials: InvalidAccessKeyId.NotFound')
  gateway.answer = null
  expect(await failure(send(sms, 'another-secret'))).toContain('isv.INVALID')
  await gateway.close()
  expect(await failure(send())).toMatch(/^unreachable: ECONN/)
})
