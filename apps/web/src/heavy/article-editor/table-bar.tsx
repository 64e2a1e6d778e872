import { type Editor, useEditorState } from '@tiptap/react'
import { Button } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './article-editor.module.css'
import { messages } from './article-editor.messages.ts'
import { isInTable, runTableCommand, type TableCommand, tableCommands } from './table.ts'

const groups: TableCommand[][] = [
  ['rowAbove', 'rowBelow', 'deleteRow'],
  ['columnBefore', 'columnAfter', 'deleteColumn'],
  ['headerRow', 'mergeCells', 'splitCell'],
  ['deleteTable'],
]

/** What can be done to the table in which somebody writes. */
export function TableBar({ editor }: { editor: Editor }) {
  const t = useMessages(messages)
  const able = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isDestroyed || !isInTable(now.state)
        ? null
        : Object.fromEntries(groups.flat().map((name) => [name, tableCommands[name](now.state)])),
  })
  if (able === null) return null
  return (
    <div role="group" aria-label={t.tableTools} className={css['tableBar']}>
      {groups.map((names) => (
        <div key={names[0]}>
          {names.map((name) => (
            <Button
              key={name}
              size="small"
              danger={name === 'deleteTable'}
              disabled={able[name] !== true}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => runTableCommand(editor, name)}
            >
              {t[name]}
            </Button>
          ))}
        </div>
      ))}
    </div>
  )
}
