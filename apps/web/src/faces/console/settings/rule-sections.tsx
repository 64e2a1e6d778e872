import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { reviewKinds } from '@portal/contract/review'
import { Button, Form, Input, InputNumber, Select, Switch } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { Panel } from '../../../features/panel/panel.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './settings.module.css'
import { messages } from './settings.messages.ts'

interface AmountProps {
  name: string[]
  label: string
  extra: string
  unit: string
  min: number
  max: number
}

/** A whole number of something, within bounds. */
function Amount({ name, label, extra, unit, min, max }: AmountProps) {
  const t = useMessages(messages)
  return (
    <Form.Item name={name} label={label} extra={extra} rules={[{ required: true, message: t.required }]}>
      <InputNumber className={css.amount ?? ''} min={min} max={max} precision={0} suffix={unit} />
    </Form.Item>
  )
}

function Hours(props: Pick<AmountProps, 'name' | 'label' | 'extra'>) {
  const t = useMessages(messages)
  return <Amount {...props} unit={t.hoursUnit} min={1} max={720} />
}

/** Sentences that reviewers put into a rejection, each for one kind of content or for all. */
function Reasons() {
  const t = useMessages(messages)
  const names = useMessages(contentMessages)
  const kinds = [{ value: '', label: t.anyKind }, ...reviewKinds.map((value) => ({ value, label: names[value] }))]
  return (
    <fieldset className={css.reasons}>
      <legend>{t.reasons}</legend>
      <p className={css.intro}>{t.reasonsText}</p>
      <Form.List name={['review', 'reasons']}>
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }, index) => (
              <div key={key} className={css.reason}>
                <Form.Item name={[name, 'kind']}>
                  <Select aria-label={t.kind} options={kinds} />
                </Form.Item>
                <Form.Item name={[name, 'text']} rules={[{ required: true, whitespace: true, message: t.required }]}>
                  <Input.TextArea aria-label={t.reason} autoSize={{ minRows: 1, maxRows: 5 }} maxLength={500} />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t.removeReason(index + 1)}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button
              icon={<PlusOutlined aria-hidden />}
              disabled={rows.length >= 100}
              onClick={() => add({ kind: '', text: '' })}
            >
              {t.addReason}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

/** How submissions are reviewed. */
export function ReviewSection() {
  const t = useMessages(messages)
  return (
    <Panel title={t.review}>
      <Form.Item name={['review', 'fourEyes']} label={t.fourEyes} extra={t.fourEyesText} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Hours name={['review', 'expectedHours']} label={t.expectedHours} extra={t.expectedText} />
      <Reasons />
    </Panel>
  )
}

/** How much enterprises may keep. */
export function StorageSection() {
  const t = useMessages(messages)
  return (
    <Panel title={t.storage}>
      <Amount
        name={['storage', 'beforeApproval']}
        label={t.beforeApproval}
        extra={t.beforeApprovalText}
        unit="MB"
        min={1}
        max={1024}
      />
      <Amount
        name={['storage', 'afterApproval']}
        label={t.afterApproval}
        extra={t.afterApprovalText}
        unit="MB"
        min={100}
        max={1_048_576}
      />
    </Panel>
  )
}

/** Who may come in, and how fast complaints are answered. */
export function EntranceSection() {
  const t = useMessages(messages)
  return (
    <Panel title={t.registration}>
      <Form.Item name={['registration', 'open']} label={t.open} extra={t.openText} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Hours name={['complaint', 'answerHours']} label={t.answerHours} extra={t.answerText} />
    </Panel>
  )
}
