import { Form, Input, Modal } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { words } from './product-detail.messages.ts'

interface Props {
  name: string
  busy: boolean
  onConfirm(reason: string): void
  onClose(): void
}

/** Asks for the reason that the enterprise will read. */
export function TakeDownDialog({ name, busy, onConfirm, onClose }: Props) {
  const t = useMessages(words)
  return (
    <Modal
      open
      title={t.takeDownTitle(name)}
      okText={t.takeDown}
      cancelText={t.cancel}
      okButtonProps={{ danger: true, htmlType: 'submit', form: 'take-down', loading: busy }}
      onCancel={onClose}
    >
      <p>{t.takeDownText}</p>
      <Form id="take-down" layout="vertical" onFinish={({ reason }: { reason: string }) => onConfirm(reason)}>
        <Form.Item
          name="reason"
          label={t.reason}
          extra={t.reasonHint}
          rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
        >
          <Input.TextArea rows={4} maxLength={500} showCount autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
