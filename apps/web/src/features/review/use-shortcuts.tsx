/** Single keys that do something on a page of the review; they rest while somebody types, and can be turned off. */
import { Button, Checkbox, Modal } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { create } from 'zustand'
import { useMessages } from '../../lib/i18n/language.ts'
import { commandKey } from '../shell/command-key.ts'
import { reviewMessages } from './review.messages.ts'
import css from './review.module.css'

export interface Shortcut {
  /** As `KeyboardEvent.key` has it. */
  key: string
  /** What it does, for the list of shortcuts. */
  says: string
  run(): void
}

const STORED = 'review_shortcuts'

function readStored(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'false'
  } catch {
    return true
  }
}

/** Whether somebody wants single keys at all (WCAG 2.1.4); on until it is turned off. */
const useWanted = create<{ on: boolean; turn(on: boolean): void }>((set) => ({
  on: readStored(),
  turn: (on) => {
    set({ on })
    try {
      localStorage.setItem(STORED, String(on))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
}))

const notTyped = ['checkbox', 'radio', 'button', 'submit', 'reset']

/** Whether a dialog lies over the page; it takes the focus only once it has come to rest. */
const isUnderDialog = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some((dialog) => dialog.checkVisibility())

/** Whether a key pressed here is meant for what has the focus: a field, or a menu. */
function isTaken(target: EventTarget | null): boolean {
  if (isUnderDialog()) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role="listbox"], [role="menu"]')) return true
  if (target instanceof HTMLInputElement) return !notTyped.includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function ShortcutList({ shortcuts, onClose }: { shortcuts: readonly Shortcut[]; onClose(): void }) {
  const t = useMessages(reviewMessages)
  const { on, turn } = useWanted()
  const everywhere = [
    { key: `${commandKey} Enter`, says: t.sendReason },
    { key: '?', says: t.showShortcuts },
  ]
  return (
    <Modal
      open
      title={t.shortcuts}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose} autoFocus>
          {t.close}
        </Button>
      }
    >
      <p className={css['lead']}>{t.shortcutsLead}</p>
      <dl className={css['keys']}>
        {[...shortcuts, ...everywhere].map(({ key, says }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={on} onChange={({ target }) => turn(target.checked)}>
        {t.shortcutsOn}
      </Checkbox>
    </Modal>
  )
}

/**
 * Listens to these keys while the page is in sight. `?` shows the list, and so does the button that comes along.
 * `button`: to be put among the actions of the page; `list`: to be put anywhere.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): { button: ReactNode; list: ReactNode } {
  const t = useMessages(reviewMessages)
  const [shown, setShown] = useState(false)
  const wanted = useWanted(({ on }) => on)
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat } = event
    if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || repeat || isTaken(event.target)) return
    const meant = key === '?' ? { run: () => setShown(true) } : shortcuts.find((one) => one.key === key)
    if (!meant) return
    event.preventDefault()
    meant.run()
  })
  useEffect(() => {
    if (!wanted) return undefined
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [wanted])
  return {
    button: (
      <Button className={css.help ?? ''} onClick={() => setShown(true)} aria-keyshortcuts="?">
        {t.shortcuts}
      </Button>
    ),
    list: shown && <ShortcutList shortcuts={shortcuts} onClose={() => setShown(false)} />,
  }
}
