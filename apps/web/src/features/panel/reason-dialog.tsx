import { Form, Input } from 'antd'
import { useId } from 'react'
import { EntryForm } from '../shell/form/entry-form.tsx'
import { FormModal } from '../shell/form/form-holder.tsx'

interface Props {
  words: {
    title: string
    /** What will happen. */
    text: string
    ok: string
    cancel: string
    /** Names the field. */
    reason: string
    hint?: string
    /** Said when it is empty. */
    required: string
  }
  maxLength: number
  busy: boolean
  /** What is asked for puts something back rather than takes it away. */
  harmless?: boolean
  onReason(reason: string): void
  onClose(): void
}

/** Asks for the words that go with what is about to be done. */
export function ReasonDialog({ words, maxLength, busy, harmless = false, onReason, onClose }: Props) {
  const form = useId()
  return (
    <FormModal
      title={words.title}
      okText={words.ok}
      cancelText={words.cancel}
      form={form}
      danger={!harmless}
      busy={busy}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <EntryForm id={form} layout="vertical" onFinish={({ reason }: { reason: string }) => onReason(reason)}>
        <Form.Item
          name="reason"
          label={words.reason}
          extra={words.hint}
          rules={[{ required: true, whitespace: true, message: words.required }]}
        >
          <Input.TextArea rows={4} maxLength={maxLength} showCount autoFocus />
        </Form.Item>
      </EntryForm>
    </FormModal>
  )
}
