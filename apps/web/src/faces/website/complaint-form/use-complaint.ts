import { complaintLimits } from '@portal/contract/complaint-kind'
import type { FormEntrance } from '@portal/contract/site-form'
import { type FormFaults, type SiteFormState, useSiteForm } from '../../../features/site-form/use-site-form.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { complaintFormMessages } from './complaint-form.messages.ts'

/** Posts the form in place; files that would be sent for nothing are refused before. */
export function useComplaint(entrance: FormEntrance): SiteFormState {
  const t = useMessages(complaintFormMessages)
  function unwanted(form: HTMLFormElement): FormFaults | null {
    const files = new FormData(form).getAll('proof').filter((file) => file instanceof File)
    const large = files.find(({ size }) => size > complaintLimits.fileBytes)
    if (large) return { proof: t.tooLarge(large.name) }
    return files.length > complaintLimits.files ? { proof: t.tooMany } : null
  }
  return useSiteForm({ entrance, failed: t.failed, unwanted })
}
