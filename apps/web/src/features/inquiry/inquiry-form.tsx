import type { InquiryEntrance } from '@portal/contract/inquiry'
import { INQUIRY_PATH, inquiryLimits, type InquiryTargetType } from '@portal/contract/inquiry-kind'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import page from '../../ui/page.module.css'
import { FaultSummary, Field, Trap, useScript } from '../site-form/field.tsx'
import css from '../site-form/site-form.module.css'
import { type FormReceipt, useSiteForm } from '../site-form/use-site-form.ts'
import { inquiryFormWords } from './inquiry-form.messages.ts'

export interface InquiryTargetView {
  type: InquiryTargetType
  /** '' for the platform. */
  id: string
}
interface Props {
  target: InquiryTargetView
  entrance: InquiryEntrance
}
type Typed = Record<string, string | undefined>
interface PartProps {
  entries: Typed
  faults: Typed
  idOf(name: string): string
}

function Done({ receipt }: { receipt: FormReceipt }) {
  const t = useMessages(inquiryFormWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css['done']} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {t.doneTitle}
      </h3>
      <p>
        <strong>{t.done(receipt.number)}</strong>
      </p>
      <p>{receipt.email === '' ? t.doneLink : t.doneMail(receipt.email)}</p>
      <Link className={page['more']} to={receipt.address}>
        {t.follow}
      </Link>
    </div>
  )
}

type Purposes = InquiryEntrance['purposes']['maker']

function Choices({
  legend,
  offered,
  entries,
  faults,
}: Pick<PartProps, 'entries' | 'faults'> & { legend: string; offered: Purposes }) {
  const id = useId()
  return (
    <fieldset className={css['choices']} aria-describedby={id}>
      <legend>{legend}</legend>
      {offered.map(({ value, label }) => (
        <label key={value} className={css['choice']}>
          <input type="radio" name="purpose" value={value} required defaultChecked={value === entries['purpose']} />
          {label}
        </label>
      ))}
      <span id={id} className={css['wrong']}>
        {faults['purpose']}
      </span>
    </fieldset>
  )
}

/** Who asks. Without script the server says that one of the two addresses is needed. */
function Contact({ entries, faults, idOf }: PartProps) {
  const t = useMessages(inquiryFormWords)
  const text = (name: 'name' | 'company' | 'email' | 'phone', rest: ComponentProps<'input'>, hint?: string) => (
    <Field id={idOf(name)} label={t[name]} fault={faults[name]} hint={hint}>
      {(described) => (
        <input
          {...described}
          {...rest}
          name={name}
          maxLength={inquiryLimits[name]}
          defaultValue={entries[name] ?? ''}
        />
      )}
    </Field>
  )
  return (
    <>
      <div className={css['pair']}>
        {text('name', { autoComplete: 'name', required: true })}
        {text('company', { autoComplete: 'organization' })}
      </div>
      <div className={css['pair']}>
        {text('email', { type: 'email', autoComplete: 'email' }, t.emailHint)}
        {text('phone', { type: 'tel', autoComplete: 'tel' }, t.phoneHint)}
      </div>
    </>
  )
}

function Consent({ entries, faults, platform }: Pick<PartProps, 'entries' | 'faults'> & { platform: boolean }) {
  const t = useMessages(inquiryFormWords)
  const language = useLanguage()
  return (
    <div className={css['field']}>
      <label className={css['consent']}>
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          defaultChecked={entries['consent'] === 'yes'}
          aria-invalid={faults['consent'] !== undefined}
        />
        <span>
          {t.consentBefore}
          <a href={`/website/privacy${language === 'en' ? '?lang=en' : ''}`} target="_blank" rel="noreferrer">
            {t.privacy}
          </a>
          {platform ? t.consentPlatform : t.consentMaker}
        </span>
      </label>
      {faults['consent'] !== undefined && <div className={css['wrong']}>{faults['consent']}</div>}
    </div>
  )
}

/** What no field shows: who is asked, in which language, under which privacy text, and what tells people from programs. */
function Unseen({ target, entrance }: Props) {
  const t = useMessages(inquiryFormWords)
  return (
    <>
      <input type="hidden" name="targetType" value={target.type} />
      <input type="hidden" name="targetId" value={target.id} />
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="privacy" value={entrance.privacy} />
      <input type="hidden" name="stamp" defaultValue={entrance.stamp} />
      <Trap label={t.homepage} />
    </>
  )
}

/** The form of an inquiry; on pages of its own a part that comes late. Without script the browser posts it and is led on; with script it stays where it is. */
export default function InquiryForm({ target, entrance }: Props) {
  const t = useMessages(inquiryFormWords)
  const script = useScript()
  const first = Object.fromEntries(entrance.faults.map(({ field, says }) => [field, says]))
  const { faults, busy, receipt, submit } = useSiteForm({ first, failed: t.failed })
  const prefix = useId()
  const idOf = (name: string): string => `${prefix}${name}`
  if (receipt) return <Done receipt={receipt} />
  const platform = target.type === 'platform'
  const part = { entries: entrance.entries as Typed, faults: faults as Typed, idOf }
  return (
    <form className={css['form']} method="post" action={INQUIRY_PATH} noValidate={script} onSubmit={submit}>
      <Unseen target={target} entrance={entrance} />
      <FaultSummary faults={faults} check={t.check} />
      <Choices
        {...part}
        legend={platform ? t.topic : t.purpose}
        offered={entrance.purposes[platform ? 'platform' : 'maker']}
      />
      <Field id={idOf('text')} label={t.text} hint={platform ? t.contactHint : t.textHint} fault={part.faults['text']}>
        {(described) => (
          <textarea
            {...described}
            name="text"
            rows={5}
            required
            maxLength={inquiryLimits.text}
            defaultValue={part.entries['text']}
          />
        )}
      </Field>
      <Contact {...part} />
      <Consent {...part} platform={platform} />
      <div>
        <button type="submit" className={`${page['button']} ${page['primary']}`} aria-disabled={busy}>
          {busy ? t.sending : t.submit}
        </button>
      </div>
    </form>
  )
}
