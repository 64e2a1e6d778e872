import type { Editor } from '@tiptap/react'
import { Button, Form, Input } from 'antd'
import { EntryForm } from '../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../features/shell/form/form-holder.tsx'
import { submitButton } from '../../features/shell/form/form-keys.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { messages } from './article-editor.messages.ts'

/** Hosts and mail addresses in full, or a place of ours: what the server keeps. */
export const isLink = (href: string): boolean => /^(https?:\/\/[^\s/]|mailto:[^\s]+@|\/(?![/\\]))/i.test(href)

/** Sets, changes or removes the link of what is chosen. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const t = useMessages(messages)
  const href = (editor.getAttributes('link')['href'] as string | undefined) ?? ''
  const save = ({ href: typed }: { href: string }): void => {
    const address = typed.trim()
    const chain = editor.chain().focus().extendMarkRange('link')
    // Nothing chosen, nothing linked yet: the address itself becomes the words.
    if (editor.state.selection.empty && href === '')
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setLink({ href: address }).run()
    onClose()
  }
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const footer = (
    <>
      {href !== '' && (
        <Button danger onClick={remove}>
          {t.linkRemove}
        </Button>
      )}
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button type="primary" {...submitButton} form="link">
        {t.linkSave}
      </Button>
    </>
  )
  return (
    <FormModal form="link" title={t.linkTitle} width={480} footer={footer} cancelText={t.cancel} onClose={onClose}>
      <EntryForm id="link" layout="vertical" initialValues={{ href }} onFinish={save}>
        <Form.Item
          name="href"
          label={t.linkAddress}
          extra={t.linkHint}
          rules={[
            {
              validator: (_rule, value: string) =>
                isLink(value.trim()) ? Promise.resolve() : Promise.reject(new Error(t.linkWrong)),
            },
          ]}
        >
          <Input autoFocus maxLength={500} inputMode="url" placeholder="https://" />
        </Form.Item>
      </EntryForm>
    </FormModal>
  )
}
