import { useLanguage, useMessages } from '../lib/i18n/language.ts'
import css from './original-note.module.css'
import { uiMessages } from './ui.messages.ts'

/** Says on an English page that some of it is in Chinese. `texts`: each with its English, '' where it has none. */
export function OriginalNote({ texts }: { texts: readonly (readonly [original: string, english: string])[] }) {
  const t = useMessages(uiMessages)
  const lacking = texts.some(([original, english]) => original !== '' && english === '')
  return useLanguage() === 'en' && lacking ? <div className={css['note']}>{t.original}</div> : null
}
