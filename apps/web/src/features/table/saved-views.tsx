import { DeleteOutlined, FolderOpenOutlined } from '@ant-design/icons'
import {
  type ListName,
  type SavedView,
  savedViewList,
  savedViewRemove,
  savedViewSave,
} from '@portal/contract/saved-view'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Form, Input, Popover } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { submitButton } from '../shell/form/form-keys.ts'
import { endpointQuery, invalidateRoom } from '../shell/query-client.ts'
import { useSubmission } from '../shell/use-submission.ts'
import { call } from '../../lib/client.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { useColumnChoice } from './column-choice.ts'
import css from './table.module.css'
import { besideAnchor } from './beside-anchor.ts'
import { tableMessages } from './table.messages.ts'

/** What an address says of a moment, and not of how the list is looked at: its page, and what stands open beside it. */
const passing = ['page', 'edit', 'preview']

function queryOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const name of passing) kept.delete(name)
  return kept.toString()
}

/** Keeps the list as it is looked at now under a name. */
function SaveForm({ name }: { name: ListName }) {
  const t = useMessages(tableMessages)
  const { message } = App.useApp()
  const [params] = useSearchParams()
  const { choice } = useColumnChoice(name)
  const [form] = Form.useForm<{ name: string }>()
  const save = useSubmission({
    mutationFn: (given: { name: string }) =>
      call(savedViewSave, { body: { list: name, name: given.name, query: queryOf(params), columns: choice } }),
    onSuccess: (view) => {
      void message.success(t.saved(view.name))
      form.resetFields()
      invalidateRoom('user/savedView')
    },
  })
  return (
    <Form form={form} layout="inline" onFinish={(given) => save.mutate(given)}>
      <Form.Item name="name" rules={[{ required: true, whitespace: true, message: t.viewName }]}>
        <Input size="small" aria-label={t.viewName} placeholder={t.viewName} maxLength={40} />
      </Form.Item>
      <Button size="small" type="primary" {...submitButton} loading={save.isPending}>
        {t.save}
      </Button>
    </Form>
  )
}

function RemoveButton({ view }: { view: SavedView }) {
  const t = useMessages(tableMessages)
  const remove = useSubmission({
    mutationFn: () => call(savedViewRemove, { body: { id: view.id } }),
    onSuccess: () => invalidateRoom('user/savedView'),
  })
  return (
    <Button
      type="text"
      size="small"
      aria-label={t.remove(view.name)}
      icon={<DeleteOutlined aria-hidden="true" />}
      loading={remove.isPending}
      onClick={() => remove.mutate()}
    />
  )
}

/** How somebody keeps a list: filters, order and columns under a name, found again on every device. */
export function SavedViews({ name }: { name: ListName }) {
  const t = useMessages(tableMessages)
  const [open, setOpen] = useState(false)
  const [, setParams] = useSearchParams()
  const { choose } = useColumnChoice(name)
  // Only whoever looks asks.
  const views = useQuery({ ...endpointQuery(savedViewList, { query: { list: name } }), enabled: open })
  const apply = ({ query, columns }: SavedView): void => {
    setParams(new URLSearchParams(query))
    choose(columns)
    setOpen(false)
  }
  const content = (
    <>
      {views.data?.length === 0 && <p>{t.noViews}</p>}
      <ul className={css.choices}>
        {views.data?.map((view) => (
          <li key={view.id}>
            <Button type="link" size="small" aria-label={t.apply(view.name)} onClick={() => apply(view)}>
              {view.name}
            </Button>
            <RemoveButton view={view} />
          </li>
        ))}
      </ul>
      <p className={css.hint}>{t.viewHint}</p>
      <SaveForm name={name} />
    </>
  )
  return (
    <Popover
      content={content}
      title={t.views}
      trigger="click"
      placement="bottomRight"
      getPopupContainer={besideAnchor}
      open={open}
      onOpenChange={setOpen}
    >
      <Button type="text" size="small" icon={<FolderOpenOutlined aria-hidden="true" />}>
        {t.views}
      </Button>
    </Popover>
  )
}
