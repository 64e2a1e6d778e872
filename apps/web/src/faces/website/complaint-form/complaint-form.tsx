import type { ComplaintEntrance } from '@portal/contract/complaint'
import { COMPLAINT_PATH, complaintFileTypes, complaintKinds, complaintLimits } from '@portal/contract/complaint-kind'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import {
  Choices,
  Consent,
  FaultSummary,
  Field,
  TextArea,
  TextInput,
  Unseen,
  useScript,
} from '../../../features/site-form/field.tsx'
import { Receipt } from '../../../features/site-form/receipt.tsx'
import form from '../../../features/site-form/site-form.module.css'
import { useMessages } from '../../../lib/i18n/language.ts'
import page from '../../../ui/page.module.css'
import { complaintFormMessages } from './complaint-form.messages.ts'
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
type Typed = Record<string, string | undefined>

/** The form of a complaint. Without script the browser posts it and is led on; with script it stays where it is. */
export default function ComplaintForm({ subject, entrance }: Props) {
  const t = useMessages(complaintFormMessages)
  const kinds = useMessages(complaintMessages)
  const script = useScript()
  const first = Object.fromEntries(entrance.faults.map(({ field, says }) => [field, says]))
  const { faults, busy, filed, submit } = useComplaint(first)
  const entries: Typed = entrance.entries
  const wrong: Typed = faults
  const field = (name: 'statement' | 'right' | 'name' | 'email' | 'phone') => ({
    name,
    label: t[name],
    maxLength: complaintLimits[name],
    defaultValue: entries[name],
    fault: wrong[name],
  })
  const labels = {
    kind: t.kind,
    statement: t.statement,
    right: t.right,
    proof: t.proof,
    name: t.name,
    email: t.email,
    phone: t.phone,
  }
  if (filed) {
    const { number, email, address } = filed
    return (
      <Receipt
        title={t.doneTitle}
        number={t.done(number)}
        kept={t.doneMail(email)}
        address={address}
        follow={t.follow}
      />
    )
  }
  return (
    <form
      className={form['form']}
      method="post"
      action={COMPLAINT_PATH}
      encType="multipart/form-data"
      noValidate={script}
      onSubmit={submit}
    >
      <input type="hidden" name="subjectType" value={subject.type} />
      <input type="hidden" name="subjectId" value={subject.id} />
      <Unseen stamp={entrance.stamp} trap={t.homepage} />
      <FaultSummary faults={faults} check={t.check} labels={labels} />
      <Choices
        name="kind"
        legend={t.kind}
        options={complaintKinds.map((value) => ({ value, label: kinds[value] }))}
        chosen={entries['kind']}
        fault={wrong['kind']}
      />
      <TextArea {...field('statement')} hint={t.statementHint} rows={5} required />
      <TextArea {...field('right')} hint={t.rightHint} rows={3} className={css['right']} />
      <Field
        label={t.proof}
        hint={entrance.faults.length > 0 ? t.proofAgain + t.proofHint : t.proofHint}
        fault={wrong['proof']}
      >
        {(described) => <input {...described} type="file" name="proof" multiple accept={complaintFileTypes} />}
      </Field>
      <div className={form['pair']}>
        <TextInput {...field('name')} autoComplete="name" required />
        <TextInput {...field('email')} hint={t.emailHint} type="email" autoComplete="email" required />
      </div>
      <div className={form['pair']}>
        <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <Consent given={entries['consent'] === 'yes'} fault={wrong['consent']} hint={t.privacy}>
        {t.consent}
      </Consent>
      <div>
        <button type="submit" className={`${page['button']} ${page['primary']}`} aria-disabled={busy}>
          {busy ? t.sending : t.submit}
        </button>
      </div>
    </form>
  )
}
