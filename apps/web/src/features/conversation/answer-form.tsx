import { App, Button, Form, Input } from 'antd'
import { useDraft } from '../../lib/drafts.ts'
import { DraftOffer } from '../draft/draft-offer.tsx'
import { EntryForm } from '../shell/form/entry-form.tsx'
import { submitButton } from '../shell/form/form-keys.ts'
import { useSubmission } from '../shell/use-submission.ts'
import { invalidateRoom } from '../shell/query-client.ts'

interface Props {
  /** What is answered; also the name under which what was typed is kept. */
  room: 'complaint' | 'inquiry'
  id: string
  hint: string
  maxLength: number
  words: { answer: string; answerRequired: string; send: string; sent: string }
  send(text: string): Promise<unknown>
}

/** The answer to somebody; what was typed and not sent is kept as a draft. */
export function AnswerForm({ room, id, hint, maxLength, words, send }: Props) {
  const { message } = App.useApp()
  const [form] = Form.useForm<{ text: string }>()
  const draft = useDraft(`${room}Answer:${id}`, Form.useWatch('text', form) ?? '', '')
  const sending = useSubmission({
    mutationFn: send,
    onSuccess: () => {
      void message.success(words.sent)
      form.resetFields()
      draft.clear()
    },
    // What was refused was told by the call; how things stand now is fetched.
    onSettled: () => invalidateRoom(room),
  })
  return (
    <EntryForm form={form} name={`answer-${id}`} layout="vertical" onFinish={({ text }) => sending.mutate(text)}>
      <DraftOffer draft={draft} onRestore={(text) => form.setFieldsValue({ text })} />
      <Form.Item
        name="text"
        label={words.answer}
        extra={hint}
        rules={[{ required: true, whitespace: true, message: words.answerRequired }]}
      >
        <Input.TextArea rows={4} maxLength={maxLength} />
      </Form.Item>
      <Button type="primary" {...submitButton} loading={sending.isPending}>
        {words.send}
      </Button>
    </EntryForm>
  )
}
