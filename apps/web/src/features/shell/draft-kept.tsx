import type { DraftControl } from '../../lib/drafts.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { stateMessages } from './page-state.messages.ts'

/** Says, once something typed was kept on this device, that it is there and nowhere else yet. */
export function DraftKept({ draft }: { draft: Pick<DraftControl<unknown>, 'keptAt'> }) {
  const t = useMessages(stateMessages)
  return <small role="status">{draft.keptAt !== null && t.draftKept}</small>
}
