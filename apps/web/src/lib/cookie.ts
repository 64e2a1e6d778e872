/** The credential cookie of the specification: `access_token` on the parent domain, unless COOKIE_SCOPE=host is set. */
const NAME = 'access_token'

/**
 * The domain the cookie is set on: the first label is dropped when the host has three labels
 * (specification §9); an IP address, localhost and shorter or longer names stay host-only.
 */
export function cookieDomain(host: string): string | undefined {
  const labels = host.split('.')
  const address = /^[\d.]+$/.test(host) || host.includes(':')
  return labels.length === 3 && !address ? labels.slice(1).join('.') : undefined
}

export function readCredential(cookies: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${NAME}=`))
  const value = found?.slice(NAME.length + 1)
  try {
    return value ? decodeURIComponent(value) : undefined
  } catch {
    // Somebody else on the parent domain wrote it: it is no credential of ours.
    return undefined
  }
}

const serialise = (value: string, domain: string | undefined, secure: boolean, maxAge?: number): string =>
  [
    `${NAME}=${encodeURIComponent(value)}`,
    'path=/',
    'samesite=lax',
    ...(domain ? [`domain=${domain}`] : []),
    ...(secure ? ['secure'] : []),
    ...(maxAge === undefined ? [] : [`max-age=${maxAge}`]),
  ].join('; ')

/** The server says so in the document (COOKIE_SCOPE): sites beside this one are none of ours. */
const isForHostAlone = (): boolean => document.querySelector('meta[name="credential"][content="host"]') !== null

/** Seconds a remembered sign-in outlives the browser; the server ends the session after the same time. */
const REMEMBERED_SECONDS = 30 * 24 * 3600

/**
 * Sets the cookie; where the browser refused the parent domain (a public suffix such as com.cn) it is set host-only.
 * Unless the person wanted to be remembered it goes with the browser.
 */
export function writeCredential(token: string, { remember = false }: { remember?: boolean } = {}): void {
  const secure = location.protocol === 'https:'
  const maxAge = remember ? REMEMBERED_SECONDS : undefined
  const domain = cookieDomain(location.hostname)
  // One that was written for the parent domain before would be read in place of the new one.
  if (isForHostAlone()) document.cookie = serialise('', domain, secure, 0)
  else document.cookie = serialise(token, domain, secure, maxAge)
  if (readCredential(document.cookie) !== token) document.cookie = serialise(token, undefined, secure, maxAge)
}

export function clearCredential(): void {
  const secure = location.protocol === 'https:'
  document.cookie = serialise('', cookieDomain(location.hostname), secure, 0)
  document.cookie = serialise('', undefined, secure, 0)
}
