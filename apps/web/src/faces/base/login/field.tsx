import type { InputHTMLAttributes, ReactNode } from 'react'
import css from './login.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
  /** What is wrong with the value; stands below the field and is read with it. */
  error: string | undefined
  /** Something worth knowing that is no error. */
  hint?: ReactNode
  /** A button inside the field. */
  children?: ReactNode
}

/** A labelled field with its message. */
export function Field({ id, label, error, hint, children, ...input }: Props) {
  return (
    <div className={css['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={css['control']}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          required
          {...input}
          id={id}
          name={id}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-said`}
        />
        {children}
      </div>
      <div id={`${id}-said`} className={css['said']} aria-live="polite">
        {error && <span data-wrong="true">{error}</span>} {hint}
      </div>
    </div>
  )
}
