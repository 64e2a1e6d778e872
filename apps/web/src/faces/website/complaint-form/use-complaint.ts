import { complaintLimits } from '@portal/contract/complaint-kind'
import { type FormFaults, useSiteForm } from '../../../features/site-form/use-site-form.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { complaintFormMessages } from './complaint-form.messages.ts'

/** Posts the form in place; files that would be sent for nothing are refused before. */
export function useComplaint(first: FormFaults) {
  const t = useMessages(complaintFormMessages)
  function unwanted(form: HTMLFormElement): FormFaults | null {
    const files = new FormData(form).getAll('proof').filter((file) => file instanceof File)
    const large = files.find(({ size }) => size > complaintLimits.fileBytes)
    if (large) return { proof: t.tooLarge(large.name) }
    return files.length > complaintLimits.files ? { proof: t.tooMany } : null
  }
  const { receipt: filed, ...rest } = useSiteForm({ first, failed: t.failed, unwanted })
  return { filed, ...rest }
}
