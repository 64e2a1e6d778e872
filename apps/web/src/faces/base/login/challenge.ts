/** The second step of signing in: what the first one left to do. */
import type { CallError } from '../../../lib/http.ts'
import type { Link } from './use-provider.ts'

/** A proven first factor that waits for the second. */
export interface Owed {
  challenge: string
  remember: boolean
  /** An identity elsewhere that is to be linked. */
  link?: Link | undefined
  /** Where to go afterwards, when the address does not say it. */
  to?: string
}

/** The challenge of a refusal that asks for the second factor. */
export function challengeOf({ code, data }: CallError): string | undefined {
  if (code !== 'A0240' || typeof data !== 'object' || data === null || !('challenge' in data)) return undefined
  return typeof data.challenge === 'string' ? data.challenge : undefined
}
