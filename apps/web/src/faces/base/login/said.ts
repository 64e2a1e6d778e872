/** What is said about an entry or a form. Kept as a key, or as the refusal itself, so that its words follow the language. */
import { codes, type ResultCode } from '@portal/contract/code'
import type { Bilingual, Language } from '@portal/contract/kit'
import { type SentenceKey, sentences } from '@portal/contract/sentence'
import { clientMessages } from '../../../lib/http.messages.ts'
import type { CallError } from '../../../lib/http.ts'
import { refusedField } from '../../../lib/refused-field.ts'

/** A refusal of the server, in the language it was given in. */
export interface Refusal {
  code: string
  message: string
  language: Language
  /** Of a refusal about a field: its words in every language. */
  says?: Bilingual | undefined
}

/** What a form finds by itself: a sentence of the contract, or what the server would refuse with. */
export type Found = SentenceKey | ResultCode

export type Said = Found | Refusal

export const refusalOf = (error: CallError, language: Language): Refusal => ({
  code: error.code,
  message: error.message,
  language,
  says: refusedField(error)?.says,
})

/** Words of a form for some codes, in the language shown: they say more than the general ones. */
export type OwnWords = Readonly<Record<string, string>>

/** The words of a code, for a refusal whose own words are in the other language. */
function generalWords(code: string, language: Language, own: OwnWords): string {
  const words = clientMessages[language]
  if (code === 'offline' || code === 'timeout') return words[code]
  return own[code] ?? Object.entries(codes).find(([known]) => known === code)?.[1].says[language] ?? words.systemError
}

const wordsFound = (found: Found, language: Language): string =>
  (found in codes ? codes[found as ResultCode].says : sentences[found as SentenceKey])[language]

/** The words of what is said, in the language shown. */
export function wordsOf(said: Said | undefined, language: Language, own: OwnWords = {}): string | undefined {
  if (said === undefined) return undefined
  if (typeof said === 'string') return wordsFound(said, language)
  if (said.language === language) return said.message
  return said.says?.[language] ?? generalWords(said.code, language, own)
}
