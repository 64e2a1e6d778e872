import { redirectAdd } from '@portal/contract/discovery'
import { App, Button, Form, Input } from 'antd'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './redirects.module.css'
import { messages } from './redirects.messages.ts'

interface Entry {
  address: string
  target: string
}
const LONGEST = 300

/** Old address and new one. What is wrong with them the server says: it knows what leads where. */
export function RedirectForm() {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const [form] = Form.useForm<Entry>()
  const adding = useSubmission({
    mutationFn: (entry: Entry) => call(redirectAdd, { body: entry }),
    onSuccess: () => {
      void message.success(t.added)
      form.resetFields()
      invalidateRoom('redirect')
    },
  })
  const rules = [{ required: true, whitespace: true, message: t.required }]
  return (
    <EntryForm
      form={form}
      layout="vertical"
      requiredMark={false}
      className={css.form ?? ''}
      refusal={adding.error}
      onFinish={adding.mutate}
    >
      <Form.Item name="address" label={t.address} rules={rules}>
        <Input placeholder={t.addressHint} maxLength={LONGEST} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="target" label={t.target} rules={rules}>
        <Input placeholder={t.targetHint} maxLength={LONGEST} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Button type="primary" {...submitButton} className={css.add ?? ''} loading={adding.isPending}>
        {t.add}
      </Button>
    </EntryForm>
  )
}
