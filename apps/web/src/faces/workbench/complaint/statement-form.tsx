import { type ComplaintOfEnterprise, complaintOwnAnswer } from '@portal/contract/complaint'
import { complaintLimits } from '@portal/contract/complaint-kind'
import { App, Button, Form, Input } from 'antd'
import { DraftOffer } from '../../../features/shell/draft-offer.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './own-complaint.messages.ts'

/** The enterprise's counter-statement; what was typed and not sent is kept on the device. */
export function StatementForm({ id }: Pick<ComplaintOfEnterprise, 'id'>) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const [form] = Form.useForm<{ text: string }>()
  const draft = useDraft(`complaintAnswer:${id}`, Form.useWatch('text', form) ?? '', '')
  const send = useSubmission({
    mutationFn: (text: string) => call(complaintOwnAnswer, { body: { id, text } }),
    onSuccess: () => {
      void message.success(t.sent)
      form.resetFields()
      draft.clear()
    },
    // Whoever was refused because it is settled sees that.
    onSettled: () => invalidateRoom('complaint'),
  })
  return (
    <Form form={form} name={`statement-${id}`} layout="vertical" onFinish={({ text }) => send.mutate(text)}>
      <DraftOffer draft={draft} onRestore={(text) => form.setFieldsValue({ text })} />
      <Form.Item
        name="text"
        label={t.answer}
        extra={t.answerHint}
        rules={[{ required: true, whitespace: true, message: t.answerRequired }]}
      >
        <Input.TextArea rows={4} maxLength={complaintLimits.reply} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={send.isPending}>
        {t.send}
      </Button>
    </Form>
  )
}
