/** Tables of articles: cells of paragraphs and lists, a heading row if wanted, no widths and no looks. */
import { type Editor, Extension, Node } from '@tiptap/core'
import type { Node as Piece, NodeType, Schema } from '@tiptap/pm/model'
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  fixTables,
  goToNextCell,
  mergeCells,
  splitCell,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables'

/** By these names the library of tables finds its nodes. */
const ROLES: Record<string, string> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

/** Of a table that is put in. */
const ROWS = 3
const COLUMNS = 3

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: '(paragraph | bulletList | orderedList)+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  // Between the cells; at both ends the key is the page's again, so that nobody is caught.
  addKeyboardShortcuts() {
    const runs = (command: Command) => () => command(this.editor.state, (tr) => this.editor.view.dispatch(tr))
    return { Tab: runs(goToNextCell(1)), 'Shift-Tab': runs(goToNextCell(-1)) }
  },
})

/** What came from elsewhere may have rows of unlike lengths: they are evened out before anybody writes. */
const Even = Extension.create({
  name: 'evenTables',
  onCreate() {
    const { state, view } = this.editor
    const even = fixTables(state)
    if (even) view.dispatch(even.setMeta('addToHistory', false))
  },
})

export const tableExtensions = [Table, Row, cell('tableCell', 'td'), cell('tableHeader', 'th'), Even]

function emptyTable({ nodes }: Schema): Piece | undefined {
  const row = (type: NodeType | undefined) =>
    nodes['tableRow']?.create(
      null,
      Array.from({ length: COLUMNS }, () => type?.createAndFill()).filter(
        (made) => made !== undefined && made !== null,
      ),
    )
  const rows = Array.from({ length: ROWS }, (_one, index) => row(nodes[index === 0 ? 'tableHeader' : 'tableCell']))
  return nodes['table']?.create(
    null,
    rows.filter((made) => made !== undefined),
  )
}

/** Puts a table in where somebody writes and goes into its first cell. */
const insertTable: Command = (state, dispatch) => {
  const table = emptyTable(state.schema)
  const { $from } = state.selection
  if (!table || $from.parent.type.spec.isolating || isInTable(state)) return false
  if (dispatch) {
    const tr = state.tr.replaceSelectionWith(table)
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(state.selection.from + 1))).scrollIntoView())
  }
  return true
}

/** Whether the cursor stands in a table. */
export function isInTable({ selection }: EditorState): boolean {
  if (selection instanceof CellSelection) return true
  for (let depth = selection.$head.depth; depth > 0; depth -= 1)
    if (selection.$head.node(depth).type.name === 'table') return true
  return false
}

/** What can be done to tables, by the name of its words. */
export const tableCommands = {
  insertTable,
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeader('row'),
  mergeCells,
  splitCell,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, (state: EditorState, dispatch?: (tr: Transaction) => void) => boolean>
export type TableCommand = keyof typeof tableCommands

/** Does it, and gives the keyboard back to the page. */
export function runTableCommand(editor: Editor, name: TableCommand): void {
  tableCommands[name](editor.state, (tr) => editor.view.dispatch(tr))
  editor.commands.focus()
}
