import { type ComponentProps, type ReactNode, useId, useSyncExternalStore } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './site-form.module.css'
import { siteFormMessages } from './site-form.messages.ts'
import type { FormFaults } from './use-site-form.ts'

interface FieldProps {
  label: string
  hint?: string | undefined
  fault?: string | undefined
  className?: string | undefined
  children(described: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }): ReactNode
}

/** A labelled field with what it asks for and what is wrong with it. */
export function Field({ label, hint, fault, className, children }: FieldProps) {
  const id = useId()
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

type InputProps = Pick<FieldProps, 'label' | 'hint' | 'fault'> & ComponentProps<'input'>

/** A field of one line. */
export function TextInput({ label, hint, fault, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(described) => <input {...described} {...input} />}
    </Field>
  )
}

type AreaProps = Omit<FieldProps, 'children'> & ComponentProps<'textarea'>

/** A field of many lines. */
export function TextArea({ label, hint, fault, className, ...area }: AreaProps) {
  return (
    <Field label={label} hint={hint} fault={fault} className={className}>
      {(described) => <textarea {...described} {...area} />}
    </Field>
  )
}

interface ChoicesProps {
  name: string
  legend: string
  options: readonly { value: string; label: string }[]
  chosen: string | undefined
  fault: string | undefined
}

/** One of several, all of them in sight. */
export function Choices({ name, legend, options, chosen, fault }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className={css['choices']} aria-describedby={id}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={css['choice']}>
          <input type="radio" name={name} value={value} required defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
      <span id={id} className={css['wrong']}>
        {fault}
      </span>
    </fieldset>
  )
}

interface ConsentProps {
  given: boolean
  fault: string | undefined
  hint?: string
  /** What is agreed to. */
  children: ReactNode
}

/** The box without which nothing is sent. */
export function Consent({ given, fault, hint, children }: ConsentProps) {
  return (
    <div className={css['field']}>
      <label className={css['consent']}>
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          defaultChecked={given}
          aria-invalid={fault !== undefined}
        />
        <span>{children}</span>
      </label>
      {fault !== undefined && <div className={css['wrong']}>{fault}</div>}
      {hint !== undefined && <div className={css['hint']}>{hint}</div>}
    </div>
  )
}

interface SummaryProps {
  faults: FormFaults
  /** Said where the faults stand at the fields. */
  check: string
  /** By the field's name; what is wrong with others says by itself what it is about. */
  labels: Readonly<Record<string, string>>
}

/** What is wrong, at the head of the form. */
export function FaultSummary({ faults, check, labels }: SummaryProps) {
  const t = useMessages(siteFormMessages)
  const { '': general, ...fields } = faults
  if (Object.keys(faults).length === 0) return null
  return (
    <div className={css['alert']} role="alert">
      {general ?? check}
      {Object.keys(fields).length > 0 && (
        <ul>
          {Object.entries(fields).map(([field, says]) => (
            <li key={field}>{labels[field] ? t.fault(labels[field], says) : says}</li>
          ))}
        </ul>
      )}
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
