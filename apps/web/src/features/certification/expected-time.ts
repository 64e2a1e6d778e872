import type { ReviewTime } from '@portal/contract/enterprise'
import { useMessages } from '../../lib/i18n/language.ts'
import { certificationMessages } from './certification.messages.ts'

/** Reviews are done from nine to six. */
const HOURS_OF_A_DAY = 9

/** What a review is expected to take, in words that promise nothing. */
export function useExpectedTime({ workingHours, sample }: ReviewTime): string {
  const t = useMessages(certificationMessages)
  if (workingHours === null) return t.expectedUnknown
  const days = Math.round(workingHours / HOURS_OF_A_DAY)
  return t.expected(days >= 2 ? t.days(days) : t.hours(workingHours), sample)
}
