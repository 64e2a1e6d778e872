import { COMPLAINT_PATH, complaintFileTypes, complaintKinds, complaintLimits } from '@portal/contract/complaint-kind'
import type { FormEntrance } from '@portal/contract/site-form'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import { Choices, Consent, Field, TextArea, TextInput } from '../../../features/site-form/field.tsx'
import { Receipt } from '../../../features/site-form/receipt.tsx'
import css from '../../../features/site-form/site-form.module.css'
import { siteFields, SiteForm } from '../../../features/site-form/site-form.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { complaintFormMessages } from './complaint-form.messages.ts'
import look from './complaint-form.module.css'
import { useComplaint } from './use-complaint.ts'

export interface ComplaintSubjectView {
  type: 'product' | 'news'
  id: string
}
interface Props {
  subject: ComplaintSubjectView
  entrance: FormEntrance
}

/** The form of a complaint. */
export default function ComplaintForm({ subject, entrance }: Props) {
  const t = useMessages(complaintFormMessages)
  const kinds = useMessages(complaintMessages)
  const form = useComplaint(entrance)
  const { entries } = entrance
  const { faults, receipt } = form
  const { kind, statement, right, proof, name, email, phone } = t
  const labels = { kind, statement, right, proof, name, email, phone }
  const field = siteFields(entrance, form, labels, complaintLimits)
  if (receipt) {
    const { number, address } = receipt
    const kept = t.doneMail(receipt.email)
    return <Receipt title={t.doneTitle} number={t.done(number)} kept={kept} address={address} follow={t.follow} />
  }
  return (
    <SiteForm
      action={COMPLAINT_PATH}
      files
      entrance={entrance}
      form={form}
      hidden={{ subjectType: subject.type, subjectId: subject.id }}
      labels={labels}
      words={{ check: t.check, submit: t.submit, sending: t.sending }}
    >
      <Choices
        name="kind"
        legend={t.kind}
        options={complaintKinds.map((value) => ({ value, label: kinds[value] }))}
        chosen={entries['kind']}
        fault={faults['kind']}
      />
      <TextArea {...field('statement')} hint={t.statementHint} rows={5} required />
      <TextArea {...field('right')} hint={t.rightHint} rows={3} className={look['right']} />
      <Field
        label={t.proof}
        hint={entrance.faults.length > 0 ? t.proofAgain + t.proofHint : t.proofHint}
        fault={faults['proof']}
      >
        {(described) => <input {...described} type="file" name="proof" multiple accept={complaintFileTypes} />}
      </Field>
      <div className={css['pair']}>
        <TextInput {...field('name')} autoComplete="name" required />
        <TextInput {...field('email')} hint={t.emailHint} type="email" autoComplete="email" required />
      </div>
      <div className={css['pair']}>
        <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <Consent given={entries['consent'] === 'yes'} fault={faults['consent']} hint={t.privacy}>
        {t.consent}
      </Consent>
    </SiteForm>
  )
}
