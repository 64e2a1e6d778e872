import type { Language } from '@portal/contract/kit'
import { type SentenceKey, sentences } from '@portal/contract/sentence'
import type { z } from 'zod'
import { stateMessages } from '../shell/page-state.messages.ts'

const isSentence = (key: string): key is SentenceKey => key in sentences

/** What the contract has against a document, in words, by path: `contact.phone`, `story.0.title`. */
export function problemsIn(schema: z.ZodType, document: unknown, language: Language): Map<string, string> {
  const parsed = schema.safeParse(document)
  if (parsed.success) return new Map()
  return new Map(
    parsed.error.issues.map(({ path, message }) => [
      path.join('.'),
      isSentence(message) ? sentences[message][language] : stateMessages[language].invalid,
    ]),
  )
}
