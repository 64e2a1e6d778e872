/** The way to the OpenID Connect provider and back; what was wanted before waits in this tab meanwhile. */

/** Where the server begins a sign-in at the provider (no endpoint of the contract: it answers with a redirect). */
const START = '/api/enterprise/user/oidc/start'
const KEY = 'sign-in-elsewhere'

export interface Wanted {
  remember: boolean
  /** Where to go after the sign-in. */
  redirect: string | null
}

export function departToProvider(wanted: Wanted): void {
  sessionStorage.setItem(KEY, JSON.stringify(wanted))
  location.assign(START)
}

/** What was wanted when this tab left; asked when it comes back. */
export function wantedBefore(): Wanted {
  try {
    const { remember, redirect } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Wanted>
    return { remember: remember === true, redirect: typeof redirect === 'string' ? redirect : null }
  } catch {
    return { remember: false, redirect: null }
  }
}
