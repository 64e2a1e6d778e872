/** Forms and queries with pairs without end: nobody waits for whoever sends them. */
import { api } from '@portal/contract/api'
import { productPage } from '@portal/contract/product'
import { type Answer, readAnswer } from '@portal/testkit/client'
import { startApp, type TestApp } from '@portal/testkit/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readForm } from './body.ts'
import { OVERLONG_QUERY, readQuery } from './query.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const FORM = 'application/x-www-form-urlencoded'
const endless = 'a&'.repeat(40_000)

async function post(path: string, body: string, language: string, type = FORM): Promise<Answer<unknown>> {
  const headers = { 'content-type': type, 'accept-language': language }
  return readAnswer(await app.anonymous.fetch(path, { method: 'POST', headers, body }))
}
async function get(path: string, language: string): Promise<Answer<unknown>> {
  return readAnswer(await app.anonymous.fetch(path, { headers: { 'accept-language': language } }))
}
const pairs = (count: number): string => Array.from({ length: count }, () => 'a=1').join('&')

describe('a form of 80 kB that names one field forty thousand times', () => {
  const open = api.filter(({ endpoint }) => endpoint.access === 'public' && endpoint.method === 'POST')

  test.each(open.map(({ endpoint }) => endpoint.path))('is no body that %s takes', async (path) => {
    const { status, code } = await post(path, endless, 'en')
    expect([status, code]).toEqual([415, 'A0415'])
  })

  test.each(['/api/enterprise/no-such-call', '/nowhere'])('is refused at %s like every unknown body', async (path) => {
    const { status, code, message } = await post(path, endless, 'en')
    const other = await post(path, '<a/>', 'en', 'text/xml')
    expect([status, code, message]).toEqual([other.status, other.code, other.message])
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test.each(['/website/complaint', '/website/complaint/find', '/website/inquiry', '/website/inquiry/reply'])(
    'is refused at the form %s, in the words of whoever sent it',
    async (path) => {
      const chinese = await post(path, endless, 'zh-CN')
      expect([chinese.status, chinese.code, chinese.message]).toEqual([
        400,
        'A0400',
        '表单最多 1000 项，请减少后重新提交',
      ])
      expect((await post(path, endless, 'en')).message).toBe('A form may have at most 1000 fields. Please send fewer')
    },
  )

  test('while a plain form is read there', async () => {
    const { message } = await post('/website/inquiry/reply', 'token=x&content=y', 'en')
    expect(message).not.toMatch(/fields|could not be read|media type/i)
  })
})

describe('a query of 15 kB', () => {
  const query = 'a&'.repeat(7_500)

  test('is refused by a call that reads queries, in the words of whoever sent it', async () => {
    const chinese = await get(`${productPage.path}?${query}`, 'zh-CN')
    expect([chinese.status, chinese.code, chinese.message]).toEqual([
      400,
      'A0400',
      '请求地址中的参数最多 1000 个，请减少后重试',
    ])
    const english = await get(`${productPage.path}?${query}`, 'en')
    expect(english.message).toBe('A query may have at most 1000 parameters. Please send fewer')
  })

  test('changes nothing for an address that is not there, nor for one that reads none', async () => {
    const { status, code } = await get(`/api/enterprise/no-such-call?${query}`, 'en')
    expect([status, code]).toEqual([404, 'C0113'])
    expect((await app.anonymous.fetch(`/healthz?${query}`)).status).toBe(200)
  })
})

describe('pairs', () => {
  test('are read up to a thousand, and not one more', () => {
    expect(readQuery(pairs(1_000))['a']).toHaveLength(1_000)
    expect(readQuery(pairs(1_001))).toBe(OVERLONG_QUERY)
    expect(() => readForm(Buffer.from(pairs(1_001)))).toThrow(/at most 1000 fields/)
  })

  /** What the thread itself worked, in microseconds, at the quickest of several tries. */
  const cost = (text: string, times: number): number =>
    Math.min(
      ...Array.from({ length: 8 }, () => {
        const before = process.threadCpuUsage()
        for (let round = 0; round < times; round += 1) readQuery(text)
        const { user, system } = process.threadCpuUsage(before)
        return Math.max(user + system, 1)
      }),
    )

  test.each([
    { few: 250, times: 400 },
    { few: 5_000, times: 4 },
  ])('cost in proportion: four times $few, far from sixteen times as much', ({ few, times }) => {
    expect(cost(pairs(4 * few), times) / cost(pairs(few), times)).toBeLessThan(9)
  })
})
