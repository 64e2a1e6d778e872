/** As much of a browser as a sign-in elsewhere needs: it keeps cookies per host and path, and follows redirects. */
import { oidcSession } from '@portal/contract/user'
import { readAnswer } from './client.ts'

/** Where a sign-in elsewhere begins. */
export const OIDC_START = '/api/enterprise/user/oidc/start'

/** A fresh browser at the portal of `origin`. */
export function openBrowser(origin: string) {
  const jar = new Map<string, { name: string; value: string; host: string; path: string }>()
  const cookies = (url: URL) =>
    [...jar.values()]
      .filter(({ host, path }) => host === url.host && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  const keep = (url: URL, set: string): void => {
    const [pair = '', ...attributes] = set.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
    jar.set(`${url.host}${path}${name}`, { name, value: pair.slice(name.length + 1), host: url.host, path })
  }
  const visit = async (address: URL, init: RequestInit = {}) => {
    const headers = {
      'accept-language': 'zh-CN',
      ...(init.headers as Record<string, string>),
      cookie: cookies(address),
    }
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) keep(address, set)
    return response
  }
  /** Follows redirects until `until` says that this address is not to be opened any more. */
  const follow = async (from: string, until: (url: URL) => boolean): Promise<URL> => {
    let url = new URL(from, origin)
    for (let step = 0; step < 12 && !until(url); step += 1) {
      const response = await visit(url)
      const next = response.headers.get('location')
      if (next === null) throw new Error(`${url.href} answered ${response.status} ${await response.text()}`)
      url = new URL(next, url)
    }
    return url
  }
  const isCallback = (url: URL) => url.pathname.endsWith('/callback')
  const isPage = (url: URL) => url.host === new URL(origin).host && !url.pathname.startsWith('/api/')
  const exchange = async (ticket: string, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const body = JSON.stringify({ ticket })
    const response = await visit(new URL(oidcSession.path, origin), { method: 'POST', headers, body })
    return readAnswer<Record<string, string>>(response)
  }
  const ticketOf = (page: URL): string => page.searchParams.get('ticket') ?? ''
  return {
    visit,
    exchange,
    toCallback: (from = OIDC_START) => follow(from, isCallback),
    toPage: (from: string | URL = OIDC_START) => follow(String(from), isPage),
    /** Goes to the provider and back, and answers the ticket. */
    signIn: async (from = OIDC_START) => ticketOf(await follow(from, isPage)),
  }
}
export type RedirectBrowser = ReturnType<typeof openBrowser>
