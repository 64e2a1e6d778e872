/** The provider of other sign-ins, spoken to by OpenID Connect: authorisation code with PKCE (RFC 7636), state and nonce. */
import type { Configuration, UserInfoResponse } from 'openid-client'

/** What is kept of a sign-in under way. */
export interface FlowSecrets {
  codeVerifier: string
  nonce: string
}

/** Somebody the provider knows. */
export interface Identified {
  /** Who it is, for the provider; never shown. */
  subject: string
  /** What the provider calls them, at most 100 characters. */
  name: string
}

/** Why a sign-in at the provider came to nothing; the page of the sign-in has words for each. */
export type FlowFailure = 'denied' | 'expired' | 'foreign' | 'unavailable' | 'failed'

export class FlowError extends Error {
  readonly failure: FlowFailure

  constructor(failure: FlowFailure, options?: ErrorOptions) {
    super(`sign-in at the provider: ${failure}`, options)
    this.name = 'FlowError'
    this.failure = failure
  }
}

export interface IdentityProvider {
  /** What people call it. */
  name: string
  /** Without a slash at the end. */
  issuer: string
  secrets(): Promise<FlowSecrets>
  /** Where the browser is sent. Throws FlowError `unavailable`. */
  address(flow: FlowSecrets & { state: string; redirectUri: string }): Promise<URL>
  /** Who came back, by the address the provider sent the browser to. Throws FlowError. */
  identify(came: URL, flow: FlowSecrets & { state: string }): Promise<Identified>
}

const PATIENCE_SECONDS = 10
/** Providers change their addresses rarely. */
const KNOWN_MS = 3_600_000
const NAME_MAX = 100

const library = () => import('openid-client')

/** What the provider's refusal in the address means (RFC 6749 §4.1.2.1). */
const refusals: Record<string, FlowFailure> = {
  access_denied: 'denied',
  login_required: 'denied',
  consent_required: 'denied',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
}

/** Errors of the network, and answers that are none of the provider's own. */
function isUnavailable(error: unknown): boolean {
  const own = error instanceof Error && 'code' in error ? String(error.code) : ''
  return error instanceof TypeError || own === 'OAUTH_TIMEOUT' || own === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
}

function explain(error: unknown): FlowError {
  const named = error instanceof Error && 'error' in error ? String(error.error) : ''
  const failure = refusals[named] ?? (isUnavailable(error) ? 'unavailable' : 'failed')
  return new FlowError(failure, { cause: error })
}

const shown = (...names: unknown[]): string => {
  const found = names.find((name): name is string => typeof name === 'string' && name.trim() !== '')
  return (found ?? '').slice(0, NAME_MAX).toWellFormed().replaceAll(String.fromCharCode(0), '')
}

/** Makes the provider; it is asked about itself with the first sign-in, and again after a failure. */
export function createIdentityProvider(given: {
  issuer: URL
  clientId: string
  clientSecret: string
  name: string
}): IdentityProvider {
  const { issuer, clientId, clientSecret, name } = given
  let known: { at: number; configuration: Promise<Configuration> } | null = null

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library()
    // The signature is verified though the token comes from the provider itself: its keys vouch, not the connection alone.
    const execute = [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])]
    return discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: PATIENCE_SECONDS })
  }

  async function configured(): Promise<Configuration> {
    if (!known || Date.now() - known.at > KNOWN_MS) known = { at: Date.now(), configuration: discover() }
    try {
      return await known.configuration
    } catch (error) {
      known = null
      throw new FlowError('unavailable', { cause: error })
    }
  }

  /** Many providers tell the name only when asked; without one the sign-in works as well. */
  async function userInfo(
    configuration: Configuration,
    token: string,
    subject: string,
  ): Promise<UserInfoResponse | null> {
    if (!configuration.serverMetadata().userinfo_endpoint) return null
    const { fetchUserInfo } = await library()
    return fetchUserInfo(configuration, token, subject).catch(() => null)
  }

  return {
    name,
    issuer: issuer.href.replace(/\/$/, ''),

    async secrets() {
      const { randomNonce, randomPKCECodeVerifier } = await library()
      return { codeVerifier: randomPKCECodeVerifier(), nonce: randomNonce() }
    },

    async address({ codeVerifier, nonce, state, redirectUri }) {
      const configuration = await configured()
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },

    async identify(came, { codeVerifier, nonce, state }) {
      const configuration = await configured()
      const { authorizationCodeGrant } = await library()
      const checks = { pkceCodeVerifier: codeVerifier, expectedNonce: nonce, expectedState: state }
      const tokens = await authorizationCodeGrant(configuration, came, { ...checks, idTokenExpected: true }).catch(
        (error: unknown) => {
          throw explain(error)
        },
      )
      const claims = tokens.claims()
      if (!claims) throw new FlowError('failed')
      const { sub: subject } = claims
      const own = shown(claims['name'], claims['preferred_username'], claims['email'])
      if (own !== '') return { subject, name: own }
      const told = await userInfo(configuration, tokens.access_token, subject)
      return { subject, name: shown(told?.name, told?.preferred_username, told?.email, subject) }
    },
  }
}
