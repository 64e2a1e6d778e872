import { Password } from '@portal/contract/user'
import { passwordChange } from '@portal/contract/user-profile'
import { sentences } from '@portal/contract/sentence'
import { Alert, App, Form, Input, Progress } from 'antd'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { passwordStrength } from '../../../lib/password-strength.ts'
import { refusedField } from '../../../lib/refused-field.ts'
import css from './account-info.module.css'
import { securityMessages } from './security.messages.ts'

interface Typed {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

const looks = {
  weak: { percent: 33, strokeColor: 'var(--bad)' },
  fair: { percent: 66, strokeColor: 'var(--warn)' },
  strong: { percent: 100, strokeColor: 'var(--good)' },
} as const

function Strength({ password }: { password: string }) {
  const t = useMessages(securityMessages)
  if (password === '') return null
  const strength = passwordStrength(password)
  return (
    <div className={css['strength']} role="status">
      <Progress {...looks[strength]} showInfo={false} size="small" aria-label={t.strength} />
      <span>{t.strengthIs(t[strength])}</span>
    </div>
  )
}

/** A new password by the old one; all other devices are signed out. */
export function PasswordDialog({ username, onClose }: { username: string; onClose(): void }) {
  const t = useMessages(securityMessages)
  const language = useLanguage()
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const typed = Form.useWatch('newPassword', form) ?? ''
  const change = useSubmission({
    mutationFn: (body: Typed) => call(passwordChange, { body }, { quiet: true }),
    onSuccess: () => {
      void message.success(t.passwordSaved)
      invalidateRoom('user/device')
      onClose()
    },
  })
  const password = contractRule(Password, language)
  const agrees = {
    validator: (_rule: unknown, again: string | undefined) => {
      if (!again) return Promise.reject(new Error(sentences['password.confirm'][language]))
      if (again === form.getFieldValue('newPassword')) return Promise.resolve()
      return Promise.reject(new Error(sentences['password.differs'][language]))
    },
  }
  return (
    <FormModal
      title={t.passwordChange}
      okText={t.passwordSave}
      cancelText={t.cancel}
      form="change-password"
      busy={change.isPending}
      onClose={onClose}
    >
      <EntryForm<Typed>
        id="change-password"
        form={form}
        layout="vertical"
        requiredMark={false}
        refusal={change.error}
        onFinish={(body) => change.mutate(body)}
      >
        {/* Password managers want to know whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Form.Item name="oldPassword" label={t.passwordOld} rules={[password]} validateTrigger="onBlur">
          <Input.Password autoComplete="current-password" autoFocus maxLength={256} />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t.passwordNew}
          rules={[password]}
          validateTrigger="onBlur"
          extra={<Strength password={typed} />}
        >
          <Input.Password autoComplete="new-password" maxLength={256} />
        </Form.Item>
        <Form.Item
          name="confirmPassword"
          label={t.passwordConfirm}
          dependencies={['newPassword']}
          rules={[agrees]}
          validateTrigger="onBlur"
        >
          <Input.Password autoComplete="new-password" maxLength={256} />
        </Form.Item>
        {change.error && !refusedField(change.error) && (
          <Alert type="error" showIcon role="alert" title={change.error.message} />
        )}
      </EntryForm>
    </FormModal>
  )
}
