import { dictCreate, DictCode, dictForm, type DictRow, dictSave } from '@portal/contract/dict'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Flex, Form, Input, Switch } from 'antd'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormDrawer } from '../../../features/shell/form/form-holder.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { useTurnOff } from '../../../features/shell/use-turn-off.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import css from './dict.module.css'
import { messages } from './dict.messages.ts'

export const NEW = 'new'

interface Fields extends Pick<DictRow, 'name' | 'nameEn' | 'dictCode' | 'remark'> {
  enabled: boolean
}
const empty: Fields = { name: '', nameEn: '', dictCode: '', remark: '', enabled: true }

interface EditorProps {
  id: string
  initial: Fields
  /** The system uses it: it stays enabled, and keeps its code. */
  system: boolean
  onDone(): void
}

function Editor({ id, initial, system, onDone }: EditorProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const save = useSubmission({
    mutationFn: async ({ enabled, ...fields }: Fields) => {
      const body = { ...fields, status: enabled ? 1 : 0 }
      await (id === NEW ? call(dictCreate, { body }) : call(dictSave, { params: { id }, body }))
    },
    onSuccess: () => {
      void message.success(t.saved)
      invalidateRoom('dicts')
      onDone()
    },
  })
  const mayTurnOff = useTurnOff(t)
  const finish = async (fields: Fields): Promise<void> => {
    const turnsOff = initial.enabled && !fields.enabled && id !== NEW
    if (!turnsOff || (await mayTurnOff(initial.name))) save.mutate(fields)
  }
  return (
    <EntryForm
      form={form}
      layout="vertical"
      initialValues={initial}
      refusal={save.error}
      onFinish={(fields) => void finish(fields)}
    >
      <Form.Item name="name" label={t.name} rules={[{ required: true, whitespace: true, message: t.nameRequired }]}>
        <Input maxLength={60} autoFocus />
      </Form.Item>
      <Form.Item name="nameEn" label={t.nameEn} extra={t.nameEnHint}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="dictCode"
        label={t.code}
        required
        {...(id !== NEW && { extra: system ? t.systemHint : t.codeHint })}
        rules={[contractRule(DictCode, language)]}
      >
        <Input maxLength={50} autoCapitalize="none" spellCheck={false} disabled={system} />
      </Form.Item>
      <Form.Item name="enabled" label={t.status} valuePropName="checked">
        <Switch checkedChildren={t.enabled} unCheckedChildren={t.disabled} disabled={system && initial.enabled} />
      </Form.Item>
      <Form.Item name="remark" label={t.remark}>
        <Input.TextArea rows={3} maxLength={300} showCount />
      </Form.Item>
      <Flex gap={8} justify="end" className={css.foot ?? ''}>
        <Button onClick={onDone}>{t.cancel}</Button>
        <Button type="primary" {...submitButton} loading={save.isPending}>
          {t.save}
        </Button>
      </Flex>
    </EntryForm>
  )
}

/** Asks for the dictionary as it is now: what a list row knows may be old. */
function Existing({ id, onDone }: Pick<EditorProps, 'id' | 'onDone'>) {
  const dict = useQuery({ ...endpointQuery(dictForm, { params: { id } }), staleTime: 0, gcTime: 0 })
  return (
    <QueryState query={dict}>
      {({ name, nameEn, dictCode, remark, status, system }) => (
        <Editor
          id={id}
          initial={{ name, nameEn, dictCode, remark, enabled: status === 1 }}
          system={system}
          onDone={onDone}
        />
      )}
    </QueryState>
  )
}

/** The form of one dictionary; `id` null: closed. */
export function DictDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  return (
    <FormDrawer
      open={id !== null}
      onClose={onClose}
      title={id === NEW ? t.create : t.editTitle}
      size={mobile ? '100%' : 480}
      destroyOnHidden
    >
      {id === NEW && <Editor id={NEW} initial={empty} system={false} onDone={onClose} />}
      {id !== null && id !== NEW && <Existing key={id} id={id} onDone={onClose} />}
    </FormDrawer>
  )
}
