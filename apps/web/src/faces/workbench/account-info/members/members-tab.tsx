import { MoreOutlined } from '@ant-design/icons'
import { type Member, type MemberInvitation, memberInvitationRevoke, memberList } from '@portal/contract/user-member'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Avatar, Button, Dropdown, Select, Tag } from 'antd'
import { useState } from 'react'
import { QueryState } from '../../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../../features/shell/query-client.ts'
import { call } from '../../../../lib/client.ts'
import { formatInstant } from '../../../../lib/format.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { usePermission } from '../../../../lib/permission.tsx'
import { HandoverDialog } from './handover-dialog.tsx'
import { InviteMember } from './invite-member.tsx'
import css from './members.module.css'
import { messages } from './members.messages.ts'
import { useMemberActions } from './use-member-actions.tsx'

type Actions = ReturnType<typeof useMemberActions> & { askHandover(member: Member): void }

function Manage({ member, actions }: { member: Member; actions: Actions }) {
  const t = useMessages(messages)
  const items = [
    { key: 'handover', label: t.handover, onClick: () => actions.askHandover(member) },
    { key: 'remove', label: t.remove, danger: true, onClick: () => actions.askRemove(member) },
  ]
  return (
    <>
      <Select<'EDITOR' | 'VIEWER'>
        aria-label={t.roleOf(member.nickname)}
        value={member.role === 'VIEWER' ? 'VIEWER' : member.role === 'EDITOR' ? 'EDITOR' : null}
        placeholder={t.none}
        loading={actions.role.isPending && actions.role.variables.member.userId === member.userId}
        onChange={(to) => actions.role.mutate({ member, to })}
        options={(['EDITOR', 'VIEWER'] as const).map((value) => ({ value, label: t[value] }))}
      />
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button type="text" icon={<MoreOutlined />} aria-label={t.more(member.nickname)} />
      </Dropdown>
    </>
  )
}

function MemberRow({ member, manageable, actions }: { member: Member; manageable: boolean; actions: Actions }) {
  const t = useMessages(messages)
  return (
    <li className={css.row}>
      <Avatar src={member.avatar} aria-hidden="true">
        {member.nickname.slice(0, 1)}
      </Avatar>
      <div className={css.who}>
        <strong>{member.nickname}</strong> {member.self && <Tag color="processing">{t.me}</Tag>}
        <span className={css.meta}>
          {member.username}
          {member.mobile && ` · ${member.mobile}`}
        </span>
        <span className={css.meta}>
          <span className={css.when}>{t.joined(formatInstant(member.joinedAt))} ·</span>{' '}
          <span className={css.when}>{member.lastSeenAt ? t.seen(formatInstant(member.lastSeenAt)) : t.never}</span>
        </span>
      </div>
      {manageable && member.role !== 'OWNER' && !member.self ? (
        <Manage member={member} actions={actions} />
      ) : (
        <Tag color={member.role === 'OWNER' ? 'processing' : 'default'}>{member.role ? t[member.role] : t.none}</Tag>
      )}
    </li>
  )
}

function OpenInvitations({ invitations }: { invitations: MemberInvitation[] }) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const revoke = useMutation({
    mutationFn: (id: string) => call(memberInvitationRevoke, { body: { id } }),
    onSuccess: () => {
      void message.success(t.revoked)
      invalidateRoom('user')
    },
  })
  return (
    <section className={css.open} aria-label={t.open}>
      <h2>{t.open}</h2>
      <ul className={css.list}>
        {invitations.map(({ id, role, invitedBy, expiresAt }) => (
          <li key={id} className={css.row}>
            <span className={css.who}>{t.openLine(t[role], invitedBy, formatInstant(expiresAt))}</span>
            <Button
              type="link"
              size="small"
              danger
              aria-label={t.revokeOf(t[role])}
              loading={revoke.isPending && revoke.variables === id}
              onClick={() => revoke.mutate(id)}
            >
              {t.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The members of the own enterprise; the owner manages them. */
export default function MembersTab() {
  const t = useMessages(messages)
  const manageable = usePermission('user:edit:own')
  const found = useQuery(endpointQuery(memberList, {}))
  const [heir, setHeir] = useState<Member>()
  const actions = { ...useMemberActions(), askHandover: setHeir }
  return (
    <>
      <div className={css.head}>
        <p>{t.lead}</p>
        {manageable && <InviteMember />}
      </div>
      <QueryState query={found}>
        {({ members, invitations }) => (
          <>
            <ul className={css.list}>
              {members.map((member) => (
                <MemberRow key={member.userId} member={member} manageable={manageable} actions={actions} />
              ))}
            </ul>
            {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
          </>
        )}
      </QueryState>
      {heir && <HandoverDialog key={heir.userId} member={heir} onClose={() => setHeir(undefined)} />}
    </>
  )
}
