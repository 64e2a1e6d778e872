import type { HTMLAttributes, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import css from './table.module.css'

/** What does something of its own when it is pressed; the cell of a check box counts as one. */
const CONTROLS =
  'a, button, input, textarea, select, label, [role="button"], [role="switch"], [role="combobox"], .ant-table-selection-column'

/** Also what stands in the row for React alone, as a menu or a dialog that a cell opened, is none of the row's matter. */
function isOnControl({ target, currentTarget }: SyntheticEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true
  const control = target.closest(CONTROLS)
  return control !== null && currentTarget.contains(control)
}

const isSelectingText = (): boolean => getSelection()?.type === 'Range'

/** The row before or after a row. */
function neighbour(row: Element, key: string): Element | null {
  if (key === 'ArrowDown') return row.nextElementSibling
  return key === 'ArrowUp' ? row.previousElementSibling : null
}

/** Where rows lead: to addresses, or to what opens beside the list and has none. */
export interface Opening<Row> {
  opens?: ((row: Row) => string) | undefined
  onOpen?: ((row: Row) => void) | undefined
}

/**
 * Rows that lead somewhere: by a click on what is no control, by Enter, and into a tab of their own by the middle button
 * or with Ctrl. One row of the table is reached by Tab, the others from there by the arrow keys.
 */
export function useRowOpening<Row>({
  opens,
  onOpen,
}: Opening<Row>): (row: Row, index?: number) => HTMLAttributes<HTMLElement> {
  const navigate = useNavigate()
  if (!opens && !onOpen) return () => ({})
  return (row, index) => {
    const to = opens?.(row)
    const openTab = (): void => {
      if (to !== undefined) window.open(to, '_blank', 'noopener')
    }
    const open = ({ ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): void => {
      if (to === undefined) onOpen?.(row)
      else if (ctrlKey || metaKey || shiftKey) openTab()
      else void navigate(to)
    }
    return {
      className: css.opens ?? '',
      tabIndex: index === 0 ? 0 : -1,
      onClick: (event) => {
        if (!isOnControl(event) && !isSelectingText()) open(event)
      },
      // Or the browser begins to scroll by itself.
      onMouseDown: (event) => {
        if (event.button === 1 && !isOnControl(event)) event.preventDefault()
      },
      onAuxClick: (event) => {
        if (event.button === 1 && !isOnControl(event)) openTab()
      },
      onKeyDown: (event) => {
        if (event.target !== event.currentTarget) return
        if (event.key === 'Enter') open(event)
        const next = neighbour(event.currentTarget, event.key)
        if (!(next instanceof HTMLElement)) return
        event.preventDefault()
        next.focus()
      },
    }
  }
}
