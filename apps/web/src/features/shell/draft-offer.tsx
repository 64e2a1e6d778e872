import { Alert, Button } from 'antd'
import type { DraftControl } from '../../lib/drafts.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { stateMessages } from './page-state.messages.ts'

/** Offers a draft that was left on this device; `onRestore` puts its value into the form. */
export function DraftOffer<T>({ draft, onRestore }: { draft: DraftControl<T>; onRestore(value: T): void }) {
  const t = useMessages(stateMessages)
  if (!draft.offered) return null
  const restore = (): void => {
    const value = draft.restore()
    if (value !== undefined) onRestore(value)
  }
  const actions = (
    <>
      <Button size="small" type="primary" onClick={restore}>
        {t.draftRestore}
      </Button>
      <Button size="small" type="text" onClick={draft.discard}>
        {t.draftDiscard}
      </Button>
    </>
  )
  return (
    <Alert
      type="info"
      showIcon
      title={t.draftFound}
      description={t.draftText(formatInstant(draft.offered.savedAt))}
      action={actions}
      style={{ marginBottom: 16 }}
    />
  )
}
