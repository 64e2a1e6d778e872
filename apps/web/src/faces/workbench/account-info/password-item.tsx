import { Password } from '@portal/contract/user'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'

interface PasswordItemProps {
  label: string
  extra?: ReactNode
  autoFocus?: boolean
}

/** The present password, `password` of the form: it proves that whoever asks is the owner of the account. */
export function PasswordItem({ label, extra, autoFocus = false }: PasswordItemProps) {
  const language = useLanguage()
  return (
    <Form.Item
      name="password"
      label={label}
      extra={extra}
      rules={[contractRule(Password, language)]}
      validateTrigger="onSubmit"
    >
      <Input.Password autoComplete="current-password" autoFocus={autoFocus} maxLength={256} />
    </Form.Item>
  )
}
