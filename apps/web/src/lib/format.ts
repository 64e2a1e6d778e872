import type { Language } from '@portal/contract/kit'
import { languageTag } from './i18n/language.ts'

const ZONE = 'Asia/Shanghai'
const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

/** Intl formatters are slow to make and cheap to use: one per language and kind. */
function formatter<T extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => T): T {
  const known = cache.get(key) ?? make()
  cache.set(key, known)
  return known as T
}

/** A calendar day in Asia/Shanghai: 2026年1月31日 / 31 Jan 2026. */
export function formatDay(language: Language, day: string | Date): string {
  const tag = language === 'en' ? 'en-GB' : 'zh-CN'
  const month = language === 'en' ? 'short' : 'long'
  const make = () => new Intl.DateTimeFormat(tag, { year: 'numeric', month, day: 'numeric', timeZone: ZONE })
  return formatter(`day ${tag}`, make).format(new Date(day))
}

/** Date and time to the minute in Asia/Shanghai: 2026-01-31 09:05. */
export function formatInstant(instant: string | Date): string {
  const make = () =>
    new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: ZONE,
    })
  return formatter('instant', make).format(new Date(instant))
}

/** A number with the separators of the language. */
export function formatNumber(language: Language, value: number): string {
  const tag = languageTag(language)
  return formatter(`number ${tag}`, () => new Intl.NumberFormat(tag)).format(value)
}

/** Several things in one line: 甲、乙、丙 / a, b, c. */
export function formatList(language: Language, items: readonly string[]): string {
  const tag = languageTag(language)
  const style = language === 'en' ? 'short' : 'long'
  return new Intl.ListFormat(tag, { type: language === 'en' ? 'unit' : 'conjunction', style }).format(items)
}
