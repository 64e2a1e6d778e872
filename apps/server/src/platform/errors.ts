/** Refusals: what every layer throws when the answer is no. */
import { codes, type ResultCode } from '@portal/contract/code'
import type { Bilingual } from '@portal/contract/kit'

/** A refusal with its code, its HTTP status, a sentence in both languages, and data that helps the caller go on. */
export class Fault extends Error {
  readonly code: ResultCode
  readonly status: number
  readonly says: Bilingual
  readonly data: unknown

  constructor(code: ResultCode, says: Bilingual, data: unknown, options?: ErrorOptions) {
    super(`${code} ${says.en}`, options)
    this.name = 'Fault'
    this.code = code
    this.status = codes[code].status
    this.says = says
    this.data = data
  }
}

/** Makes a refusal. Without `says` the code's own sentence is used; `data` becomes the envelope's data. */
export function fault(
  code: ResultCode,
  says: Bilingual = codes[code].says,
  data: unknown = null,
  cause?: unknown,
): Fault {
  return new Fault(code, says, data, cause === undefined ? undefined : { cause })
}

/** A refusal about one field of a form, as the contract's own are given. */
export const fieldFault = (path: string, says: Bilingual, cause?: unknown): Fault =>
  fault('A0400', says, { fields: [{ path, says }] }, cause)

/** What was asked for; null where there is none (A0404). */
export async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Fault && error.code === 'A0404') return null
    throw error
  }
}
