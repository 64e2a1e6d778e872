/** The language a caller reads. */
import type { Language } from '@portal/contract/kit'

/** English when `Accept-Language` starts with it, else Chinese. */
export function languageOf(header: string | undefined): Language {
  return header?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh-cn'
}

/** Several sentences as one, the way the envelope joins them. */
export const joinSentences = (sentences: readonly string[]): string => [...new Set(sentences)].join('；')
