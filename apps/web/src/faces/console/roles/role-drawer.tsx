import type { Permission } from '@portal/contract/permission'
import { type Role, roleCreate, roleSave } from '@portal/contract/user-admin'
import { Alert, App, Button, Flex, Form, Input, Radio } from 'antd'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormDrawer } from '../../../features/shell/form/form-holder.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { nounName } from '../../../features/user/permission-name.ts'
import { call } from '../../../lib/client.ts'
import { formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { openedBy, PermissionChoice } from './permission-choice.tsx'
import { messages } from './roles.messages.ts'

interface Fields {
  code: string
  nameZh: string
  nameEn: string
  kind: Role['kind']
  permissions: Permission[]
}
const empty: Fields = { code: '', nameZh: '', nameEn: '', kind: 'platform', permissions: [] }

const fieldsOf = ({ code, nameZh, nameEn, kind, permissions }: Role): Fields => ({
  code,
  nameZh,
  nameEn,
  kind,
  permissions: openedBy(permissions),
})

interface EditorProps {
  /** Absent: a new one. */
  role: Role | undefined
  editable: boolean
  onDone(): void
}

function Editor({ role, editable, onDone }: EditorProps) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const save = useSubmission({
    mutationFn: async ({ code, kind, ...body }: Fields) => {
      await (role
        ? call(roleSave, { params: { code: role.code }, body })
        : call(roleCreate, { body: { ...body, code, kind } }))
    },
    onSuccess: () => {
      void message.success(t.saved)
      invalidateRoom('role')
      onDone()
    },
  })
  const language = useLanguage()
  const wildcards = (role?.permissions ?? [])
    .filter((permission) => permission.includes('*'))
    .map((pattern) => {
      const name = nounName(pattern.split(':')[0] ?? '', language)
      return pattern.endsWith(':own') ? t.wildcardOwn(name) : t.wildcardAny(name)
    })
  const nameRules = [{ required: true, whitespace: true, message: t.nameRequired }]
  return (
    <EntryForm<Fields>
      layout="vertical"
      initialValues={role ? fieldsOf(role) : empty}
      disabled={!editable}
      refusal={save.error}
      onFinish={(fields) => save.mutate(fields)}
    >
      {editable && wildcards.length > 0 && (
        <Form.Item>
          <Alert type="info" showIcon title={t.wildcardHint(formatList(language, wildcards))} />
        </Form.Item>
      )}
      {role?.code === 'ROOT' && (
        <Form.Item>
          <Alert type="info" showIcon title={t.rootHint} />
        </Form.Item>
      )}
      <Form.Item name="nameZh" label={t.nameZh} rules={nameRules}>
        <Input maxLength={40} autoFocus={editable} />
      </Form.Item>
      <Form.Item name="nameEn" label={t.nameEn} rules={nameRules}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="code"
        label={t.code}
        extra={t.codeHint}
        rules={[{ required: true, pattern: /^[A-Z][A-Z0-9_]{1,39}$/, message: t.codeWrong }]}
      >
        <Input maxLength={40} disabled={role !== undefined || !editable} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="kind" label={t.kind} extra={t.kindHint}>
        <Radio.Group
          disabled={role !== undefined || !editable}
          options={[
            { value: 'platform', label: t.platform },
            { value: 'enterprise', label: t.enterprise },
          ]}
        />
      </Form.Item>
      <Form.Item name="permissions" label={t.permissions}>
        <PermissionChoice disabled={!editable} />
      </Form.Item>
      {editable && (
        <Flex gap={8} justify="end">
          <Button onClick={onDone}>{t.cancel}</Button>
          <Button type="primary" {...submitButton} loading={save.isPending}>
            {t.save}
          </Button>
        </Flex>
      )}
    </EntryForm>
  )
}

interface Props {
  /** `new`, a role, or null: closed. */
  role: Role | 'new' | null
  editable: boolean
  onClose(): void
}

/** The form of one role. */
export function RoleDrawer({ role, editable, onClose }: Props) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const title = role === 'new' ? t.createTitle : editable ? t.editTitle : t.view
  return (
    <FormDrawer open={role !== null} onClose={onClose} title={title} size={mobile ? '100%' : 560} destroyOnHidden>
      {role !== null && <Editor role={role === 'new' ? undefined : role} editable={editable} onDone={onClose} />}
    </FormDrawer>
  )
}
