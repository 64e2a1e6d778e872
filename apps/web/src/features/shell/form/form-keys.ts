/**
 * Ctrl+S and Ctrl+Enter (⌘ on a Mac) in every form of workbench and console. They press the button that says so itself,
 * by `aria-keyshortcuts`; what the button does, and when it rests, is known by nobody else.
 */
import { useEffect } from 'react'

const SAVE = 'Control+S'
const SUBMIT = 'Control+Enter'
const saving = `${SAVE} Meta+S`
const submitting = `${SUBMIT} Meta+Enter`

/** For the button that saves a draft. */
export const saveKey = { 'aria-keyshortcuts': saving } as const
/** For the button that submits, beside one that saves a draft. */
export const submitKey = { 'aria-keyshortcuts': submitting } as const
/** For the only button of something that is saved. */
export const saveKeys = { 'aria-keyshortcuts': `${saving} ${submitting}` } as const
/** For the button that submits the antd form around it; elsewhere on the page with the form's id as `form`. */
export const submitButton = { htmlType: 'submit', ...saveKeys } as const

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>

/** What a key is to a form: as `aria-keyshortcuts` tells it with Control, undefined for every other key. */
export function formKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Pressed): string | undefined {
  if (ctrlKey === metaKey || altKey || shiftKey || isComposing) return undefined
  if (key.toLowerCase() === 's') return SAVE
  return key === 'Enter' ? SUBMIT : undefined
}

const inSight = (element: Element): boolean => element.checkVisibility()

/** The button that answers to a key: the nearest around the focus, not beyond an open dialog. Of several none is meant. */
function buttonFor(key: string): HTMLElement | undefined {
  const { activeElement, body } = document
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter(inSight)
  const outermost = dialogs.find((dialog) => dialog.contains(activeElement)) ?? dialogs.at(-1) ?? body
  let around: Element | null = outermost.contains(activeElement) ? activeElement : outermost
  while (around) {
    const buttons = [...around.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${key}"]`)].filter(inSight)
    if (buttons.length > 0) return buttons.length === 1 ? buttons[0] : undefined
    around = around === outermost ? null : around.parentElement
  }
  return undefined
}

/** As with the mouse, a field is left before: numbers and days take what was typed only then. It has the focus again at once. */
function press(button: HTMLElement): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) {
    button.click()
    return
  }
  field.blur()
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) field.focus({ preventScroll: true })
      button.click()
    }),
  )
}

/** Listens for the keys of forms, before any editor does. The browser's own dialog for saving a page never opens. */
export function useFormKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = formKeyOf(event)
      if (key === undefined) return
      const button = buttonFor(key)
      if (button || key === SAVE) event.preventDefault()
      if (!button) return
      event.stopPropagation()
      if (!event.repeat) press(button)
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
