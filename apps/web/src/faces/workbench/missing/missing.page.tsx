import { DeadEnd } from '../../../features/shell/dead-end.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './missing.messages.ts'

/** An address of workbench or console that leads nowhere: menu, tags and palette stay and lead on. */
export default function MissingPage() {
  const t = useMessages(messages)
  return (
    <DeadEnd drawing="missing" title={t.title}>
      {t.text}
    </DeadEnd>
  )
}
