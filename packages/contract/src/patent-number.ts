/** Chinese patent application numbers: parsing and check digit. */

/** How the number's type digit reads: 1 and 8 invention, 2 and 9 utility model, 3 design. */
export type PatentType = 'invention' | 'utility-model' | 'design'

export type ParsedNumber =
  | { ok: true; number: string; type: PatentType; year: number }
  | { ok: false; problem: 'patent.form' | 'patent.check' }

const types: Record<string, PatentType> = {
  '1': 'invention',
  '2': 'utility-model',
  '3': 'design',
  '8': 'invention',
  '9': 'utility-model',
}
const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

/** Check character of 8 or 12 digits (ZC 0006-2003: weights 2–9 cycling, sum mod 11, 10 reads X). */
export function checkCharacter(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0)
  return 'X'.repeat(Number(sum % 11 === 10)) || String(sum % 11)
}

const compact = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-_·]/g, '')

/** Until 2003 numbers began with two digits of the year, since then with four; null where none can have begun so. */
function yearOf(digits: string): number | null {
  const isNew = digits.length === 12
  const said = Number(digits.slice(0, isNew ? 4 : 2))
  const year = isNew ? said : said + (said >= 85 ? 1900 : 2000)
  const [first, last] = isNew ? [2003, 2099] : [1985, 2003]
  return year >= first && year <= last ? year : null
}

/**
 * Reads an application or patent number as people write it (`ZL 2021 1 0123456.7`, `CN202110123456.7`, `02159962.9`,
 * full-width characters) into `CN<digits>.<check>`. A missing check digit is computed; a wrong one is refused.
 */
export function parsePatentNumber(typed: string): ParsedNumber {
  const match = /^(?:CN|ZL)?(\d{12}|\d{8})(?:\.?([\dX]))?$/.exec(compact(typed))
  const digits = match?.[1]
  const type = types[digits?.charAt(digits.length === 12 ? 4 : 2) ?? '']
  if (!digits || !type) return { ok: false, problem: 'patent.form' }
  const check = checkCharacter(digits)
  if (match?.[2] !== undefined && match[2] !== check) return { ok: false, problem: 'patent.check' }
  const year = yearOf(digits)
  if (year === null) return { ok: false, problem: 'patent.form' }
  return { ok: true, number: `CN${digits}.${check}`, type, year }
}

/**
 * The number that was typed, or the beginning of one, as numbers are kept (`CN2021101`, `CN202110123456.7`); null for
 * anything else. Four digits at least: years are looked for too.
 */
export function patentNumberBegun(typed: string): string | null {
  const whole = parsePatentNumber(typed)
  if (whole.ok) return whole.number
  const match = /^(?:CN|ZL)?(\d{4,12})\.?([\dX]?)$/.exec(compact(typed))
  if (!match) return null
  const [, digits, check] = match
  return `CN${digits}${check === '' ? '' : `.${check}`}`
}
