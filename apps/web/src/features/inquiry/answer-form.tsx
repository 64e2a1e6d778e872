import { inquiryLimits } from '@portal/contract/inquiry-kind'
import { App, Button, Form, Input } from 'antd'
import { useDraft } from '../../lib/drafts.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { DraftOffer } from '../shell/draft-offer.tsx'
import { invalidateRoom } from '../shell/query-client.ts'
import { useSubmission } from '../shell/use-submission.ts'
import { inquiryMessages } from './inquiry.messages.ts'

interface Props {
  id: string
  /** Whether the answer is mailed. */
  mailed: boolean
  send(text: string): Promise<unknown>
}

/** The answer; what was typed and not sent is kept on the device. */
export function AnswerForm({ id, mailed, send }: Props) {
  const t = useMessages(inquiryMessages)
  const { message } = App.useApp()
  const [form] = Form.useForm<{ text: string }>()
  const draft = useDraft(`inquiryAnswer:${id}`, Form.useWatch('text', form) ?? '', '')
  const sending = useSubmission({
    mutationFn: send,
    onSuccess: () => {
      void message.success(t.sent)
      form.resetFields()
      draft.clear()
    },
    // What was refused was told by the call; how things stand now is fetched.
    onSettled: () => invalidateRoom('inquiry'),
  })
  return (
    <Form form={form} name="answer" layout="vertical" onFinish={({ text }) => sending.mutate(text)}>
      <DraftOffer draft={draft} onRestore={(text) => form.setFieldsValue({ text })} />
      <Form.Item
        name="text"
        label={t.answer}
        extra={mailed ? t.mailHint : t.noMailHint}
        rules={[{ required: true, whitespace: true, message: t.answerRequired }]}
      >
        <Input.TextArea rows={4} maxLength={inquiryLimits.text} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={sending.isPending}>
        {t.send}
      </Button>
    </Form>
  )
}
