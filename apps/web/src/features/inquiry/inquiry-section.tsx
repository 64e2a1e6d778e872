import type { InquiryEntrance } from '@portal/contract/inquiry'
import { useMessages } from '../../lib/i18n/language.ts'
import panel from '../site-form/form-panel.module.css'
import { inquiryFormMessages } from './inquiry-form.messages.ts'
import InquiryForm, { type InquiryTargetView } from './inquiry-form.tsx'
import { InquirySteps } from './inquiry-steps.tsx'

interface Props {
  target: InquiryTargetView
  /** Name of the enterprise, in the language shown. */
  enterprise: string
  entrance: InquiryEntrance
}

/** Where visitors write to the enterprise, on the page of what interests them. A part that comes late: `lazyPart()`. */
export default function InquirySection({ target, enterprise, entrance }: Props) {
  const t = useMessages(inquiryFormMessages)
  return (
    <section className={`${panel['panel']} ${panel['foot']}`} id="inquiry" aria-labelledby="inquiry-title">
      <div className={panel['about']}>
        <h2 id="inquiry-title">{t.ask(enterprise)}</h2>
        <p>{t.lead}</p>
        <InquirySteps />
      </div>
      <InquiryForm key={target.id} target={target} entrance={entrance} />
    </section>
  )
}
