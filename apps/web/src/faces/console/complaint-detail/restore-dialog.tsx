import { type ComplaintDetail, complaintRestore } from '@portal/contract/complaint'
import { complaintLimits } from '@portal/contract/complaint-kind'
import { ReasonDialog } from '../../../features/panel/reason-dialog.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './complaint-detail.messages.ts'
import { useComplaintStep } from './use-complaint-step.ts'

/** Puts what was taken down back on the website. */
export function RestoreDialog({ id, onClose }: Pick<ComplaintDetail, 'id'> & { onClose(): void }) {
  const t = useMessages(messages)
  const restore = useComplaintStep(
    (text: string) => call(complaintRestore, { body: { id, text } }, { quiet: true }),
    t.restored,
  )
  return (
    <ReasonDialog
      words={{
        title: t.restoreTitle,
        text: t.restoreHint,
        ok: t.restore,
        cancel: t.cancel,
        reason: t.toTell,
        hint: t.toTellHint,
        required: t.textRequired,
      }}
      maxLength={complaintLimits.reply}
      busy={restore.isPending}
      harmless
      onReason={(text) => restore.mutate(text, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
