import type { Language } from '@portal/contract/kit'
import { createContext, useContext } from 'react'
import type { Messages } from './messages.ts'

export const LanguageContext = createContext<Language>('zh-cn')

export const useLanguage = (): Language => useContext(LanguageContext)

/** The words of a page in the language shown. */
export function useMessages<T>(messages: Messages<T>): T {
  return messages[useContext(LanguageContext)]
}

/** Content that may lack its English side: the Chinese original stands in. */
export const preferEnglish = (language: Language, original: string, english: string): string =>
  language === 'en' && english !== '' ? english : original

/** The `lang` of content that may lack its English side; undefined where it is in the language of the page. */
export const originalLang = (language: Language, english: string): 'zh-CN' | undefined =>
  language === 'en' && english === '' ? 'zh-CN' : undefined

/** The tag for `<html lang>`, `Intl` and `Accept-Language`. */
export const languageTag = (language: Language): string => (language === 'en' ? 'en' : 'zh-CN')
