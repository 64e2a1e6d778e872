import type { InquiryEntrance } from '@portal/contract/inquiry'
import { InquiryForm } from '../../../features/inquiry/inquiry-form.tsx'

/** The form to the operators. Its script comes late: `lazy()`. */
export default function ContactForm({ entrance }: { entrance: InquiryEntrance }) {
  return <InquiryForm key={entrance.stamp} target={{ type: 'platform', id: '' }} entrance={entrance} />
}
