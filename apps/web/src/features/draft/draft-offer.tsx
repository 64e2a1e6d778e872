import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { DraftControl, OfferedDraft } from '../../lib/drafts.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './draft-offer.module.css'
import { draftMessages } from './draft.messages.ts'

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

/** Where a version was typed, in words. */
function useWhere(): (device: OfferedDraft<unknown>['device']) => string {
  const t = useMessages(draftMessages)
  return (device) => {
    if (device === null) return t.here
    const names = [device.browser, device.system].filter((name) => name !== '').join(' · ')
    return names === '' ? t.elsewhere : t.device(names)
  }
}

/** Offers the versions that were left behind, each with when and where; `onRestore` puts the value of one into the form. */
export function DraftOffer<T>({ draft, onRestore }: { draft: DraftControl<T>; onRestore(value: T): void }) {
  const t = useMessages(draftMessages)
  const whereOf = useWhere()
  const { place, goOn } = useGoOn()
  const { offered } = draft
  const restore = (version: string): void => {
    const value = draft.restore(version)
    if (value !== undefined) onRestore(value)
    goOn()
  }
  const discard = (version: string): void => {
    draft.discard(version)
    goOn()
  }
  const versions = (
    <>
      {t.lead}
      <ul className={css['versions']}>
        {offered.map(({ version, typedAt, device }) => (
          <li key={version}>
            <span id={`draft-${version}`}>{t.typed(formatInstant(typedAt), whereOf(device))}</span>
            <Button size="small" type="primary" aria-describedby={`draft-${version}`} onClick={() => restore(version)}>
              {t.restore}
            </Button>
            <Button size="small" type="text" aria-describedby={`draft-${version}`} onClick={() => discard(version)}>
              {t.discard}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
  return (
    <>
      <span ref={place} hidden />
      {offered.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={offered.length === 1 ? t.found : t.several(offered.length)}
          description={versions}
          className={css['offer'] ?? ''}
        />
      )}
    </>
  )
}
