import { complaintDecide, type ComplaintDetail } from '@portal/contract/complaint'
import { complaintLimits } from '@portal/contract/complaint-kind'
import { Checkbox, Form, Input, Radio } from 'antd'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './complaint-detail.messages.ts'
import { useComplaintStep } from './use-complaint-step.ts'

interface Fields {
  decision: 'uphold' | 'reject' | 'close'
  /** Missing while it is not asked for. */
  takeDown?: boolean
  reason?: string
  text: string
}
const initial: Fields = { decision: 'reject', takeDown: false, reason: '', text: '' }

function DecideForm({ complaint, onDone }: { complaint: ComplaintDetail; onDone(): void }) {
  const t = useMessages(messages)
  const [form] = Form.useForm<Fields>()
  const decision = Form.useWatch('decision', form) ?? initial.decision
  const takesDown = (Form.useWatch('takeDown', { form, preserve: true }) ?? false) && decision === 'uphold'
  const decide = useComplaintStep(
    ({ takeDown = false, reason = '', ...fields }: Fields) =>
      call(
        complaintDecide,
        { body: { id: complaint.id, ...fields, takeDown: takesDown && takeDown, reason } },
        { quiet: true },
      ),
    t.decided,
  )
  return (
    <EntryForm
      id="complaint-decision"
      name="decision"
      form={form}
      layout="vertical"
      initialValues={initial}
      disabled={decide.isPending}
      onFinish={(fields) => decide.mutate(fields, { onSuccess: onDone })}
    >
      <Form.Item name="decision" label={t.decision}>
        <Radio.Group
          options={(['uphold', 'reject', 'close'] as const).map((value) => ({ value, label: t[value] }))}
          optionType="button"
        />
      </Form.Item>
      {decision === 'uphold' && complaint.can.takeDown && (
        <Form.Item name="takeDown" valuePropName="checked" extra={t.takeDownHint}>
          <Checkbox>{t.takeDown}</Checkbox>
        </Form.Item>
      )}
      {takesDown && (
        <Form.Item
          name="reason"
          label={t.reason}
          rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
        >
          <Input.TextArea rows={3} maxLength={complaintLimits.reply} />
        </Form.Item>
      )}
      <Form.Item
        name="text"
        label={t.toTell}
        extra={t.toTellHint}
        rules={[{ required: true, whitespace: true, message: t.textRequired }]}
      >
        <Input.TextArea rows={4} maxLength={complaintLimits.reply} />
      </Form.Item>
    </EntryForm>
  )
}

/** Settles a complaint: the outcome, with an upheld one perhaps a take-down, and what people are told. */
export function DecideDialog({
  open,
  complaint,
  onClose,
}: {
  open: boolean
  complaint: ComplaintDetail
  onClose(): void
}) {
  const t = useMessages(messages)
  return (
    <FormModal
      open={open}
      title={t.decideTitle}
      okText={t.confirm}
      cancelText={t.cancel}
      form="complaint-decision"
      onClose={onClose}
      destroyOnHidden
    >
      <DecideForm complaint={complaint} onDone={onClose} />
    </FormModal>
  )
}
