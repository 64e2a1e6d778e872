import { type ReactNode, useSyncExternalStore } from 'react'
import css from './site-form.module.css'
import type { FormFaults } from './use-site-form.ts'

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  fault: string | undefined
  className?: string | undefined
  children(described: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }): ReactNode
}

/** A labelled field with what it asks for and what is wrong with it. */
export function Field({ id, label, hint, fault, className, children }: FieldProps) {
  return (
    <div className={`${css['field']} ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-said`, 'aria-invalid': fault !== undefined })}
      <div id={`${id}-said`}>
        {fault !== undefined && <div className={css['wrong']}>{fault}</div>}
        {hint !== undefined && <div className={css['hint']}>{hint}</div>}
      </div>
    </div>
  )
}

/** What is wrong, at the head of the form; `check` where it stands at the fields. */
export function FaultSummary({ faults, check }: { faults: FormFaults; check: string }) {
  const { '': general, ...fields } = faults
  if (Object.keys(faults).length === 0) return null
  return (
    <div className={css['alert']} role="alert">
      {general ?? check}
      {Object.keys(fields).length > 0 && (
        <ul>
          {Object.entries(fields).map(([field, says]) => (
            <li key={field}>{says}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A field that people neither see nor reach; programs fill it in. */
export function Trap({ label }: { label: string }) {
  return (
    <div className={css['trap']} aria-hidden="true">
      <label>
        {label}
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const nothing = () => () => undefined
/** The browser's own bubbles help where no script does; where one does, the server's sentences stand at the fields. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
