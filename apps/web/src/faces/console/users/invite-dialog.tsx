import { userInvite, type UserRow } from '@portal/contract/user-admin'
import { Modal } from 'antd'
import { saveKeys } from '../../../features/shell/form/form-keys.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { InvitationLink } from '../../../features/user/invitation-link.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './users.messages.ts'

/** Makes a new invitation link for a user after a question, and shows it once. */
export function InviteDialog({ user, onClose }: { user: UserRow; onClose(): void }) {
  const t = useMessages(messages)
  const invite = useSubmission({ mutationFn: () => call(userInvite, { params: { id: user.id } }) })
  const { data } = invite
  return (
    <Modal
      open
      title={data ? t.inviteTitle(user.nickname) : t.inviteConfirm}
      okText={data ? t.close : t.generate}
      cancelText={t.cancel}
      onCancel={onClose}
      onOk={() => (data ? onClose() : invite.mutate())}
      okButtonProps={saveKeys}
      confirmLoading={invite.isPending}
      okType={data ? 'default' : 'primary'}
      {...(data && { cancelButtonProps: { hidden: true } })}
    >
      {data ? <InvitationLink url={data.invitationUrl} expiresAt={data.expiresAt} /> : <p>{t.inviteConfirmText}</p>}
    </Modal>
  )
}
