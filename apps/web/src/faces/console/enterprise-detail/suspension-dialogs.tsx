import { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { App, Form, Input } from 'antd'
import { ReasonDialog } from '../../../features/panel/reason-dialog.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './enterprise-detail.messages.ts'

interface Props {
  enterprise: { id: string; name: string }
  onClose(): void
}

/** What changes an enterprise changes what lists of it, its products and its files say. */
function useDone(said: string, onClose: () => void) {
  const { message } = App.useApp()
  return () => {
    void message.success(said)
    onClose()
    invalidateRoom('enterprise')
    invalidateRoom('product')
  }
}

/** Asks for the reason that the enterprise will read. */
export function SuspendDialog({ enterprise, onClose }: Props) {
  const t = useMessages(messages)
  const suspend = useSubmission({
    mutationFn: (reason: string) => call(enterpriseSuspend, { body: { id: enterprise.id, reason } }),
    onSuccess: useDone(t.suspended, onClose),
    // Somebody else was faster: what stands now is fetched.
    onError: () => invalidateRoom('enterprise'),
  })
  return (
    <ReasonDialog
      words={{
        ...t,
        title: t.suspendTitle(enterprise.name),
        text: t.suspendText,
        ok: t.suspend,
        hint: t.reasonHint,
        required: t.reasonRequired,
      }}
      maxLength={500}
      busy={suspend.isPending}
      onReason={suspend.mutate}
      onClose={onClose}
    />
  )
}

/** Lets an enterprise back, with a note for colleagues. */
export function LiftDialog({ enterprise, onClose }: Props) {
  const t = useMessages(messages)
  const lift = useSubmission({
    mutationFn: ({ note = '' }: { note?: string }) => call(enterpriseLift, { body: { id: enterprise.id, note } }),
    onSuccess: useDone(t.lifted, onClose),
    onError: () => invalidateRoom('enterprise'),
  })
  return (
    <FormModal
      title={t.liftTitle(enterprise.name)}
      okText={t.lift}
      cancelText={t.cancel}
      form="lifting"
      busy={lift.isPending}
      onClose={onClose}
    >
      <p>{t.liftText}</p>
      <EntryForm id="lifting" layout="vertical" onFinish={(fields: { note?: string }) => lift.mutate(fields)}>
        <Form.Item name="note" label={t.note}>
          <Input.TextArea rows={3} maxLength={500} showCount autoFocus />
        </Form.Item>
      </EntryForm>
    </FormModal>
  )
}
