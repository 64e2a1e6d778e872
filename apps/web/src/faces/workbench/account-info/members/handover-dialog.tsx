import { type Member, memberHandover } from '@portal/contract/user-member'
import { App, Form, Input } from 'antd'
import { EntryForm } from '../../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../../features/shell/form/form-holder.tsx'
import { invalidateRoom } from '../../../../features/shell/query-client.ts'
import { refreshSession } from '../../../../features/shell/refresh-session.ts'
import { useSubmission } from '../../../../features/shell/use-submission.ts'
import { call } from '../../../../lib/client.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { messages } from './members.messages.ts'

const FORM = 'handover'

/** Makes another member the owner, once their name was typed: only they can hand it back. */
export function HandoverDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const typed = t.handoverType(member.nickname)
  const handover = useSubmission({
    mutationFn: () => call(memberHandover, { body: { userId: member.userId } }),
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
      <EntryForm id={FORM} layout="vertical" onFinish={() => handover.mutate()}>
        <Form.Item name="name" label={typed} rules={[{ validator: same }]}>
          <Input autoComplete="off" autoFocus />
        </Form.Item>
      </EntryForm>
    </FormModal>
  )
}
