/** Values as people and programs write them, brought into one form. */
import { serialDay } from '../../platform/clock.ts'

/** Full-width letters and digits, and the full-width space; Chinese punctuation stays what it is. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g
/** Characters that nobody sees and no column means, line ends and tabs apart. */
// oxlint-disable-next-line no-control-regex -- exactly these are looked for
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u2060\ufeff]/g

/** A text for people: trimmed, letters and digits half-width, lines ended in one way. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNSEEN, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u3000', ' ')
    .replaceAll(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .trim()

/** The same on one line. */
export const tidyLine = (text: string): string => tidy(text).replaceAll(/\s+/g, ' ')

/** A code: half-width capitals without spaces; the apostrophe by which spreadsheets keep digits as text is dropped. */
export const tidyCode = (text: string): string =>
  tidy(text).normalize('NFKC').toUpperCase().replaceAll(/\s/g, '').replace(/^'/, '')

/** What stands for "nothing". */
export const isNothing = (text: string): boolean => /^(|[-–—/\\]+|无|暂无|未知|null|n\/a|none)$/i.test(text)

/** Several in one cell; a comma may belong to a name (Co., Ltd.), so it separates nothing. */
export const several = (text: string): string[] =>
  text
    .split(/[;；、|\n]/)
    .map((one) => one.trim())
    .filter((one) => !isNothing(one))

const FIRST_YEAR = 1900
const LAST_YEAR = 2199

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && year >= FIRST_YEAR && year <= LAST_YEAR ? date.toISOString().slice(0, 10) : null
}

/** A day as `YYYY-MM-DD`; `day.year` when there is only a year, `day.form` when it cannot be read. */
export function readDay(text: string, from1904: boolean): { day: string } | { problem: 'day.form' | 'day.year' } {
  const compact = text.normalize('NFKC').trim()
  if (/^(19|20|21)\d{2}年?$/.test(compact)) return { problem: 'day.year' }
  const written = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[T\s]+\d{1,2}:.*)?$/.exec(compact)
  const eight = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/.exec(compact)
  const parts = written ?? eight
  const day = parts ? dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) : serialDay(compact, from1904)
  return day ? { day } : { problem: 'day.form' }
}

/** An amount with or without separators of thousands; null when it is none. */
export function readAmount(text: string): number | null {
  const compact = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (!/^\d+(\.\d+)?(e[+]?\d{1,2})?$/i.test(compact)) return null
  const value = Number(compact)
  return value <= 1e12 ? value : null
}

/** A year of four digits, with or without 年. */
export function readYear(text: string): number | null {
  const found = /^((?:19|20|21)\d{2})(?:年度?)?$/.exec(text.normalize('NFKC').trim())
  return found ? Number(found[1]) : null
}

/** Digits with an exponent, as spreadsheets write long numbers that they no longer know. */
export const isScientific = (text: string): boolean => /^\d(\.\d+)?E\+?\d+$/i.test(text.trim())
