import type { FormEntrance } from '@portal/contract/site-form'
import { useMessages } from '../../../lib/i18n/language.ts'
import ComplaintForm, { type ComplaintSubjectView } from './complaint-form.tsx'
import { complaintFormMessages } from './complaint-form.messages.ts'
import css from './complaint-form.module.css'

/** The way to complain at the foot of what one complains about; closed until somebody wants it. */
export default function ComplaintSection({
  subject,
  stamp,
}: {
  subject: ComplaintSubjectView
  stamp: FormEntrance['stamp']
}) {
  const t = useMessages(complaintFormMessages)
  return (
    <section className={css['section']} id="complaint" aria-label={t.title}>
      <details>
        <summary>{t.title}</summary>
        <p className={css['lead']}>{t.lead}</p>
        <ComplaintForm subject={subject} entrance={{ stamp, entries: {}, faults: [] }} />
      </details>
    </section>
  )
}
