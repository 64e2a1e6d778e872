import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { clearCredential, cookieDomain, readCredential, writeCredential } from './cookie.ts'

const attributesOf = (line: string): Map<string, string> =>
  new Map(
    line
      .split('; ')
      .slice(1)
      .map((part) => part.split('=') as [string, string]),
  )

/** Keeps cookies as a browser on `host` does, which refuses those for a whole registry (`com.cn`). */
function browserAt(host: string, { protocol = 'https:', forHostAlone = false } = {}) {
  const kept = new Map<string, string>()
  const written: string[] = []
  const jar = {
    querySelector: () => (forHostAlone ? {} : null),
    get cookie() {
      return [...kept.values()].join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const attributes = attributesOf(line)
      const domain = attributes.get('domain') ?? `only ${host}`
      if (domain === 'com.cn' || (!domain.startsWith('only') && !host.endsWith(`.${domain}`))) return
      if (attributes.get('max-age') === '0') kept.delete(domain)
      else kept.set(domain, line.split('; ')[0] ?? '')
    },
  }
  vi.stubGlobal('document', jar)
  vi.stubGlobal('location', { hostname: host, protocol })
  return { kept, written, cookie: () => jar.cookie }
}
afterEach(() => vi.unstubAllGlobals())

test('a cookie of this name that somebody else on the parent domain wrote is no credential', () => {
  expect(readCredential('theme=dark; access_token=%E4%')).toBeUndefined()
  expect(readCredential('access_token=a%2Fb')).toBe('a/b')
})

describe('the domain of the credential', () => {
  it.each([
    ['a.b.com', 'b.com'],
    ['portal.example.cn', 'example.cn'],
    ['b.com.cn', 'com.cn'],
    ['example.com', undefined],
    ['www.portal.example.com', undefined],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['10.0.1', undefined],
    ['[::1]', undefined],
  ])('on %s is %s', (host, domain) => {
    expect(cookieDomain(host)).toBe(domain)
  })
})

describe('the credential', () => {
  it.each([
    ['a.b.com', 'b.com'],
    ['b.com.cn', 'only b.com.cn'],
    ['localhost', 'only localhost'],
    ['127.0.0.1', 'only 127.0.0.1'],
  ])('of %s is kept for %s, found again, and gone when it is cleared', (host, where) => {
    const { kept, cookie } = browserAt(host)
    writeCredential('a+token/=')
    expect([...kept.keys()]).toEqual([where])
    expect(readCredential(cookie())).toBe('a+token/=')
    clearCredential()
    expect([...kept.keys()]).toEqual([])
  })

  it('goes with the browser, or stays for thirty days; by https only where the page is', () => {
    const { written } = browserAt('a.b.com')
    writeCredential('x')
    writeCredential('x', { remember: true })
    expect(written.map((line) => attributesOf(line).get('max-age'))).toEqual([undefined, '2592000'])
    for (const line of written) expect(line).toMatch(/; path=\/; samesite=lax; domain=b\.com; secure/)
    const plain = browserAt('localhost', { protocol: 'http:' })
    writeCredential('x')
    expect(plain.written[0]).toBe('access_token=x; path=/; samesite=lax')
  })

  it('is for the host alone where the document says so, and takes the place of one for the parent domain', () => {
    const { kept, cookie } = browserAt('a.b.com', { forHostAlone: true })
    kept.set('b.com', 'access_token=before')
    writeCredential('now')
    expect([...kept]).toEqual([['only a.b.com', 'access_token=now']])
    expect(readCredential(cookie())).toBe('now')
    clearCredential()
    expect([...kept.keys()]).toEqual([])
  })

  it('is none where another cookie only looks like it', () => {
    expect(readCredential('my_access_token=1; access_token=')).toBeUndefined()
    expect(readCredential('other=1; access_token=abc')).toBe('abc')
  })
})
