import {
  BoldOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Tooltip } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './article-editor.module.css'
import { messages } from './article-editor.messages.ts'
import { LinkDialog } from './link-dialog.tsx'
import { isInTable, runTableCommand } from './table.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface ToolProps {
  label: string
  icon: ReactNode
  /** Undefined: a thing to do, not one to turn on and off. */
  on?: boolean
  disabled?: boolean
  onPress(): void
}

function Tool({ label, icon, on, disabled = false, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        className={css['tool'] ?? ''}
        icon={icon}
        aria-label={label}
        {...(on !== undefined && { 'aria-pressed': on })}
        disabled={disabled}
        // The editor keeps its focus and what is chosen in it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      />
    </Tooltip>
  )
}

const stateOf = ({ editor }: { editor: Editor }) => {
  // One whose page is out of sight has nothing to say.
  const alive = !editor.isDestroyed
  const isOn = (name: string, attributes?: Record<string, unknown>): boolean =>
    alive && editor.isActive(name, attributes)
  return {
    heading2: isOn('heading', { level: 2 }),
    heading3: isOn('heading', { level: 3 }),
    bold: isOn('bold'),
    italic: isOn('italic'),
    bulletList: isOn('bulletList'),
    orderedList: isOn('orderedList'),
    quote: isOn('blockquote'),
    link: isOn('link'),
    figure: isOn('figure'),
    table: alive && isInTable(editor.state),
    undo: alive && editor.can().undo(),
    redo: alive && editor.can().redo(),
  }
}

/** What can be done to the text; everything is also on the keyboard as the editor's library has it. */
export function Toolbar({ editor, onFiles }: { editor: Editor; onFiles(files: File[]): void }) {
  const t = useMessages(messages)
  const on = useEditorState({ editor, selector: stateOf })
  const chooser = useRef<HTMLInputElement>(null)
  const [linking, setLinking] = useState(false)
  const chain = () => editor.chain().focus()
  const heading = (level: 2 | 3, label: string, icon: string) => (
    <Tool
      label={label}
      icon={<b>{icon}</b>}
      on={level === 2 ? on.heading2 : on.heading3}
      onPress={() => chain().toggleHeading({ level }).run()}
    />
  )
  return (
    <div role="group" aria-label={t.tools} className={css['toolbar']}>
      {heading(2, t.heading2, 'H2')}
      {heading(3, t.heading3, 'H3')}
      <i aria-hidden="true" />
      <Tool label={t.bold} icon={<BoldOutlined />} on={on.bold} onPress={() => chain().toggleBold().run()} />
      <Tool label={t.italic} icon={<ItalicOutlined />} on={on.italic} onPress={() => chain().toggleItalic().run()} />
      <Tool label={t.link} icon={<LinkOutlined />} on={on.link} disabled={on.figure} onPress={() => setLinking(true)} />
      <i aria-hidden="true" />
      <Tool
        label={t.bulletList}
        icon={<UnorderedListOutlined />}
        on={on.bulletList}
        onPress={() => chain().toggleBulletList().run()}
      />
      <Tool
        label={t.orderedList}
        icon={<OrderedListOutlined />}
        on={on.orderedList}
        onPress={() => chain().toggleOrderedList().run()}
      />
      <Tool
        label={t.quote}
        icon={<b aria-hidden="true">{'\u201D'}</b>}
        on={on.quote}
        onPress={() => chain().toggleBlockquote().run()}
      />
      <Tool label={t.rule} icon={<LineOutlined />} onPress={() => chain().setHorizontalRule().run()} />
      <i aria-hidden="true" />
      <Tool label={t.picture} icon={<PictureOutlined />} onPress={() => chooser.current?.click()} />
      <Tool
        label={t.insertTable}
        icon={<TableOutlined />}
        disabled={on.table || on.figure}
        onPress={() => runTableCommand(editor, 'insertTable')}
      />
      <i aria-hidden="true" />
      <Tool label={t.undo} icon={<UndoOutlined />} disabled={!on.undo} onPress={() => chain().undo().run()} />
      <Tool label={t.redo} icon={<RedoOutlined />} disabled={!on.redo} onPress={() => chain().redo().run()} />
      <input
        ref={chooser}
        type="file"
        accept={TYPES}
        multiple
        style={{ display: 'none' }}
        aria-label={t.picture}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}
