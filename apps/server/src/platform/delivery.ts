/** Why a provider of SMS or mails did not take a message. */

/**
 * `recipient`: nobody can be reached there · `refused`: the provider said no, and will again ·
 * `busy`: it takes nothing for now (its limits, its own trouble) · `credentials`: it does not know us ·
 * `unreachable`: it could not be asked · `broken`: we could not ask.
 */
export const deliveryFailures = ['recipient', 'refused', 'busy', 'credentials', 'unreachable', 'broken'] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]

/** Asking again is of no use. */
const final = new Set<DeliveryFailure>(['recipient', 'refused'])

/** A provider did not take a message. `detail` is its own word for it and never holds what the message says. */
export class DeliveryError extends Error {
  readonly failure: DeliveryFailure
  readonly detail: string

  constructor(failure: DeliveryFailure, detail: string, options?: ErrorOptions) {
    super(`${failure}: ${detail}`, options)
    this.name = 'DeliveryError'
    this.failure = failure
    this.detail = detail
  }

  get final(): boolean {
    return final.has(this.failure)
  }
}

/** How the operating system, or a library, calls an error; addresses and messages of errors may hold what was sent. */
export function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
    if (cause.name === 'TimeoutError') return 'ETIMEDOUT'
  }
  return error instanceof Error ? error.name : 'unknown'
}
