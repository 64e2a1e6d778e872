import type { FormEntrance } from '@portal/contract/site-form'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import page from '../../ui/page.module.css'
import { FaultSummary, useScript } from './field.tsx'
import css from './site-form.module.css'
import { siteFormMessages } from './site-form.messages.ts'
import type { SiteFormState } from './use-site-form.ts'

interface Props {
  /** Where it is posted to. */
  action: string
  /** Sends files as well. */
  files?: boolean
  entrance: Pick<FormEntrance, 'stamp'>
  form: Pick<SiteFormState, 'faults' | 'busy' | 'submit'>
  /** What is posted along unseen. */
  hidden: Readonly<Record<string, string>>
  /** The words of the fields, by name. */
  labels: Readonly<Record<string, string>>
  words: { check: string; submit: string; sending: string }
  children: ReactNode
}

/**
 * A form that anybody may post. Without script the browser posts it and is led on; with script it stays where it is.
 * Besides the fields it posts the language of the page, the stamp that tells when it was made, and a field that people
 * neither see nor reach and programs fill in.
 */
export function SiteForm({ action, files = false, entrance, form, hidden, labels, words, children }: Props) {
  const t = useMessages(siteFormMessages)
  const unseen = { ...hidden, language: useLanguage() }
  return (
    <form
      className={css['form']}
      method="post"
      action={action}
      encType={files ? 'multipart/form-data' : undefined}
      noValidate={useScript()}
      onSubmit={form.submit}
    >
      {Object.entries(unseen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="stamp" defaultValue={entrance.stamp} />
      <div className={css['trap']} aria-hidden="true">
        <label>
          {t.trap}
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FaultSummary faults={form.faults} check={words.check} labels={labels} />
      {children}
      <div>
        <button type="submit" className={`${page['button']} ${page['primary']}`} aria-disabled={form.busy}>
          {form.busy ? words.sending : words.submit}
        </button>
      </div>
    </form>
  )
}

/** What a field of the form is given, by its name: its words, its measure, what was typed, what is wrong. */
export const siteFields =
  <Labels extends Readonly<Record<string, string>>>(
    { entries }: Pick<FormEntrance, 'entries'>,
    { faults }: Pick<SiteFormState, 'faults'>,
    labels: Labels,
    limits: Readonly<Partial<Record<keyof Labels, number>>>,
  ) =>
  (name: keyof Labels & string) => ({
    name,
    label: labels[name],
    maxLength: limits[name],
    defaultValue: entries[name],
    fault: faults[name],
  })
