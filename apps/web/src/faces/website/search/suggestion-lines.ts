import type { Language } from '@portal/contract/kit'
import type { Suggestions } from '@portal/contract/search'
import { enterpriseAddress } from '../../../features/enterprise/enterprise-address.ts'
import { patentAddress } from '../../../features/patent/patent-address.ts'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import { productAddress } from '../../../features/product/product-address.ts'
import { originalLang, preferEnglish } from '../../../lib/i18n/language.ts'
import { suggestionMessages } from './suggestions.messages.ts'

export interface SuggestionLine {
  address: string
  name: string
  /** Of a name that has no English side. */
  lang: 'zh-CN' | undefined
  note: string
  /** What is marked in the name. */
  terms: readonly string[]
}

/** Letters and digits of their own stand in every other name. */
const isTelling = (word: string): boolean => word.length > 1 || !/^[\x20-\x7E]$/.test(word)

/** The beginning of a printed number that somebody typed, whatever blanks they set. */
function numberTyped(printed: string, typed: string): string {
  const { length } = typed.replaceAll(/[^\dX]/gi, '')
  const begun = new RegExp(`^\\D*((?:[\\dX][ .]?){${length}})`).exec(printed)
  return begun?.[1]?.trim() ?? ''
}

/** What was found, as the lines of the list: products, enterprises, halls, patents. */
export function suggestionLines(found: Suggestions, typed: string, language: Language): SuggestionLine[] {
  const t = suggestionMessages[language]
  const terms = [typed, ...found.terms].filter(isTelling)
  const named = (name: string, nameEn: string) => ({
    name: preferEnglish(language, name, nameEn),
    lang: originalLang(language, nameEn),
    terms,
  })
  return [
    ...found.products.map(({ id, name, nameEn, enterpriseName, enterpriseNameEn }) => ({
      ...named(name, nameEn),
      address: productAddress(id),
      note: preferEnglish(language, enterpriseName, enterpriseNameEn),
    })),
    ...found.enterprises.map(({ id, name, nameEn, productCount }) => ({
      ...named(name, nameEn),
      address: enterpriseAddress(id),
      note: t.enterprise(productCount),
    })),
    ...found.halls.map(({ kind, key, title, titleEn }) => ({
      ...named(title, titleEn),
      address: `/website/showroom/${kind}?key=${key}`,
      note: t[kind],
    })),
    ...found.patents.map((patent) => {
      const name = printedNumber(patent)
      return {
        address: patentAddress(patent.id),
        name,
        lang: undefined,
        note: preferEnglish(language, patent.title, patent.titleEn),
        terms: [numberTyped(name, typed)],
      }
    }),
  ]
}
