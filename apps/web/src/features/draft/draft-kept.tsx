import type { DraftControl } from '../../lib/drafts.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { draftMessages } from './draft.messages.ts'

/** Says, once something typed was kept, where it is, and that it is not saved yet. */
export function DraftKept({ draft: { kept } }: { draft: Pick<DraftControl<unknown>, 'kept'> }) {
  const t = useMessages(draftMessages)
  return <small role="status">{kept && t[`kept_${kept.where}`]}</small>
}
