import { DeadEnd } from '../../../features/shell/dead-end.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { unauthorisedMessages } from './unauthorised.messages.ts'

/** Signed in, but not allowed here: menu, tags and palette stay and lead on. */
export default function UnauthorisedPage() {
  const t = useMessages(unauthorisedMessages)
  return (
    <DeadEnd drawing="locked" title={t.title}>
      {t.text}
    </DeadEnd>
  )
}
