/**
 * Keys of calls that the server does once. Every attempt at the same content carries the same key until one of them was
 * answered: a second click, and a retry after the line was cut, are the same thing to the server. What is sent after an
 * answer is a new thing.
 */

export interface IdempotencyKeys {
  /** The key of what is to be sent. */
  of(what: string): string
  /** It was done, or refused: whoever sends the same anew means it. */
  answered(what: string): void
}

const KEY_BYTES = 16

/** 32 hexadecimal digits by chance: `crypto.randomUUID` is missing where a portal is reached without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What tells a file from another one without reading it. */
const factsOf = (value: FormDataEntryValue): unknown =>
  value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value

/** All that a call sends, as text. */
export const contentOf = (address: string, body: FormData | string | undefined): string =>
  JSON.stringify([address, body instanceof FormData ? [...body].map(([name, value]) => [name, factsOf(value)]) : body])

/** The keys of one browser window. */
export function createIdempotencyKeys(): IdempotencyKeys {
  const unanswered = new Map<string, string>()
  return {
    of(what) {
      const key = unanswered.get(what) ?? newKey()
      unanswered.set(what, key)
      return key
    },
    answered: (what) => void unanswered.delete(what),
  }
}
