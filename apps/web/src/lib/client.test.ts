import { me } from '@portal/contract/user'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** A page of somebody signed in whose session is over: the server refuses every call with this code. */
async function openPage(code: 'A0230' | 'A0231') {
  const envelope = JSON.stringify({ code, data: null, message: '您的会话已过期，请重新登录' })
  const stored = new Map([
    ['dict_cache', '{}'],
    ['theme', 'dark'],
  ])
  let reloads = 0
  const reload = (): void => void (reloads += 1)
  const jar = { cookie: 'access_token=x' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(envelope, { status: 401 })))
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:', reload })
  vi.stubGlobal('document', jar)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.resetModules()
  const { call, setNotifier } = await import('./client.ts')
  const { onSessionEnd, useSession } = await import('./session.ts')
  const notices: string[] = []
  const errors: string[] = []
  let understood = (): void => undefined
  setNotifier({
    error: (message) => void errors.push(message),
    success: () => undefined,
    notice: (title, message) => {
      notices.push(`${title} ${message}`)
      return new Promise((read) => {
        understood = read
      })
    },
  })
  const understand = (): void => understood()
  return { call, jar, notices, errors, reloads: () => reloads, stored, useSession, onSessionEnd, understand }
}
afterEach(() => vi.unstubAllGlobals())

describe('a session that is over', () => {
  it.each(['A0230', 'A0231'] as const)(
    '%s is told once however many calls fail, then the page loads once',
    async (code) => {
      const page = await openPage(code)
      const { call, jar, notices, errors, reloads, stored } = page
      let cleaned = 0
      page.onSessionEnd(() => void (cleaned += 1))
      page.useSession.setState({
        user: { userId: '1', username: 'a', nickname: 'a', avatar: null, roles: [], perms: [] },
      })
      for (let calls = 0; calls < 5; calls += 1) void call(me, {}).catch(() => undefined)
      await vi.waitFor(() => expect(notices).toEqual(['提示 您的会话已过期，请重新登录']))
      expect([reloads(), jar.cookie]).toEqual([0, 'access_token=x'])

      page.understand()
      await vi.waitFor(() => expect(reloads()).toBe(1))
      expect(jar.cookie).toMatch(/^access_token=;.*max-age=0/)
      expect(page.useSession.getState()).toEqual({ user: null, enterprise: undefined, routes: [] })
      expect([...stored.keys()]).toEqual(['theme'])
      expect([cleaned, reloads(), notices.length, errors]).toEqual([1, 1, 1, []])
    },
  )
})
