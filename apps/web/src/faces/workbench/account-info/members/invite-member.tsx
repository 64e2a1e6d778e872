import { PlusOutlined } from '@ant-design/icons'
import { memberInvite } from '@portal/contract/user-member'
import { Button, Flex, Modal, Radio } from 'antd'
import { useState } from 'react'
import { saveKeys } from '../../../../features/shell/form/form-keys.ts'
import { invalidateRoom } from '../../../../features/shell/query-client.ts'
import { useCreateAddress } from '../../../../features/shell/use-create-address.ts'
import { useSubmission } from '../../../../features/shell/use-submission.ts'
import { InvitationLink } from '../../../../features/user/invitation-link.tsx'
import { call } from '../../../../lib/client.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import css from './members.module.css'
import { messages } from './members.messages.ts'

const roles = ['EDITOR', 'VIEWER'] as const

/** Makes an invitation link for a role and shows it once. */
export function InviteMember() {
  const t = useMessages(messages)
  const [open, setOpen] = useState(false)
  useCreateAddress(() => setOpen(true))
  const [role, setRole] = useState<(typeof roles)[number]>('EDITOR')
  const invite = useSubmission({
    mutationFn: () => call(memberInvite, { body: { role } }),
    onSuccess: () => invalidateRoom('user'),
  })
  const close = (): void => {
    setOpen(false)
    invite.reset()
  }
  const { data } = invite
  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.invite}
      </Button>
      <Modal
        open={open}
        title={t.inviteTitle}
        onCancel={close}
        onOk={() => (data ? close() : invite.mutate())}
        okText={data ? t.close : t.generate}
        cancelText={t.cancel}
        okButtonProps={saveKeys}
        confirmLoading={invite.isPending}
        okType={data ? 'default' : 'primary'}
        {...(data && { cancelButtonProps: { hidden: true } })}
      >
        {data ? (
          <InvitationLink url={data.invitationUrl} expiresAt={data.expiresAt} />
        ) : (
          <>
            <p>{t.inviteText}</p>
            <Radio.Group
              aria-label={t.inviteRole}
              value={role}
              onChange={({ target }) => setRole(target.value as typeof role)}
            >
              <Flex vertical gap={12}>
                {roles.map((one) => (
                  <Radio key={one} value={one}>
                    {t[one]}
                    <span className={css.meta}>{one === 'EDITOR' ? t.editorHint : t.viewerHint}</span>
                  </Radio>
                ))}
              </Flex>
            </Radio.Group>
          </>
        )}
      </Modal>
    </>
  )
}
