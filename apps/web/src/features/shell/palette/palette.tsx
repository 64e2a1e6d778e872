import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { ShellIcon } from '../icons.tsx'
import css from './palette.module.css'
import { paletteMessages } from './palette.messages.ts'
import { forgetVisits } from './palette-history.ts'
import { LIST, PaletteList, rowId } from './palette-list.tsx'
import { usePalette } from './use-palette.ts'
import type { RecordSearchState } from './use-records.ts'

function Keys() {
  const t = useMessages(paletteMessages)
  return (
    <p className={css['keys']} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {t.move} <kbd>Enter</kbd> {t.enter} <kbd>Esc</kbd> {t.leave}
    </p>
  )
}

/** How the search for records stands, as long as it is not done. */
function RecordState({ state, onRetry }: { state: RecordSearchState; onRetry(): void }) {
  const t = useMessages(paletteMessages)
  if (state === 'idle') return null
  const failed = state === 'failed'
  return (
    <p className={css['note']} {...(failed && { role: 'alert' })}>
      {t[state]}
      {failed && (
        <button type="button" onClick={onRetry}>
          {t.retry}
        </button>
      )}
    </p>
  )
}

/**
 * The command palette: one field that finds pages, actions and records, and creates what may be created. The browser's
 * dialog keeps the focus inside, closes at Esc, and gives the focus back to where it was.
 */
export default function Palette({ onClose }: { onClose(): void }) {
  const t = useMessages(paletteMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const palette = usePalette(() => dialog.current?.close())
  const { typed, type, groups, count, active, setActive, press, run, state, retry, blank } = palette
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const closeBeside = ({ target }: MouseEvent): void => {
    if (target === dialog.current) dialog.current?.close()
  }
  // It may have been opened again before the news of its closing came.
  const closed = (): void => {
    if (!dialog.current?.open) onClose()
  }
  const nothing = count === 0 && state === 'idle'
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a click beside it; the keyboard has Esc
    <dialog ref={dialog} className={css['palette']} aria-label={t.title} onClose={closed} onClick={closeBeside}>
      <div className={css['box']}>
        <div className={css['field']}>
          <ShellIcon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={t.hint}
            aria-expanded={count > 0}
            aria-controls={LIST}
            aria-autocomplete="list"
            {...(count > 0 && { 'aria-activedescendant': rowId(active) })}
            placeholder={t.hint}
            value={typed}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
          />
          <button type="button" aria-label={t.close} onClick={() => dialog.current?.close()}>
            <ShellIcon name="close" />
          </button>
        </div>
        {nothing && (
          <div className={css['nothing']}>
            <p>{t.nothing(typed.trim())}</p>
            <small>{t.nothingHint}</small>
          </div>
        )}
        <PaletteList groups={groups} active={active} onPoint={setActive} onRun={run} />
        <RecordState state={state} onRetry={retry} />
        <div className={css['foot']}>
          <Keys />
          {groups.some(({ key }) => key === 'recent') && (
            <button type="button" onClick={forgetVisits}>
              {t.forget}
            </button>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {!blank && state === 'idle' && (nothing ? t.nothing(typed.trim()) : t.found(count))}
        </p>
      </div>
    </dialog>
  )
}
