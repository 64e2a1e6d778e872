import { sentences } from '@portal/contract/sentence'
import { Email, Mobile, Nickname, Username } from '@portal/contract/user'
import { type Role, roleList, userCreate, userForm, type UserForm, userSave } from '@portal/contract/user-admin'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Flex, Form, Input, Result, Select, type SelectProps, Switch, Typography } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import { DictSelect } from '../../../features/dict/dict-parts.tsx'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormDrawer } from '../../../features/shell/form/form-holder.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { useTurnOff } from '../../../features/shell/use-turn-off.ts'
import { EnterpriseSelect } from '../../../features/user/enterprise-select.tsx'
import { InvitationLink } from '../../../features/user/invitation-link.tsx'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { messages } from './users.messages.ts'

export const NEW = 'new'

interface Fields extends Omit<UserForm, 'id' | 'avatar' | 'status' | 'gender' | 'deptId'> {
  gender: string
  deptId: string | undefined
  enabled: boolean
}
const empty: Fields = {
  username: '',
  nickname: '',
  mobile: '',
  email: '',
  gender: '0',
  deptId: undefined,
  roleIds: [],
  enabled: true,
}

const fieldsOf = ({ deptId, gender, status, ...form }: UserForm): Fields => ({
  ...form,
  gender: String(gender),
  deptId: deptId ?? undefined,
  enabled: status === 1,
})

interface EditorProps {
  id: string
  initial: Fields
  /** The invitation of a user that was created; nothing after a change. */
  onDone(invitationUrl?: string): void
}

function useSave({ id, onDone }: EditorProps) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  return useSubmission({
    mutationFn: async ({ enabled, gender, deptId, ...fields }: Fields) => {
      const body = { ...fields, deptId: deptId ?? null, gender: Number(gender), status: enabled ? 1 : 0 }
      if (id === NEW) return (await call(userCreate, { body })).invitationUrl
      await call(userSave, { params: { id }, body })
      return undefined
    },
    onSuccess: (invitationUrl) => {
      void message.success(t.saved)
      invalidateRoom('user')
      onDone(invitationUrl)
    },
  })
}

const roleLine: NonNullable<SelectProps<string[], { kind: string }>['optionRender']> = ({ label, data }) => (
  <Flex justify="space-between" gap={12}>
    {label}
    <Typography.Text type="secondary">{data.kind}</Typography.Text>
  </Flex>
)

/** Roles, those of the platform first; what cannot be granted stays visible with the reason. */
function RoleSelect({ roles, ...rest }: { roles: Role[]; value?: string[]; onChange?: (value: string[]) => void }) {
  const t = useMessages(messages)
  const kinds = { platform: t.platformRole, enterprise: t.enterpriseRole }
  const ordered = roles.toSorted((a, b) => Number(a.kind === 'enterprise') - Number(b.kind === 'enterprise'))
  return (
    <Select
      {...rest}
      mode="multiple"
      optionFilterProp="label"
      options={ordered.map(({ code, name, kind, grantable }) => ({
        value: code,
        label: name,
        kind: kinds[kind],
        disabled: !grantable,
        title: grantable ? name : t.notGrantable,
      }))}
      optionRender={roleLine}
    />
  )
}

function Editor(props: EditorProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [form] = Form.useForm<Fields>()
  const roles = useQuery(endpointQuery(roleList, {}))
  const save = useSave(props)
  const mayTurnOff = useTurnOff(t)
  const finish = async (fields: Fields): Promise<void> => {
    const turnsOff = props.id !== NEW && props.initial.enabled && !fields.enabled
    if (!turnsOff || (await mayTurnOff(props.initial.nickname))) save.mutate(fields)
  }
  const optional = (schema: typeof Mobile | typeof Email) => contractRule(schema.or(z.literal('')), language)
  return (
    <EntryForm
      form={form}
      layout="vertical"
      initialValues={props.initial}
      refusal={save.error}
      onFinish={(fields) => void finish(fields)}
    >
      <Form.Item
        name="username"
        label={t.username}
        extra={t.usernameHint}
        required
        rules={[contractRule(Username, language)]}
      >
        <Input maxLength={32} autoCapitalize="none" autoComplete="off" spellCheck={false} autoFocus />
      </Form.Item>
      <Form.Item name="nickname" label={t.nickname} required rules={[contractRule(Nickname, language)]}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="deptId" label={t.enterprise} extra={t.enterpriseHint}>
        <EnterpriseSelect placeholder={t.platform} />
      </Form.Item>
      <Form.Item
        name="roleIds"
        label={t.roles}
        required
        rules={[{ required: true, type: 'array', message: sentences['role.required'][language] }]}
      >
        <RoleSelect roles={roles.data ?? []} />
      </Form.Item>
      <Form.Item name="mobile" label={t.mobile} rules={[optional(Mobile)]}>
        <Input inputMode="tel" maxLength={11} autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={t.email} rules={[optional(Email)]}>
        <Input inputMode="email" maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="gender" label={t.gender}>
        <DictSelect code="gender" />
      </Form.Item>
      <Form.Item name="enabled" label={t.status} valuePropName="checked">
        <Switch checkedChildren={t.enabled} unCheckedChildren={t.disabled} />
      </Form.Item>
      <Flex gap={8} justify="end">
        <Button onClick={() => props.onDone()}>{t.cancel}</Button>
        <Button type="primary" {...submitButton} loading={save.isPending}>
          {t.save}
        </Button>
      </Flex>
    </EntryForm>
  )
}

/** Asks for the user as they are now: what a list row knows may be old. */
function Existing({ id, onDone }: Omit<EditorProps, 'initial'>) {
  const user = useQuery({ ...endpointQuery(userForm, { params: { id } }), staleTime: 0, gcTime: 0 })
  return <QueryState query={user}>{(form) => <Editor id={id} initial={fieldsOf(form)} onDone={onDone} />}</QueryState>
}

/** A new user, and then the link that is shown once. */
function Fresh({ onClose }: { onClose(): void }) {
  const t = useMessages(messages)
  const [invitationUrl, setInvitationUrl] = useState<string>()
  const done = (url?: string): void => (url === undefined ? onClose() : setInvitationUrl(url))
  if (invitationUrl === undefined) return <Editor id={NEW} initial={empty} onDone={done} />
  return (
    <Result
      status="success"
      title={t.createdTitle}
      extra={
        <Button type="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <InvitationLink url={invitationUrl} />
    </Result>
  )
}

/** The form of one user; `id` null: closed. */
export function UserDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  return (
    <FormDrawer
      open={id !== null}
      onClose={onClose}
      title={id === NEW ? t.createTitle : t.editTitle}
      size={mobile ? '100%' : 520}
      destroyOnHidden
    >
      {id === NEW && <Fresh onClose={onClose} />}
      {id !== null && id !== NEW && <Existing key={id} id={id} onDone={onClose} />}
    </FormDrawer>
  )
}
