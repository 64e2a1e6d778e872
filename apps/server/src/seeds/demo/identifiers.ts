/** Identifiers that hold their check characters and yet belong to nobody: organisation numbers and serials of 99… */
import { usccHolds } from '@portal/contract/enterprise'
import { checkCharacter } from '@portal/contract/patent-number'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

/** Check character of the organisation number inside a code (GB 11714). */
function organisationCheck(body: string): string {
  const value = (character: string) =>
    /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 'A'.charCodeAt(0) + 10
  const sum = ORGANISATION_WEIGHTS.reduce((total, weight, index) => total + weight * value(body.charAt(index)), 0)
  const check = 11 - (sum % 11)
  return check === 11 ? '0' : check === 10 ? 'X' : String(check)
}

/** A unified social credit code of a division, e.g. `330108`, in the series MA9990… */
export function usccOf(division: string, serial: number): string {
  const organisation = `MA9990${String(serial).padStart(2, '0')}`
  const body = `91${division}${organisation}${organisationCheck(organisation)}`
  return body + ([...ALPHABET].find((character) => usccHolds(body + character)) ?? '0')
}

/** An application number in the series 99xxxxx of a year. */
export function patentNumberOf(year: number, type: 1 | 2 | 3, serial: number): string {
  const digits = `${year}${type}${9_900_000 + serial}`
  return `CN${digits}.${checkCharacter(digits)}`
}
