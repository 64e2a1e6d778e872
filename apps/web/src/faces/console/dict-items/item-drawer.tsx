import { dictItemCreate, dictItemForm, type DictItemRow, dictItemSave, dictTagTypes } from '@portal/contract/dict'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Flex, Form, Input, InputNumber, Radio, Switch } from 'antd'
import { DictItemTag } from '../../../features/dict/dict-parts.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormDrawer } from '../../../features/shell/form/form-holder.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { messages as shared } from '../dict/dict.messages.ts'
import { messages } from './dict-items.messages.ts'

export const NEW = 'new'

type Fields = Pick<DictItemRow, 'label' | 'labelEn' | 'value' | 'sort'> & {
  tagType: '' | (typeof dictTagTypes)[number]
  enabled: boolean
}
const empty: Fields = { label: '', labelEn: '', value: '', sort: 1, tagType: '', enabled: true }

interface EditorProps {
  dictId: string
  itemId: string
  initial: Fields
  onDone(): void
}

function useSave({ dictId, itemId, onDone }: EditorProps) {
  const t = useMessages(shared)
  const { message } = App.useApp()
  return useSubmission({
    mutationFn: async ({ enabled, ...fields }: Fields) => {
      const body = { ...fields, status: enabled ? 1 : 0 }
      const create = itemId === NEW
      await (create
        ? call(dictItemCreate, { params: { id: dictId }, body })
        : call(dictItemSave, { params: { id: dictId, itemId }, body }))
    },
    onSuccess: () => {
      void message.success(t.saved)
      invalidateRoom('dicts')
      onDone()
    },
  })
}

/** How the item will look, in every style there is. */
function TagChoice({ label, ...rest }: { label: string; value?: string; onChange?: (event: unknown) => void }) {
  const t = useMessages(messages)
  return (
    <Radio.Group {...rest} onChange={(event) => rest.onChange?.(event)}>
      <Flex wrap gap={8}>
        {(['', ...dictTagTypes] as const).map((tagType) => (
          <Radio key={tagType} value={tagType} aria-label={tagType === '' ? t.plain : t[tagType]}>
            <DictItemTag item={{ label: label || (tagType === '' ? t.plain : t[tagType]), tagType }} />
          </Radio>
        ))}
      </Flex>
    </Radio.Group>
  )
}

function Editor(props: EditorProps) {
  const t = useMessages(messages)
  const common = useMessages(shared)
  const [form] = Form.useForm<Fields>()
  const label = Form.useWatch('label', form) ?? props.initial.label
  const save = useSave(props)
  const required = (message: string) => [{ required: true, whitespace: true, message }]
  return (
    <EntryForm
      form={form}
      layout="vertical"
      initialValues={props.initial}
      refusal={save.error}
      onFinish={(fields) => save.mutate(fields)}
    >
      <Form.Item name="label" label={t.label} rules={required(t.labelRequired)}>
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <Form.Item name="labelEn" label={t.labelEn} extra={t.labelEnHint}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="value"
        label={t.value}
        {...(props.itemId !== NEW && { extra: t.valueHint })}
        rules={required(t.valueRequired)}
      >
        <Input maxLength={100} autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="sort"
        label={t.sort}
        rules={[{ required: true, type: 'integer', min: 0, max: 100_000, message: t.sortRequired }]}
      >
        <InputNumber min={0} max={100_000} precision={0} />
      </Form.Item>
      <Form.Item name="tagType" label={t.tagType}>
        <TagChoice label={label} />
      </Form.Item>
      <Form.Item name="enabled" label={common.status} valuePropName="checked">
        <Switch checkedChildren={common.enabled} unCheckedChildren={common.disabled} />
      </Form.Item>
      <Flex gap={8} justify="end">
        <Button onClick={props.onDone}>{common.cancel}</Button>
        <Button type="primary" {...submitButton} loading={save.isPending}>
          {common.save}
        </Button>
      </Flex>
    </EntryForm>
  )
}

const isTagType = (value: string): value is Fields['tagType'] =>
  value === '' || dictTagTypes.some((type) => type === value)

/** Asks for the item as it is now. */
function Existing(props: Omit<EditorProps, 'initial'>) {
  const params = { id: props.dictId, itemId: props.itemId }
  const item = useQuery({ ...endpointQuery(dictItemForm, { params }), staleTime: 0, gcTime: 0 })
  return (
    <QueryState query={item}>
      {({ label, labelEn, value, sort, tagType, status }) => {
        const kind = isTagType(tagType) ? tagType : ''
        return <Editor {...props} initial={{ label, labelEn, value, sort, tagType: kind, enabled: status === 1 }} />
      }}
    </QueryState>
  )
}

interface Props {
  dictId: string
  /** null: closed. */
  itemId: string | null
  /** Where a new item goes. */
  nextSort: number
  onClose(): void
}

/** The form of one item. */
export function ItemDrawer({ dictId, itemId, nextSort, onClose }: Props) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const rest = { dictId, onDone: onClose }
  return (
    <FormDrawer
      open={itemId !== null}
      onClose={onClose}
      title={itemId === NEW ? t.create : t.editTitle}
      size={mobile ? '100%' : 480}
      destroyOnHidden
    >
      {itemId === NEW && <Editor {...rest} itemId={NEW} initial={{ ...empty, sort: nextSort }} />}
      {itemId !== null && itemId !== NEW && <Existing key={itemId} {...rest} itemId={itemId} />}
    </FormDrawer>
  )
}
