import type { Language } from '@portal/contract/kit'

/** A sentence, or a function that makes one from its arguments. */
type Sentence = string | ((...values: never[]) => string)

/** The same shape in the other language: a sentence stays a sentence, a function keeps its arguments. */
type Same<T> = {
  [Key in keyof T]: T[Key] extends (...values: infer Values) => string ? (...values: Values) => string : string
}

export type Messages<T> = Record<Language, T>

/**
 * The words of one page or part in both languages. Chinese is written first and gives the keys;
 * a key missing or added in English is a type error. Stands alone in `<name>.messages.ts`.
 */
export function defineMessages<const Zh extends Record<string, Sentence>>(words: {
  'zh-cn': Zh
  en: Same<Zh>
}): Messages<Same<Zh>> {
  return words as unknown as Messages<Same<Zh>>
}
