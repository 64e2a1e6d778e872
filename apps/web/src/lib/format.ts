/**
 * Numbers, days and lists for people. Written by hand where every page of the website needs them: the first formatter of
 * `Intl` costs a phone as much as a third of bringing a page to life, and server and browser may disagree on its words.
 */
import type { Language } from '@portal/contract/kit'
import { dayMessages } from './i18n/day.messages.ts'
import { languageTag } from './i18n/language.ts'

/** Clocks in Shanghai: eight hours ahead of UTC all year, since 1991. */
const AHEAD_MS = 8 * 3_600_000

/** An instant as clocks in Shanghai show it: 2026-01-31T09:05:00.000Z. */
const shanghai = (instant: string | Date): string => new Date(new Date(instant).getTime() + AHEAD_MS).toISOString()

/** The calendar day of an instant in Asia/Shanghai: 2026-01-31. */
export const dayOf = (instant: string | Date): string => shanghai(instant).slice(0, 10)

/** A calendar day in Asia/Shanghai: 2026年1月31日 / 31 Jan 2026. */
export function formatDay(language: Language, day: string | Date): string {
  const [year, month, date] = dayOf(day).split('-').map(Number) as [number, number, number]
  return dayMessages[language].day(year, month, date)
}

/** Date and time to the minute in Asia/Shanghai: 2026-01-31 09:05. */
export const formatInstant = (instant: string | Date): string => shanghai(instant).slice(0, 16).replace('T', ' ')

/** A number with the separators that both languages have, to three places at most: 1,234,567.5. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 1000) / 1000).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Several things in one line: 甲、乙、丙 / a, b, c. */
export function formatList(language: Language, items: readonly string[]): string {
  const tag = languageTag(language)
  const style = language === 'en' ? 'short' : 'long'
  return new Intl.ListFormat(tag, { type: language === 'en' ? 'unit' : 'conjunction', style }).format(items)
}
