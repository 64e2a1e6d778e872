import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { DraftControl } from '../../lib/drafts.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { stateMessages } from './page-state.messages.ts'

const FIELDS = 'input:not([type=hidden], [type=file]), textarea, [contenteditable=true]'

/** The first field below a place on the page that somebody can type in. */
function fieldBelow(place: Element | null): HTMLElement | undefined {
  const around = place?.closest('[role=dialog], main') ?? document.body
  return [...around.querySelectorAll<HTMLElement>(FIELDS)].find(
    (field) =>
      place !== null &&
      (place.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !field.matches(':disabled') &&
      field.checkVisibility(),
  )
}

/** After an answer the buttons are gone, and the keyboard goes on in the form; answers where the offer stands and what to call. */
function useGoOn() {
  const place = useRef<HTMLSpanElement>(null)
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    if (answers > 0) fieldBelow(place.current)?.focus()
  }, [answers])
  return { place, goOn: () => setAnswers((count) => count + 1) }
}

/** Offers a draft that was left on this device; `onRestore` puts its value into the form. */
export function DraftOffer<T>({ draft, onRestore }: { draft: DraftControl<T>; onRestore(value: T): void }) {
  const t = useMessages(stateMessages)
  const { place, goOn } = useGoOn()
  const restore = (): void => {
    const value = draft.restore()
    if (value !== undefined) onRestore(value)
    goOn()
  }
  const discard = (): void => {
    draft.discard()
    goOn()
  }
  const actions = (
    <>
      <Button size="small" type="primary" onClick={restore}>
        {t.draftRestore}
      </Button>
      <Button size="small" type="text" onClick={discard}>
        {t.draftDiscard}
      </Button>
    </>
  )
  return (
    <>
      <span ref={place} hidden />
      {draft.offered && (
        <Alert
          type="info"
          showIcon
          title={t.draftFound}
          description={t.draftText(formatInstant(draft.offered.savedAt))}
          action={actions}
          style={{ marginBottom: 16 }}
        />
      )}
    </>
  )
}
