import type { ReviewKind } from '@portal/contract/review'
import type { ReasonTemplate } from '@portal/contract/setting'
import { Button, Checkbox, Form, Input, Modal } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { reviewMessages } from './review.messages.ts'
import css from './review.module.css'

interface Props {
  open: boolean
  busy: boolean
  /** What is rejected; reasons at hand are of these kinds, or of all. */
  kinds: readonly ReviewKind[]
  /** More than one: they are counted in the title. */
  count?: number
  templates: readonly ReasonTemplate[]
  /** How many others could be approved in the same round. */
  rest?: number
  /** With the reason, and whether the others are approved along with it; without, it was thought better of. */
  onDone(reason?: string, approvesRest?: boolean): void
}

interface Fields {
  reason: string
  approvesRest?: boolean
}

/** Asks for the reason of a rejection, with those at hand that the settings keep. */
export function RejectDialog({ open, busy, kinds, count = 1, rest = 0, templates, onDone }: Props) {
  const t = useMessages(reviewMessages)
  const [form] = Form.useForm<Fields>()
  const fitting = templates.filter(({ kind }) => kind === '' || kinds.every((one) => one === kind))
  const add = (text: string): void => {
    const typed = (form.getFieldValue('reason') as string | undefined) ?? ''
    form.setFieldValue('reason', typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`)
    form.focusField('reason')
  }
  return (
    <Modal
      open={open}
      title={count > 1 ? t.rejectMany(count) : t.rejectTitle}
      okText={t.reject}
      cancelText={t.cancel}
      okButtonProps={{ danger: true, htmlType: 'submit', form: 'reject', loading: busy }}
      onCancel={() => onDone()}
      destroyOnHidden
    >
      {fitting.length > 0 && (
        <fieldset className={css['templates']}>
          <legend>{t.templates}</legend>
          {fitting.map(({ kind, text }) => (
            <Button key={`${kind} ${text}`} size="small" className={css['template'] ?? ''} onClick={() => add(text)}>
              {text}
            </Button>
          ))}
        </fieldset>
      )}
      <Form<Fields> id="reject" form={form} layout="vertical" onFinish={({ reason, approvesRest }) => onDone(reason, approvesRest)}>
        <Form.Item
          name="reason"
          label={t.reason}
          extra={t.reasonHint}
          rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
        >
          <Input.TextArea rows={4} maxLength={1000} showCount autoFocus />
        </Form.Item>
        {rest > 0 && (
          <Form.Item name="approvesRest" valuePropName="checked">
            <Checkbox>{t.approvesRest(rest)}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
