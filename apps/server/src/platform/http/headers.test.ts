import { siteInfo } from '@portal/contract/site'
import { userPage } from '@portal/contract/user-admin'
import { startApp, type TestApp } from '@portal/testkit/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const PAGES = 'https://portal.example.com'
const API = 'https://api.example.com'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: PAGES, API_ORIGIN: API })
})
afterAll(() => app.close())

const headersOf = async (path: string, init?: RequestInit) => (await app.anonymous.fetch(path, init)).headers

describe('an answer', () => {
  const answers = [
    ['of a call', siteInfo.path],
    ['of a refusal', userPage.path],
    ['of an unknown call', '/api/no/such/call'],
    ['of a supervisor', '/healthz'],
  ] as const

  test.each(answers)('%s says what it is, runs nothing, stands in no frame, and is not kept', async (_what, path) => {
    const headers = await headersOf(path)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(answers)('%s does not name the programs that made it', async (_what, path) => {
    const headers = await headersOf(path)
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  })
})

test('a page denies camera, microphone, place and payment to whatever runs in it', async () => {
  const headers = await headersOf('/docs')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=(), payment=()')
})

describe('a page of another origin', () => {
  const allowed = async (origin: string, method: string) => {
    const headers = await headersOf(siteInfo.path, { method, headers: { origin } })
    const [to, what, cookies] = ['origin', 'methods', 'credentials'].map((name) =>
      headers.get(`access-control-allow-${name}`),
    )
    return { to, what, cookies }
  }

  test.each([PAGES, API])('reads calls where it is one of ours, without cookies: %s', async (origin) => {
    expect(await allowed(origin, 'GET')).toEqual({ to: origin, what: null, cookies: null })
    const asked = await allowed(origin, 'OPTIONS')
    expect(asked).toEqual({ to: origin, what: expect.stringContaining('DELETE'), cookies: null })
  })

  test.each([
    'https://evil.example',
    'null',
    'http://portal.example.com',
    'https://portal.example.com.evil.example',
    'https://sub.portal.example.com',
  ])('is allowed nothing where it is not: %s', async (origin) => {
    for (const method of ['GET', 'OPTIONS'])
      expect(await allowed(origin, method)).toEqual({ to: null, what: null, cookies: null })
  })
})
