import { type Member, memberRemove, memberRole } from '@portal/contract/user-member'
import { useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import { invalidateRoom } from '../../../../features/shell/query-client.ts'
import { call } from '../../../../lib/client.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { messages } from './members.messages.ts'

/** What the owner does with a member: another role, or out. */
export function useMemberActions() {
  const t = useMessages(messages)
  const { modal, message } = App.useApp()
  const done = (said: string): void => {
    void message.success(said)
    invalidateRoom('user')
  }
  const role = useMutation({
    mutationFn: ({ member, to }: { member: Member; to: 'EDITOR' | 'VIEWER' }) =>
      call(memberRole, { body: { userId: member.userId, role: to } }),
    onSuccess: (_nothing, { member, to }) => done(t.roleChanged(member.nickname, t[to])),
  })
  const remove = useMutation({
    mutationFn: ({ userId }: Member) => call(memberRemove, { body: { userId } }),
    onSuccess: (_nothing, { nickname }) => done(t.removed(nickname)),
  })
  const askRemove = (member: Member): void =>
    void modal.confirm({
      title: t.removeTitle(member.nickname),
      content: t.removeText,
      okText: t.remove,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
      onOk: () => remove.mutateAsync(member).catch(() => undefined),
    })
  return { role, askRemove }
}
