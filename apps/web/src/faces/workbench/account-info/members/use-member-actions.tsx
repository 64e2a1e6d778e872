import { type Member, memberHandover, memberRemove, memberRole } from '@portal/contract/user-member'
import { useMutation } from '@tanstack/react-query'
import { App, Form, Input } from 'antd'
import { invalidateRoom } from '../../../../features/shell/query-client.ts'
import { refreshSession } from '../../../../features/shell/refresh-session.ts'
import { call } from '../../../../lib/client.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { words } from './members.messages.ts'

/** What the owner does with a member: another role, the ownership, out. */
export function useMemberActions() {
  const t = useMessages(words)
  const { modal, message } = App.useApp()
  const [form] = Form.useForm<{ name: string }>()
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
  const handover = useMutation({
    mutationFn: ({ userId }: Member) => call(memberHandover, { body: { userId } }),
    onSuccess: async (_nothing, { nickname }) => {
      done(t.handoverDone(nickname))
      await refreshSession()
    },
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
  const askHandover = (member: Member): void => {
    form.resetFields()
    const typed = t.handoverType(member.nickname)
    const same = (_rule: unknown, value: string): Promise<void> =>
      value === member.nickname ? Promise.resolve() : Promise.reject(new Error(typed))
    modal.confirm({
      title: t.handoverTitle(member.nickname),
      content: (
        <Form form={form} layout="vertical">
          <p>{t.handoverText}</p>
          <Form.Item name="name" label={typed} rules={[{ validator: same }]}>
            <Input autoComplete="off" />
          </Form.Item>
        </Form>
      ),
      okText: t.handover,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
      onOk: async () => {
        await form.validateFields()
        await handover.mutateAsync(member).catch(() => undefined)
      },
    })
  }
  return { role, askRemove, askHandover }
}
