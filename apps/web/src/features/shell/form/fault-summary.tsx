import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './form.module.css'
import { formMessages } from './form.messages.ts'

/** A field of antd that is marked as wrong, or whatever else of a form says what it is called that is wrong in it. */
const FAULTY = '.ant-form-item-has-error, [data-fault]'
const CONTROLS =
  'input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true], button, [tabindex="0"]'

interface Fault {
  field: HTMLElement
  name: string
}

/** What of a field takes the focus: first what is wrong in it. */
function controlOf(field: HTMLElement): HTMLElement | undefined {
  const controls = [...field.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => !one.matches(':disabled') && one.checkVisibility(),
  )
  return controls.find((one) => one.getAttribute('aria-invalid') === 'true') ?? controls[0]
}

const nameOf = (field: HTMLElement): string =>
  field.dataset['fault'] ??
  field.querySelector('.ant-form-item-label > label')?.textContent ??
  controlOf(field)?.getAttribute('aria-label') ??
  ''

/** What a form shows as wrong, in the order in which its fields stand on the page. */
const faultsIn = (form: Element): Fault[] =>
  [...form.querySelectorAll<HTMLElement>(FAULTY)].map((field) => ({ field, name: nameOf(field) }))

const same = (one: readonly Fault[], other: readonly Fault[]): boolean =>
  one.length === other.length &&
  one.every(({ field, name }, at) => field === other[at]?.field && name === other[at]?.name)

function enter(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' })
  controlOf(field)?.focus({ preventScroll: true })
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
