import { Form, Input } from 'antd'
import { type ReactNode, useId } from 'react'
import { useChecked } from './checked.ts'

interface Props {
  label: string
  value: string
  onChange(value: string): void
  /** Characters; above one line's worth the field is a text area. */
  maxLength: number
  rows?: number
  placeholder?: string
  help?: ReactNode
  /** What is wrong with it, in words. */
  problem?: string | undefined
  /** The same, told only once somebody tried to submit. */
  missing?: string | undefined
  disabled?: boolean
  required?: boolean
}

/** One text of a content editor, with its label, its room and what is wrong with it. */
export function TextField({ label, value, onChange, maxLength, rows, placeholder, help, ...rest }: Props) {
  const id = useId()
  const isChecked = useChecked()
  const { disabled = false, required = false, missing } = rest
  const problem = rest.problem ?? (isChecked ? missing : undefined)
  const input = {
    id,
    value,
    maxLength,
    disabled,
    placeholder: placeholder ?? '',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-help`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={required}
      {...(problem === undefined ? {} : { validateStatus: 'error' as const })}
      help={problem || help ? <span id={`${id}-help`}>{problem ?? help}</span> : undefined}
    >
      {rows ? (
        <Input.TextArea {...input} rows={rows} showCount={maxLength >= 200} autoSize={{ minRows: rows, maxRows: 16 }} />
      ) : (
        <Input {...input} />
      )}
    </Form.Item>
  )
}
