import { inquiryLimits } from '@portal/contract/inquiry-kind'
import { Form, Input, Modal } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { words } from './inquiry-detail.messages.ts'

interface Props {
  open: boolean
  title: string
  text: string
  ok: string
  busy: boolean
  onReason(reason: string): void
  onClose(): void
}

/** Asks for the reason of what is about to be done. */
export function ReasonDialog({ open, title, text, ok, busy, onReason, onClose }: Props) {
  const t = useMessages(words)
  const [form] = Form.useForm<{ reason: string }>()
  return (
    <Modal
      open={open}
      title={title}
      okText={ok}
      okButtonProps={{ danger: true }}
      cancelText={t.cancel}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterClose={() => form.resetFields()}
    >
      <p>{text}</p>
      <Form form={form} name="reason" layout="vertical" onFinish={({ reason }) => onReason(reason)}>
        <Form.Item
          name="reason"
          label={t.reason}
          rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
        >
          <Input.TextArea rows={3} maxLength={inquiryLimits.reason} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
