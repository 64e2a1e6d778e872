import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './form.module.css'
import { formMessages } from './form.messages.ts'

/** A field of antd that is marked as wrong, or whatever else of a form says what it is called that is wrong in it. */
const FAULTY = '.ant-form-item-has-error, [data-fault]'
const WRITTEN = 'input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]'
const CONTROLS = `${WRITTEN}, button, [tabindex="0"]`
/** What takes the focus first: what is wrong itself, a text before its tools, a field before buttons. */
const PREFERRED = ['[aria-invalid=true]', '[contenteditable=true]', WRITTEN, CONTROLS]

interface Fault {
  field: HTMLElement
  name: string
}

/** What of a field takes the focus. */
function controlOf(field: HTMLElement): HTMLElement | undefined {
  const controls = [...field.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => !one.matches(':disabled') && one.checkVisibility(),
  )
  const found = PREFERRED.map((kind) => controls.find((one) => one.matches(kind)))
  return found.find((one) => one !== undefined)
}

/** What an entry of a list is called whose fields are called as those of every other entry. */
const entryOf = (field: HTMLElement): string =>
  field.parentElement?.closest('[data-entry]')?.getAttribute('data-entry') ?? ''

function nameOf(field: HTMLElement): string {
  const { fault } = field.dataset
  if (fault !== undefined) return fault
  const label = field.querySelector('.ant-form-item-label > label')?.textContent
  return `${entryOf(field)} ${label ?? controlOf(field)?.getAttribute('aria-label') ?? ''}`.trim()
}

/** What a form shows as wrong, in the order in which its fields stand on the page. */
const faultsIn = (form: Element): Fault[] =>
  [...form.querySelectorAll<HTMLElement>(FAULTY)].map((field) => ({ field, name: nameOf(field) }))

const same = (one: readonly Fault[], other: readonly Fault[]): boolean =>
  one.length === other.length &&
  one.every(({ field, name }, at) => field === other[at]?.field && name === other[at]?.name)

/** What opens the place that hides a field: the tab of a panel, the head of a fold. */
function openerOf(place: HTMLElement): HTMLElement | null {
  if (place.matches('[role=tabpanel][aria-hidden=true]'))
    return document.getElementById(place.getAttribute('aria-labelledby') ?? '')
  if (place.matches('.ant-collapse-item'))
    return place.querySelector<HTMLElement>(':scope > .ant-collapse-header[aria-expanded=false]')
  return place.matches('details:not([open])') ? place.querySelector('summary') : null
}

/** Opens what hides a field, from outside in; answers whether anything was shut. */
function reveal(field: HTMLElement): boolean {
  const openers: HTMLElement[] = []
  for (let place: HTMLElement | null = field; place; place = place.parentElement) {
    const opener = openerOf(place)
    if (opener) openers.unshift(opener)
  }
  for (const opener of openers) opener.click()
  return openers.length > 0
}

function enter(field: HTMLElement): void {
  const go = (): void => {
    field.scrollIntoView({ block: 'center' })
    controlOf(field)?.focus({ preventScroll: true })
  }
  // What was opened is drawn first.
  if (reveal(field)) requestAnimationFrame(go)
  else go()
}

/**
 * What is wrong in the form whose first child this is, each with the way to it. `attempts` counts those to send it that
 * failed: after each the focus goes to the first fault, and what is still wrong is listed until nothing is. A single
 * fault needs no list: the focus is in it.
 */
export function FaultSummary({ attempts }: { attempts: number }) {
  const t = useMessages(formMessages)
  const place = useRef<HTMLDivElement>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  useEffect(() => {
    const form = place.current?.parentElement
    if (attempts === 0 || !form) return undefined
    let isNew = true
    const look = (): void => {
      const found = faultsIn(form)
      setFaults((before) => (same(before, found) ? before : found))
      const [first] = found
      if (isNew && first) {
        isNew = false
        enter(first.field)
      } else if (!isNew && !first) observer.disconnect()
    }
    // antd marks its fields a moment after they were judged.
    const observer = new MutationObserver(look)
    const marks = { attributes: true, attributeFilter: ['class', 'data-fault'] }
    observer.observe(form, { subtree: true, childList: true, ...marks })
    look()
    return () => observer.disconnect()
  }, [attempts])
  return (
    <div ref={place} className={css['faults']} hidden={faults.length < 2}>
      {faults.length > 1 && (
        <Alert
          type="error"
          showIcon
          title={t.faults(faults.length)}
          description={
            <ul>
              {faults.map(({ field, name }) => (
                <li key={`${controlOf(field)?.id ?? ''} ${name}`}>
                  <Button type="link" size="small" onClick={() => enter(field)}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  )
}
