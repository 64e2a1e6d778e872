import { MergeDialog } from '../../../features/content/merge-dialog.tsx'
import type { Merging } from '../../../features/content/use-merging.ts'
import { patentMessages } from '../../../features/patent/patent.messages.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './patent-detail.messages.ts'
import { type Fields, statusKeys } from './use-correction.ts'

/** Two corrections of a record, put together field by field. */
export function CorrectionMerge({ merging, busy }: { merging: Merging<Fields>; busy: boolean }) {
  const statuses = useMessages(patentMessages)
  const { title, titleEn, legalStatus, applicants, inventors, agency, address, abstract, ...t } = useMessages(messages)
  const { filedOn, grantedOn, expiresOn, publicationNo, publishedOn, mainIpc, ipc } = t
  const names = { title, titleEn, legalStatus, applicants, inventors, agency, address, abstract }
  return (
    <MergeDialog
      merging={merging}
      busy={busy}
      names={{ ...names, filedOn, grantedOn, expiresOn, publicationNo, publishedOn, mainIpc, ipc }}
      values={{ legalStatus: (one) => (one.legalStatus ? statuses[statusKeys[one.legalStatus]] : '') }}
    />
  )
}
