import { type Remark, REMARKS_MAX } from '@portal/contract/content'
import { remarkFieldName, remarkFields } from '@portal/contract/remark'
import { ReviewKind } from '@portal/contract/review'
import type { ReasonTemplate } from '@portal/contract/setting'
import { Button, Checkbox, Form, Input, Select } from 'antd'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { contentMessages } from '../content/content.messages.ts'
import { EntryForm } from '../shell/form/entry-form.tsx'
import { FormModal } from '../shell/form/form-holder.tsx'
import { reviewMessages } from './review.messages.ts'
import css from './review.module.css'

/** A remark on a field of one of the kinds that are rejected. */
export interface KindRemark extends Remark {
  kind: ReviewKind
}
interface Rejection {
  reason: string
  /** Whether the others are approved in the same round. */
  approvesRest: boolean
  remarks: KindRemark[]
}

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
  /** Whether single fields can be remarked on: those of one product or enterprise. */
  remarkable?: boolean
  /** Undefined: it was thought better of. */
  onDone(rejection?: Rejection): void
}

/** `place`: `<kind>.<field>`. */
interface Fields {
  reason: string
  approvesRest?: boolean
  remarks?: { place: string; text: string }[]
}

const placed = ({ place, text }: { place: string; text: string }): KindRemark[] => {
  const [told, field = ''] = place.split('.')
  const kind = ReviewKind.safeParse(told)
  return kind.success ? [{ kind: kind.data, field, text }] : []
}

/** Remarks on single fields, which the enterprise reads at those fields. */
function Remarks({ kinds }: { kinds: readonly ReviewKind[] }) {
  const t = useMessages(reviewMessages)
  const names = useMessages(contentMessages)
  const language = useLanguage()
  const places = kinds.map((kind) => ({
    label: names[kind],
    options: remarkFields[kind].map((field) => ({
      value: `${kind}.${field}`,
      label: remarkFieldName(field, language),
    })),
  }))
  return (
    <Form.List name="remarks">
      {(rows, { add, remove }) => (
        <fieldset className={css['remarks']}>
          <legend>{t.remarks}</legend>
          {rows.map(({ key, name }) => (
            <div key={key} className={css['remark']}>
              <Form.Item name={[name, 'place']} rules={[{ required: true, message: t.placeRequired }]}>
                <Select
                  options={places}
                  showSearch={{ optionFilterProp: 'label' }}
                  aria-label={t.place(name + 1)}
                  placeholder={t.choosePlace}
                />
              </Form.Item>
              <Form.Item
                name={[name, 'text']}
                rules={[{ required: true, whitespace: true, message: t.remarkRequired }]}
              >
                <Input maxLength={500} aria-label={t.remark(name + 1)} />
              </Form.Item>
              <Button type="text" aria-label={t.removeRemark(name + 1)} onClick={() => remove(name)}>
                ×
              </Button>
            </div>
          ))}
          {rows.length < REMARKS_MAX && (
            <Button size="small" onClick={() => add({ text: '' })}>
              {t.addRemark}
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  )
}

/** Asks for the reason of a rejection, with those at hand that the settings keep. */
export function RejectDialog({ open, busy, kinds, count = 1, rest = 0, remarkable = false, templates, onDone }: Props) {
  const t = useMessages(reviewMessages)
  const [form] = Form.useForm<Fields>()
  const fitting = templates.filter(({ kind }) => kind === '' || kinds.every((one) => one === kind))
  const add = (text: string): void => {
    const typed = (form.getFieldValue('reason') as string | undefined) ?? ''
    form.setFieldValue('reason', typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`)
    form.focusField('reason')
  }
  const done = ({ reason, approvesRest = false, remarks = [] }: Fields): void =>
    onDone({ reason, approvesRest, remarks: remarks.flatMap(placed) })
  return (
    <FormModal
      open={open}
      title={count > 1 ? t.rejectMany(count) : t.rejectTitle}
      okText={t.reject}
      cancelText={t.cancel}
      form="reject"
      danger
      busy={busy}
      onClose={() => onDone()}
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
      <EntryForm<Fields> id="reject" form={form} layout="vertical" onFinish={done}>
        <Form.Item
          name="reason"
          label={t.reason}
          extra={t.reasonHint}
          rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
        >
          <Input.TextArea rows={4} maxLength={1000} showCount autoFocus />
        </Form.Item>
        {remarkable && <Remarks kinds={kinds} />}
        {rest > 0 && (
          <Form.Item name="approvesRest" valuePropName="checked">
            <Checkbox>{t.approvesRest(rest)}</Checkbox>
          </Form.Item>
        )}
      </EntryForm>
    </FormModal>
  )
}
