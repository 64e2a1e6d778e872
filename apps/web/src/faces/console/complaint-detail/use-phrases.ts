import { useMessages } from '../../../lib/i18n/language.ts'
import { phraseMessages } from './phrases.messages.ts'

/** Phrases to begin with, by whom they are for. */
export function usePhrases() {
  const t = useMessages(phraseMessages)
  return {
    complainant: [
      { label: t.received, value: t.receivedText },
      { label: t.more, value: t.moreText },
      { label: t.gone, value: t.goneText },
      { label: t.unfounded, value: t.unfoundedText },
    ],
    enterprise: [
      { label: t.statement, value: t.statementText },
      { label: t.correction, value: t.correctionText },
    ],
  }
}
