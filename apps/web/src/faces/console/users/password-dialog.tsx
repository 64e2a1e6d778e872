import { Password } from '@portal/contract/user'
import { userPassword, type UserRow } from '@portal/contract/user-admin'
import { App, Form, Input } from 'antd'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { refusedField } from '../../../lib/refused-field.ts'
import { messages } from './users.messages.ts'

const FORM = 'set-password'

/** Sets another user's password; null: closed. */
export function PasswordDialog({ user, onClose }: { user: UserRow | null; onClose(): void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ password: string }>()
  const set = useSubmission({
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      call(userPassword, { params: { id }, body: { password } }, { quiet: true }),
    onSuccess: () => {
      void message.success(t.passwordDone)
      onClose()
    },
    onError: (error) => {
      const says = refusedField(error)?.says[language] ?? error.message
      form.setFields([{ name: 'password', errors: [says] }])
    },
  })
  return (
    <FormModal
      open={user !== null}
      title={t.passwordTitle(user?.nickname ?? '')}
      onClose={onClose}
      okText={t.password}
      cancelText={t.cancel}
      form={FORM}
      busy={set.isPending}
      destroyOnHidden
    >
      <p>{t.passwordText}</p>
      <EntryForm
        id={FORM}
        form={form}
        layout="vertical"
        onFinish={({ password }: { password: string }) => user && set.mutate({ id: user.id, password })}
      >
        <Form.Item name="password" label={t.newPassword} required rules={[contractRule(Password, language)]}>
          <Input.Password maxLength={256} autoComplete="new-password" autoFocus />
        </Form.Item>
      </EntryForm>
    </FormModal>
  )
}
