import { Password } from '@portal/contract/user'
import { type Member, memberHandover } from '@portal/contract/user-member'
import { Alert, App, Form, Input } from 'antd'
import { contractRule } from '../../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../../features/shell/form/form-holder.tsx'
import { invalidateRoom } from '../../../../features/shell/query-client.ts'
import { refreshSession } from '../../../../features/shell/refresh-session.ts'
import { useSubmission } from '../../../../features/shell/use-submission.ts'
import { call } from '../../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../../lib/i18n/language.ts'
import { messages } from './members.messages.ts'

const FORM = 'handover'

interface Typed {
  name: string
  password: string
}

/** Makes another member the owner, once their name and one's own password were typed: only they can hand it back. */
export function HandoverDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { message } = App.useApp()
  const typed = t.handoverType(member.nickname)
  const handover = useSubmission({
    mutationFn: ({ password }: Typed) =>
      call(memberHandover, { body: { userId: member.userId, password } }, { quiet: true }),
    onSuccess: async () => {
      void message.success(t.handoverDone(member.nickname))
      invalidateRoom('user')
      onClose()
      await refreshSession()
    },
  })
  const same = (_rule: unknown, value: string): Promise<void> =>
    value === member.nickname ? Promise.resolve() : Promise.reject(new Error(typed))
  return (
    <FormModal
      title={t.handoverTitle(member.nickname)}
      onClose={onClose}
      okText={t.handover}
      cancelText={t.cancel}
      form={FORM}
      danger
      busy={handover.isPending}
    >
      <p>{t.handoverText}</p>
      <EntryForm<Typed> id={FORM} layout="vertical" onFinish={(given) => handover.mutate(given)}>
        <Form.Item name="name" label={typed} rules={[{ validator: same }]}>
          <Input autoComplete="off" autoFocus />
        </Form.Item>
        <Form.Item
          name="password"
          label={t.password}
          rules={[contractRule(Password, language)]}
          validateTrigger="onSubmit"
        >
          <Input.Password autoComplete="current-password" maxLength={256} />
        </Form.Item>
        {handover.error && <Alert type="error" showIcon role="alert" title={handover.error.message} />}
      </EntryForm>
    </FormModal>
  )
}
