/** How one value of a source is read: as text from a workbook or from JSON, in the forms that people and programs write. */
import { bilingual } from '@portal/contract/bilingual'
import type { FilingValue } from '@portal/contract/filing'
import type { Bilingual } from '@portal/contract/kit'
import { type SentenceKey, sentences } from '@portal/contract/sentence'
import type { z } from 'zod'

export type Read = { value: FilingValue } | { reason: Bilingual }
export type Reader = (given: string) => Read

/** Full-width letters and digits as ASCII, blanks around and repeated blanks gone. */
export const plain = (given: string): string => given.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()

const isSentence = (key: string): key is SentenceKey => Object.hasOwn(sentences, key)

const general = bilingual('内容不符合要求或过长', 'This is malformed or too long')

/** What the contract says of a value: the value itself, or the sentence that refuses it. */
export function judged(schema: z.ZodType, value: FilingValue): Read {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value }
  const key = parsed.error.issues[0]?.message ?? ''
  return { reason: isSentence(key) ? sentences[key] : general }
}

/** Text as it is, blanks around it gone. */
export const asText =
  (schema: z.ZodType): Reader =>
  (given) =>
    judged(schema, given.trim())

/** Identifiers, mobiles, addresses of mail and web: without blanks, full-width characters as ASCII. */
export const asIdentifier =
  (schema: z.ZodType): Reader =>
  (given) =>
    judged(schema, given.normalize('NFKC').replaceAll(/\s/g, ''))

const DAY = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/
const day = bilingual('请填写形如 2026-01-31 的日期', 'Please give a date such as 2026-01-31')

/** A calendar day, `YYYY-MM-DD`; also 2026/1/31, 2026年1月31日, 20260131, and an instant's day. */
export const asDay: Reader = (given) => {
  const [, year = '', month = '', date = ''] = DAY.exec(plain(given).replace(/[ T]\d{1,2}:.*$/, '')) ?? []
  const value = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const exact = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(exact.getTime()) || exact.toISOString().slice(0, 10) !== value) return { reason: day }
  return { value }
}

const number = bilingual('请填写数字，不带单位', 'Please give a number without a unit')

/** A number, with or without separators of thousands. */
export const asNumber =
  (schema: z.ZodType, mistake: Bilingual = number): Reader =>
  (given) => {
    const text = plain(given).replaceAll(',', '')
    if (!/^-?\d+(\.\d+)?$/.test(text)) return { reason: mistake }
    const read = judged(schema, Number(text))
    return 'value' in read ? read : { reason: mistake }
  }

/** A code, given as itself or as one of its names. */
export function asCode(names: Record<string, readonly string[]>): Reader {
  const codes = new Map<string, string>()
  for (const [code, known] of Object.entries(names)) {
    for (const name of [code, ...known]) codes.set(name.toLowerCase(), code)
  }
  const listed = Object.values(names).map(([first]) => first ?? '')
  const shown = listed.length > 12 ? [...listed.slice(0, 3), '…'] : listed
  const reason = bilingual(`无法识别，应为：${shown.join('、')}`, `Not recognised. One of: ${shown.join(', ')}`)
  return (given) => {
    const value = codes.get(plain(given).toLowerCase())
    return value === undefined ? { reason } : { value }
  }
}
