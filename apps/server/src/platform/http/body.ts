/** Reads request bodies: JSON and plain forms, strictly as UTF-8, without prototypes slipping in. */
import { bilingual } from '@portal/contract/bilingual'
import { fault } from '../errors.ts'
import { MOST_PAIRS, OVERLONG_QUERY, readQuery, UNREADABLE_QUERY } from './query.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

const says = {
  encoding: bilingual('请求内容不是有效的 UTF-8 文本', 'The request body is not valid UTF-8'),
  json: bilingual('请求内容不是有效的 JSON', 'The request body is not valid JSON'),
  form: bilingual('表单内容无法识别', 'The form could not be read'),
  fields: bilingual(
    `表单最多 ${MOST_PAIRS} 项，请减少后重新提交`,
    `A form may have at most ${MOST_PAIRS} fields. Please send fewer`,
  ),
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    throw fault('A0400', says.encoding, null, error)
  }
}

/** `__proto__` as a key of our objects would be a prototype for whoever copies them. */
const PROTOTYPE_KEY = /"(?:_|\\u005[fF]){2}(?:p|\\u0070)/
const withoutPrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value)

/** Parses a JSON body; an empty one is `undefined`. Throws A0400 saying whether encoding or syntax is wrong. */
export function readJson(bytes: Buffer): unknown {
  const text = decode(bytes)
  if (text.trim() === '') return undefined
  try {
    return PROTOTYPE_KEY.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text)
  } catch (error) {
    throw fault('A0400', says.json, null, error)
  }
}

/** Parses an `application/x-www-form-urlencoded` body. Throws A0400 when it is no text, no form, or has too many fields. */
export function readForm(bytes: Buffer): Record<string, unknown> {
  const form = readQuery(decode(bytes))
  if (form === OVERLONG_QUERY) throw fault('A0400', says.fields)
  if (form === UNREADABLE_QUERY) throw fault('A0400', says.form)
  return form
}
