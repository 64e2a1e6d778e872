/** Writing the body of an article. Everything of TipTap is here; it arrives when somebody writes. */
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import type { EditorView } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { Alert, Button, Flex, Input, Spin } from 'antd'
import { type CSSProperties, useEffect, useState } from 'react'
import textCss from '../../features/news/article-text.module.css'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './article-editor.module.css'
import { messages } from './article-editor.messages.ts'
import { cleanPaste } from './clean-paste.ts'
import { Figure } from './figure.ts'
import { isLink } from './link-dialog.tsx'
import { TableBar } from './table-bar.tsx'
import { tableExtensions } from './table.ts'
import { Toolbar } from './toolbar.tsx'
import { type Upload, useInsertPictures } from './use-insert-pictures.ts'

const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Figure,
  ...tableExtensions,
]

export interface ArticleEditorProps {
  /** HTML as the server cleans it; what the editor begins with. */
  initial: string
  onChange(html: string): void
  /** What is written, for readers of screens. */
  label: string
  upload: Upload
  disabled?: boolean
}

/** What the chosen picture shows, in words. */
function FigureBar({ editor }: { editor: Editor }) {
  const t = useMessages(messages)
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      !now.isDestroyed && now.isActive('figure') ? String(now.getAttributes('figure')['alt'] ?? '') : null,
  })
  if (alt === null) return null
  return (
    <Flex gap={8} wrap align="center" className={css['figureBar'] ?? ''}>
      <Input
        className={css['alt'] ?? ''}
        aria-label={t.alt}
        placeholder={t.altHint}
        value={alt}
        maxLength={200}
        onChange={(event) => editor.commands.updateAttributes('figure', { alt: event.target.value })}
      />
      <Button size="small" danger onClick={() => editor.chain().focus().deleteNode('figure').run()}>
        {t.removePicture}
      </Button>
    </Flex>
  )
}

/** Characters that are not blank; an editor whose page is out of sight has none. */
const lengthOf = ({ editor }: { editor: Editor }): number =>
  editor.isDestroyed ? 0 : editor.getText().replaceAll(/\s/g, '').length

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))

/** The page somebody writes on, with its tools; it answers HTML that the server leaves as it is. */
export default function ArticleEditor({ initial, onChange, label, upload, disabled = false }: ArticleEditorProps) {
  const t = useMessages(messages)
  const [problem, setProblem] = useState('')
  const pictures = useInsertPictures(upload, setProblem)
  const take = (view: EditorView, files: File[], at?: number): boolean => {
    if (files.length === 0) return false
    setProblem('')
    void pictures.take(view, files, at)
    return true
  }
  const editor = useEditor({
    extensions,
    content: initial,
    editable: !disabled,
    onUpdate: ({ editor: now }) => onChange(now.getHTML()),
    editorProps: {
      attributes: {
        class: `${textCss['text']} ${css['page']}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: cleanPaste,
      // Word sends a picture of the text beside the text.
      handlePaste: (view, event) =>
        take(view, event.clipboardData?.getData('text/html') ? [] : picturesOf(event.clipboardData)),
      handleDrop: (view, event, _slice, moved) =>
        take(
          view,
          moved ? [] : picturesOf(event.dataTransfer),
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
        ),
    },
  })
  const length = useEditorState({ editor, selector: lengthOf })

  useEffect(() => {
    editor.setEditable(!disabled, false)
  }, [editor, disabled])

  return (
    <div className={css['editor']} style={{ '--caption': JSON.stringify(t.caption) } as CSSProperties}>
      {!disabled && (
        <div className={css['head']}>
          <Toolbar editor={editor} onFiles={(files) => take(editor.view, files)} />
          <div role="status">
            {pictures.running > 0 && (
              <p className={css['uploading']}>
                <Spin size="small" /> {t.uploading(pictures.running)}
              </p>
            )}
          </div>
        </div>
      )}
      {!disabled && <FigureBar editor={editor} />}
      {!disabled && <TableBar editor={editor} />}
      <EditorContent editor={editor} />
      <Flex justify="end" className={css['foot'] ?? ''}>
        <span>{t.characters(length)}</span>
      </Flex>
      {problem !== '' && (
        <Alert type="error" showIcon title={problem} closable={{ closeIcon: true, onClose: () => setProblem('') }} />
      )}
    </div>
  )
}
