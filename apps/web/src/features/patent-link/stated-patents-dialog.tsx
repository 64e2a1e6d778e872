import type { PatentCard, StatedPatent } from '@portal/contract/patent'
import { parsePatentNumber } from '@portal/contract/patent-number'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form, type FormRule, Input } from 'antd'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { DayInput } from '../shell/day-input.tsx'
import { EntryForm } from '../shell/form/entry-form.tsx'
import { FormModal } from '../shell/form/form-holder.tsx'
import { useSubmission } from '../shell/use-submission.ts'
import css from './patent-link.module.css'
import { messages } from './patent-link.messages.ts'
import { separateNames } from './separate.ts'

/** A line as it is typed. */
interface StatedLine extends Omit<StatedPatent, 'applicants'> {
  applicants: string
}
interface Fields {
  lines: StatedLine[]
}

const FORM = 'stated-patents'

interface Props {
  title: string
  ok: string
  initial: readonly StatedLine[]
  send(stated: StatedPatent): Promise<PatentCard>
  /** Those that were taken. Unless these are all, the others stay, each with what is wrong. */
  onTaken(patents: PatentCard[], isAll: boolean): void
  onClose(): void
}

/** Sends line by line, so that one that is refused keeps back none of the others. */
async function sendAll(lines: readonly StatedLine[], send: Props['send']) {
  const taken: PatentCard[] = []
  const refused: { line: StatedLine; says: string }[] = []
  for (const line of lines) {
    try {
      taken.push(await send({ ...line, applicants: separateNames(line.applicants) }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      refused.push({ line, says: error.message })
    }
  }
  return { taken, refused }
}

function useNumberRule(): FormRule {
  const t = useMessages(messages)
  return {
    validator: (_rule, typed: string) => {
      const parsed = parsePatentNumber(typed)
      if (parsed.ok) return Promise.resolve()
      return Promise.reject(new Error(parsed.problem === 'patent.check' ? t.check : t.form))
    },
  }
}

/** One line of the table: `at` is its place, from 0. */
function Line({ at, onRemove }: { at: number; onRemove: (() => void) | undefined }) {
  const t = useMessages(messages)
  const number = useNumberRule()
  const required: FormRule = { required: true, whitespace: true, message: t.required }
  const label = (name: string): string => t.inLine(name, at + 1)
  return (
    <tr>
      <td>
        <Form.Item name={[at, 'number']} rules={[number]}>
          <Input aria-label={label(t.number)} maxLength={60} className={css.number ?? ''} spellCheck={false} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={[at, 'title']} rules={[required]}>
          <Input aria-label={label(t.title)} placeholder={t.title} maxLength={300} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={[at, 'applicants']} rules={[required]}>
          <Input aria-label={label(t.applicants)} placeholder={t.applicants} maxLength={300} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={[at, 'filedOn']}>
          <DayInput label={label(t.filedOn)} />
        </Form.Item>
      </td>
      <td>
        {onRemove && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t.removeLine(at + 1)}
            onClick={onRemove}
          />
        )}
      </td>
    </tr>
  )
}

function Lines() {
  const t = useMessages(messages)
  return (
    <Form.List name="lines">
      {(lines, { remove }) => (
        <table className={css.lines}>
          <thead>
            <tr>
              {[t.number, t.title, t.applicants, t.filedOn].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name }) => (
              <Line key={key} at={name} onRemove={lines.length > 1 ? () => remove(name) : undefined} />
            ))}
          </tbody>
        </table>
      )}
    </Form.List>
  )
}

/** What an enterprise states of one patent or of several, a line each. */
export function StatedPatentsDialog({ title, ok, initial, send, onTaken, onClose }: Props) {
  const t = useMessages(messages)
  const [form] = Form.useForm<Fields>()
  const sending = useSubmission({
    mutationFn: ({ lines }: Fields) => sendAll(lines, send),
    onSuccess: ({ taken, refused }) => {
      if (taken.length > 0) onTaken(taken, refused.length === 0)
      if (refused.length === 0) return onClose()
      form.setFieldsValue({ lines: refused.map(({ line }) => line) })
      form.setFields(refused.map(({ says }, at) => ({ name: ['lines', at, 'number'], errors: [says] })))
    },
  })
  return (
    <FormModal
      title={title}
      okText={ok}
      cancelText={t.cancel}
      width={960}
      form={FORM}
      busy={sending.isPending}
      onClose={onClose}
    >
      <EntryForm<Fields> id={FORM} form={form} initialValues={{ lines: initial }} onFinish={sending.mutate}>
        <Lines />
      </EntryForm>
    </FormModal>
  )
}
