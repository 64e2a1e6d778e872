import type { ListName } from '@portal/contract/saved-view'
import { Table, type TableColumnsType, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import { useColumnChoice } from './column-choice.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { SavedViews } from './saved-views.tsx'
import type { Sorting } from './sorting.ts'
import css from './table.module.css'
import { tableMessages } from './table.messages.ts'
import { type Opening, useRowOpening } from './use-row-opening.ts'

export interface Column<Row> {
  key: string
  title: string
  /** px; without one it takes what the others leave. */
  width?: number
  align?: 'end'
  /** The server orders the list by this column when it is asked by this word. */
  sort?: string
  render(row: Row): ReactNode
}

/** Check boxes before the rows. */
interface Selection<Row> {
  /** Ids. */
  selected: readonly string[]
  onSelect(ids: string[]): void
  /** Whether this one may be chosen; without it all may. */
  may?(row: Row): boolean
  /** What a check box is called; without it, that it chooses the row. */
  nameOf?(row: Row): string
}

interface Props<Row> extends Opening<Row> {
  /** By it the choice of columns and the saved views are kept. */
  name: ListName
  rows: Row[]
  /** The first one says what a row is called: it is always shown, and stays in sight while the table scrolls. */
  columns: Column<Row>[]
  /** What a row is called, for screen readers. */
  nameOf(row: Row): string
  sorting?: Sorting | undefined
  /** undefined: nothing can be chosen. */
  selection?: Selection<Row> | undefined
  /** The last column; 'link': a link to where the row leads. */
  actions?: { width: number; render(row: Row): ReactNode } | 'link' | undefined
  /** What is shown is on its way to be replaced. */
  busy?: boolean
}

/** What a column without a width is not narrower than, px. */
const FLEXIBLE = 180
const CHECK_BOX = 40
const LINK = 72

const antdOrder = { ASC: 'ascend', DESC: 'descend' } as const

/** What antd needs to know to sort a column: turned by the first press, and turned back by the next. */
function sorter({ sort }: { sort?: string }, sorting: Sorting | undefined) {
  const first = sort === undefined ? undefined : sorting?.first[sort]
  if (first === undefined || !sorting) return {}
  const [begun, turned] = first === 'ASC' ? [antdOrder.ASC, antdOrder.DESC] : [antdOrder.DESC, antdOrder.ASC]
  return {
    sorter: true,
    sortDirections: [begun, turned, begun],
    sortOrder: sorting.sort === sort ? antdOrder[sorting.direction] : null,
  }
}

/** The columns that somebody wants to see: the first, those kept in sight, the others. */
function useChosenColumns<Row>(name: ListName, columns: Column<Row>[]) {
  const { choice } = useColumnChoice(name)
  const pinned = (at: number, key: string): boolean => at === 0 || choice.pinned.includes(key)
  const shown = columns.filter(({ key }, at) => at === 0 || !choice.hidden.includes(key))
  const placed = shown.map((column, at) => ({ ...column, pinned: pinned(at, column.key) }))
  return [...placed.filter((column) => column.pinned), ...placed.filter((column) => !column.pinned)]
}

/** Of what stands in the last column, its width and how it is drawn. */
function useActions<Row>({ actions, opens, nameOf }: Pick<Props<Row>, 'actions' | 'opens' | 'nameOf'>) {
  const t = useMessages(tableMessages)
  if (actions !== 'link') return actions
  const render = (row: Row): ReactNode => (
    <Link to={opens?.(row) ?? ''} aria-label={t.lookAt(nameOf(row))}>
      {t.look}
    </Link>
  )
  return { width: LINK, render }
}

/**
 * The table of every list: its rows open, its columns sort (by the server, in the address) and are chosen, its names are
 * clamped, and with small parts a row is a line. On phones lists are cards.
 */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { name, rows, columns, nameOf, sorting, selection, busy = false } = props
  const t = useMessages(tableMessages)
  const onRow = useRowOpening(props)
  const chosen = useChosenColumns(name, columns)
  const actions = useActions(props)
  const width = chosen.reduce((sum, column) => sum + (column.width ?? FLEXIBLE), 0)
  const drawn: TableColumnsType<Row> = chosen.map(({ key, title, pinned, render, ...column }) => ({
    key,
    title,
    ...(column.width !== undefined && { width: column.width }),
    ...(column.align && { align: column.align }),
    ...(pinned && { fixed: 'start' as const }),
    ...sorter(column, sorting),
    render: (_, row) => render(row),
  }))
  const last: TableColumnsType<Row> = actions
    ? [
        {
          // No column of a list is called so.
          key: ' actions',
          title: t.action,
          width: actions.width,
          align: 'end',
          fixed: 'end',
          render: (_, row) => actions.render(row),
        },
      ]
    : []
  const choosing: TableProps<Row>['rowSelection'] = selection && {
    fixed: 'start',
    columnWidth: CHECK_BOX,
    selectedRowKeys: [...selection.selected],
    onChange: (keys) => selection.onSelect(keys.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': t.chooseAll }),
    getCheckboxProps: (row) => ({
      disabled: selection.may?.(row) === false,
      'aria-label': selection.nameOf?.(row) ?? t.choose(nameOf(row)),
    }),
  }
  const sorted: TableProps<Row>['onChange'] = (_pages, _filters, order) => {
    if (Array.isArray(order)) return
    const column = columns.find(({ key }) => key === order.columnKey)
    sorting?.change({ sort: column?.sort, direction: order.order === 'ascend' ? 'ASC' : 'DESC' })
  }
  return (
    <>
      <div className={css.tools}>
        <SavedViews name={name} />
        <ColumnChooser name={name} columns={columns.slice(1)} />
      </div>
      <Table
        rowKey="id"
        className={css.table ?? ''}
        columns={[...drawn, ...last]}
        dataSource={rows}
        pagination={false}
        scroll={{ x: width + (actions?.width ?? 0) + (selection ? CHECK_BOX : 0) }}
        loading={busy}
        onRow={onRow}
        onChange={sorted}
        {...(choosing && { rowSelection: choosing })}
      />
    </>
  )
}
