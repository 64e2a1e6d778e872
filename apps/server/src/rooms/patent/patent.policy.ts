/** Whose a patent is, and which numbers can be read. */
import { type ParsedNumber, parsePatentNumber } from '@portal/contract/patent-number'
import { sentences } from '@portal/contract/sentence'
import { fault } from '../../platform/errors.ts'

/** A name as applicants are compared: full-width and half-width alike, no case, no spaces. */
export const applicantKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')

/** Whether an enterprise is among the applicants. */
export const isOwned = (applicants: readonly string[], enterpriseName: string): boolean => {
  const key = applicantKey(enterpriseName)
  return key !== '' && applicants.some((applicant) => applicantKey(applicant) === key)
}

/** Reads a number or refuses it with what is wrong (A0400). */
export function readNumber(typed: string): Extract<ParsedNumber, { ok: true }> {
  const parsed = parsePatentNumber(typed)
  if (!parsed.ok) throw fault('A0400', sentences[parsed.problem])
  return parsed
}
