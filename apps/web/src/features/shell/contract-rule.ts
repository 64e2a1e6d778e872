import type { Language } from '@portal/contract/kit'
import { type SentenceKey, sentences } from '@portal/contract/sentence'
import type { FormRule } from 'antd'
import type { z } from 'zod'
import { stateMessages } from './page-state.messages.ts'

const isSentence = (key: string): key is SentenceKey => key in sentences

/**
 * A form rule that asks the contract itself. What the contract has a sentence for is said in its words;
 * `otherwise` is said for everything else (a choice that was not made, a text too long).
 */
export function contractRule(schema: z.ZodType, language: Language, otherwise?: string): FormRule {
  return {
    validator: (_rule, value) => {
      const parsed = schema.safeParse(value ?? '')
      if (parsed.success) return Promise.resolve()
      const key = parsed.error.issues[0]?.message ?? ''
      const words = isSentence(key) ? sentences[key][language] : (otherwise ?? stateMessages[language].invalid)
      return Promise.reject(new Error(words))
    },
  }
}
