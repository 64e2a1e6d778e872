/** Who is signed in here: credential, user, enterprise, generated routes. Emptied at logout and expiry. */
import type { EntInfo } from '@portal/contract/enterprise'
import type { CurrentUser } from '@portal/contract/user'
import { noWantedAddressCookie, readWantedAddress, wantedAddressCookie } from '@portal/contract/wanted-address'
import type { RouteObject } from 'react-router'
import { create } from 'zustand'
import { clearCredential, readCredential, writeCredential } from './cookie.ts'

interface Session {
  user: CurrentUser | null
  enterprise: EntInfo | undefined
  /** The generated route set; empty until somebody is signed in and it was generated. */
  routes: RouteObject[]
}
const empty: Session = { user: null, enterprise: undefined, routes: [] }

export const useSession = create<Session>()(() => empty)

/** What else must go when the session goes (query cache, kept pages, open streams) registers itself here. */
const cleaners = new Set<() => void>()
export function onSessionEnd(clean: () => void): () => void {
  cleaners.add(clean)
  return () => cleaners.delete(clean)
}

/** Where somebody wanted to be who has to sign in, or to do something else, before; kept in this browser until then. */
export const wantedAddress = {
  keep(path: string, rest: string): void {
    const cookie = wantedAddressCookie(path, rest)
    if (cookie !== undefined) document.cookie = cookie
  },
  /** Answers it once; null when there is none. */
  take(): string | null {
    const wanted = readWantedAddress(document.cookie)
    if (wanted !== null) document.cookie = noWantedAddressCookie
    return wanted
  },
}

export const session = {
  token: (): string | undefined => readCredential(document.cookie),
  /** Takes the credential of a sign-in; remembered, it outlives the browser. */
  begin(token: string, options: { remember?: boolean } = {}): void {
    writeCredential(token, options)
    useSession.setState(empty, true)
  },
  /** Clears the cookie, user, enterprise, generated routes, the dictionary cache and all that registered. Client settings and unsent drafts stay. */
  clear(): void {
    clearCredential()
    localStorage.removeItem('dict_cache')
    useSession.setState(empty, true)
    for (const clean of cleaners) clean()
  },
}
