import { type ComplaintDetail, complaintRestore } from '@portal/contract/complaint'
import { complaintLimits } from '@portal/contract/complaint-kind'
import { Form, Input, Modal } from 'antd'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { words } from './complaint-detail.messages.ts'
import { useComplaintStep } from './use-complaint-step.ts'

/** Puts what was taken down back on the website. */
export function RestoreDialog({ open, id, onClose }: { open: boolean; id: ComplaintDetail['id']; onClose(): void }) {
  const t = useMessages(words)
  const restore = useComplaintStep(
    (text: string) => call(complaintRestore, { body: { id, text } }, { quiet: true }),
    t.restored,
  )
  return (
    <Modal
      open={open}
      title={t.restoreTitle}
      okText={t.restore}
      cancelText={t.cancel}
      okButtonProps={{ htmlType: 'submit', form: 'complaint-restore', loading: restore.isPending }}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{t.restoreHint}</p>
      <Form
        id="complaint-restore"
        name="restore"
        layout="vertical"
        onFinish={({ text }: { text: string }) => restore.mutate(text, { onSuccess: onClose })}
      >
        <Form.Item
          name="text"
          label={t.toTell}
          extra={t.toTellHint}
          rules={[{ required: true, whitespace: true, message: t.textRequired }]}
        >
          <Input.TextArea rows={4} maxLength={complaintLimits.reply} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
