/**
 * Where somebody wanted to be who has no session, or has something to do before anything else. The guard leads them to
 * the website, or to what they owe, and leaves the address in a cookie, which the sign-in and the page of what was owed
 * read once; whoever reads it takes own paths only.
 */
const NAME = 'wanted_address'
/** Whoever signs in later came for something else. */
const SECONDS = 1800
/** Longer addresses are nobody's: the cookie stays far below what browsers and proxies take. */
const LONGEST = 2000
/** Pages that only lead elsewhere, or turn somebody away. */
const passing = ['/', '/401']

const cookie = (value: string, seconds: number): string => `${NAME}=${value}; path=/; samesite=lax; max-age=${seconds}`

/** The cookie that keeps an address (path and query); undefined when nobody would want to return there. */
export function wantedAddressCookie(path: string, rest: string): string | undefined {
  const value = encodeURIComponent(path + rest)
  return passing.includes(path) || value.length > LONGEST ? undefined : cookie(value, SECONDS)
}

/** The cookie that forgets it. */
export const noWantedAddressCookie = cookie('', 0)

/** The address among the cookies of a page; null when there is none. */
export function readWantedAddress(cookies: string): string | null {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${NAME}=`))
  try {
    return decodeURIComponent(found?.slice(NAME.length + 1) ?? '') || null
  } catch {
    return null
  }
}
