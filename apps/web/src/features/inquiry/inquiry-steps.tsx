import { useMessages } from '../../lib/i18n/language.ts'
import { inquiryFormMessages } from './inquiry-form.messages.ts'

/** What happens to an inquiry once it is sent. */
export function InquirySteps() {
  const t = useMessages(inquiryFormMessages)
  return (
    <ol>
      {[t.step1, t.step2, t.step3].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
