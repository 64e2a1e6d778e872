/** Whose a patent is, and which numbers can be read. */
import { bilingual } from '@portal/contract/bilingual'
import { type ParsedNumber, parsePatentNumber } from '@portal/contract/patent-number'
import { sentences } from '@portal/contract/sentence'
import { fault, fieldFault } from '../../platform/errors.ts'

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

/** Refuses the correction of a patent that somebody approved since it was stated. */
export function assertUnapproved(approved: boolean): void {
  if (!approved) return
  throw fault(
    'A0400',
    bilingual(
      '该专利已经核实或已随产品公开，企业不能再更正，请联系平台',
      'This patent was confirmed, or is public with a product, and can no longer be corrected here. Please contact the platform',
    ),
  )
}

export function refuseTaken(): never {
  throw fieldFault(
    'number',
    bilingual(
      '平台已有此号码的专利，请移除这一件并按号码添加',
      'A patent of this number is on the platform already. Remove this one and add that by its number',
    ),
  )
}
