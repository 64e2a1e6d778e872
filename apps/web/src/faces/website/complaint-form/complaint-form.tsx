import type { ComplaintEntrance } from '@portal/contract/complaint'
import { COMPLAINT_PATH, complaintFileTypes, complaintKinds, complaintLimits } from '@portal/contract/complaint-kind'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { complaintWords } from '../../../features/complaint/complaint.messages.ts'
import { FaultSummary, Field, Trap, useScript } from '../../../features/site-form/field.tsx'
import form from '../../../features/site-form/site-form.module.css'
import type { FormReceipt } from '../../../features/site-form/use-site-form.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import page from '../../../ui/page.module.css'
import { complaintFormWords } from './complaint-form.messages.ts'
import css from './complaint-form.module.css'
import { useComplaint } from './use-complaint.ts'

export interface ComplaintSubjectView {
  type: 'product' | 'news'
  id: string
}
interface Props {
  subject: ComplaintSubjectView
  entrance: ComplaintEntrance
}

function Done({ filed }: { filed: FormReceipt }) {
  const t = useMessages(complaintFormWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={form['done']} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {t.doneTitle}
      </h3>
      <p>
        <strong>{t.done(filed.number)}</strong>
      </p>
      <p>{t.doneMail(filed.email)}</p>
      <Link className={page['more']} to={filed.address}>
        {t.follow}
      </Link>
    </div>
  )
}

function Kinds({ chosen, fault }: { chosen: string | undefined; fault: string | undefined }) {
  const t = useMessages(complaintFormWords)
  const kinds = useMessages(complaintWords)
  const id = useId()
  return (
    <fieldset className={form['choices']} aria-describedby={id}>
      <legend>{t.kind}</legend>
      {complaintKinds.map((kind) => (
        <label key={kind} className={form['choice']}>
          <input type="radio" name="kind" value={kind} required defaultChecked={kind === chosen} />
          {kinds[kind]}
        </label>
      ))}
      <span id={id} className={form['wrong']}>
        {fault}
      </span>
    </fieldset>
  )
}

/** What no field shows: what is complained about, in which language, and what tells people from programs. */
function Unseen({ subject, stamp }: { subject: ComplaintSubjectView; stamp: string }) {
  const t = useMessages(complaintFormWords)
  return (
    <>
      <input type="hidden" name="subjectType" value={subject.type} />
      <input type="hidden" name="subjectId" value={subject.id} />
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="stamp" defaultValue={stamp} />
      <Trap label={t.homepage} />
    </>
  )
}

type Typed = Record<string, string | undefined>

function About({ entries, faults, idOf }: { entries: Typed; faults: Typed; idOf(name: string): string }) {
  const t = useMessages(complaintFormWords)
  const text = (name: 'name' | 'email' | 'phone', rest: ComponentProps<'input'>, hint?: string) => (
    <Field id={idOf(name)} label={t[name]} fault={faults[name]} {...(hint !== undefined && { hint })}>
      {(described) => (
        <input
          {...described}
          {...rest}
          name={name}
          maxLength={complaintLimits[name]}
          defaultValue={entries[name] ?? ''}
        />
      )}
    </Field>
  )
  return (
    <>
      <div className={form['pair']}>
        {text('name', { autoComplete: 'name', required: true })}
        {text('email', { type: 'email', autoComplete: 'email', required: true }, t.emailHint)}
      </div>
      <div className={form['pair']}>{text('phone', { type: 'tel', autoComplete: 'tel' })}</div>
    </>
  )
}

/** The form of a complaint. Without script the browser posts it and is led on; with script it stays where it is. */
export default function ComplaintForm({ subject, entrance }: Props) {
  const t = useMessages(complaintFormWords)
  const entries: Typed = entrance.entries
  const { faults, busy, filed, submit } = useComplaint(
    Object.fromEntries(entrance.faults.map(({ field, says }) => [field, says])),
  )
  const found: Typed = faults
  const prefix = useId()
  const idOf = (name: string): string => `${prefix}${name}`
  const script = useScript()
  if (filed) return <Done filed={filed} />
  return (
    <form
      className={form['form']}
      method="post"
      action={COMPLAINT_PATH}
      encType="multipart/form-data"
      noValidate={script}
      onSubmit={submit}
    >
      <Unseen subject={subject} stamp={entrance.stamp} />
      <FaultSummary faults={faults} check={t.check} />
      <Kinds chosen={entries['kind']} fault={found['kind']} />
      <Field id={idOf('statement')} label={t.statement} hint={t.statementHint} fault={found['statement']}>
        {(described) => (
          <textarea
            {...described}
            name="statement"
            rows={5}
            required
            maxLength={complaintLimits.statement}
            defaultValue={entries['statement']}
          />
        )}
      </Field>
      <Field id={idOf('right')} label={t.right} hint={t.rightHint} fault={found['right']} className={css['right']}>
        {(described) => (
          <textarea
            {...described}
            name="right"
            rows={3}
            maxLength={complaintLimits.right}
            defaultValue={entries['right']}
          />
        )}
      </Field>
      <Field
        id={idOf('proof')}
        label={t.proof}
        hint={entrance.faults.length > 0 ? t.proofAgain + t.proofHint : t.proofHint}
        fault={found['proof']}
      >
        {(described) => <input {...described} type="file" name="proof" multiple accept={complaintFileTypes} />}
      </Field>
      <About entries={entries} faults={found} idOf={idOf} />
      <div className={form['field']}>
        <label className={form['consent']}>
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            defaultChecked={entries['consent'] === 'yes'}
            aria-invalid={found['consent'] !== undefined}
          />
          <span>{t.consent}</span>
        </label>
        {found['consent'] !== undefined && <div className={form['wrong']}>{found['consent']}</div>}
        <div className={form['hint']}>{t.privacy}</div>
      </div>
      <div>
        <button type="submit" className={`${page['button']} ${page['primary']}`} aria-disabled={busy}>
          {busy ? t.sending : t.submit}
        </button>
      </div>
    </form>
  )
}
