/** What the log may hold of people, and nothing of what opens doors. */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Values under these names are not written at all. */
const SECRET = /password|secret|token|hash|credential|apikey|accesskey/i
/** Values under these names reach a person; enough is left to compare them. */
const PERSONAL = /(mobile|phone|e?mail|recipient)$/i
const PERSONS_NAME = /^(contactName|complainant)$/
/** What somebody typed to find somebody. */
const SEARCHED = /^keywords$/

const stars = (text: string, from: number, to: number): string =>
  text.slice(0, from) + '*'.repeat(Math.max(3, text.length - from - to)) + text.slice(text.length - to)

/** 138****5678, l***@example.com; what is masked already stays as it is. */
export function maskPersonal(text: string): string {
  if (text === '' || text.includes('*')) return text
  const at = text.lastIndexOf('@')
  if (at > 0) return `${text.charAt(0)}***${text.slice(at)}`
  return text.length < 8 ? '***' : stars(text, 3, 4)
}

const maskName = (text: string): string => (text === '' || text.includes('*') ? text : `${[...text][0] ?? ''}**`)

/** Numbers and addresses inside a longer text. */
const maskInside = (text: string): string => text.replaceAll(/1[3-9]\d{9}|[\w.+-]+@[\w-]+(\.[\w-]+)+/g, maskPersonal)

function valueOf(key: string, value: Json): Json {
  if (typeof value !== 'string') return discreet(value)
  if (PERSONAL.test(key)) return maskPersonal(value)
  if (PERSONS_NAME.test(key)) return maskName(value)
  return SEARCHED.test(key) ? maskInside(value) : value
}

/** The same value without secrets, and with what reaches people masked. Doing it twice changes nothing more. */
export function discreet(value: Json): Json {
  if (Array.isArray(value)) return value.map(discreet)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !SECRET.test(key))
  return Object.fromEntries(kept.map(([key, one]) => [key, valueOf(key, one)]))
}
