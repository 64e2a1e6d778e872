/** Checks what came in against the contract and says what is wrong in the caller's words. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual, Language } from '@portal/contract/kit'
import { type SentenceKey, sentences } from '@portal/contract/sentence'
import { z } from 'zod'
import { type Fault, fault } from '../errors.ts'
import { generalSentence } from './general-sentence.ts'
import { joinSentences } from './language.ts'

type Issue = z.core.$ZodIssue

const generic: Record<Language, z.core.$ZodErrorMap> = {
  'zh-cn': z.locales.zhCN().localeError,
  en: z.locales.en().localeError,
}
/** A list of a hundred complaints helps nobody. */
const MOST_ISSUES = 8

function localeSays(issue: Issue, language: Language): string {
  const { message, ...raw } = issue
  const translated = generic[language](raw as z.core.$ZodRawIssue)
  return typeof translated === 'string' ? translated : (translated?.message ?? message)
}

const isSentence = (key: string): key is SentenceKey => Object.hasOwn(sentences, key)

/** What one issue says: the contract's own sentence, or a general one led by the name of the field. */
function issueSays(issue: Issue, language: Language): string {
  if (isSentence(issue.message)) return sentences[issue.message][language]
  const own = generalSentence(issue)?.[language]
  const field = issue.path.map(String).join('.')
  const text = own ?? localeSays(issue, language)
  return field === '' ? text : `${field}: ${text}`
}

/** The refusal of a value that does not fit: A0400, with every complaint and the field it is about. */
export function refusal(error: z.ZodError): Fault {
  const issues = error.issues.slice(0, MOST_ISSUES)
  const told = (language: Language): string[] => issues.map((issue) => issueSays(issue, language))
  const says: Bilingual = bilingual(joinSentences(told('zh-cn')), joinSentences(told('en')))
  const fields = issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    says: bilingual(issueSays(issue, 'zh-cn'), issueSays(issue, 'en')),
  }))
  return fault('A0400', says, { fields })
}

/** Parses or refuses. Unknown fields are dropped by the contract's objects. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw refusal(parsed.error)
  return parsed.data
}
