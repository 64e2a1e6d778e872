import { DownOutlined, HolderOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { moved } from './moved.ts'
import css from './order.module.css'
import { orderMessages } from './order.messages.ts'

interface Props<T> {
  items: readonly T[]
  /** Stays with the item as it moves. */
  keyOf(item: T, index: number): string
  /** What an item is called, for screen readers. */
  nameOf(item: T, index: number): string
  onChange(items: T[]): void
  disabled?: boolean
  /** Rows of one line: the buttons stand beside each other. */
  compact?: boolean
  children(item: T, index: number): ReactNode
}

const STEP = { ArrowUp: -1, ArrowDown: 1 } as const

/** Things in an order that people give them: dragged by their handle, moved by buttons or by Alt and arrow keys. */
export function OrderList<T>({
  items,
  keyOf,
  nameOf,
  onChange,
  disabled = false,
  compact = false,
  children,
}: Props<T>) {
  const t = useMessages(orderMessages)
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [grabbed, setGrabbed] = useState<number>()
  const [said, setSaid] = useState('')
  const move = (from: number, to: number, focus = false): void => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onChange(moved(items, from, to))
    setSaid(t.moved(nameOf(item, from), to + 1, items.length))
    if (focus) requestAnimationFrame(() => list.current?.children[to]?.querySelector('button')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    if (!event.altKey || !(event.key in STEP)) return
    event.preventDefault()
    move(at, at + STEP[event.key as keyof typeof STEP], true)
  }
  const drop = (to: number): void => {
    if (dragged !== undefined) move(dragged, to)
    setDragged(undefined)
    setGrabbed(undefined)
  }
  return (
    <>
      {!disabled && items.length > 1 && <p className={css['hint']}>{t.hint}</p>}
      <ol ref={list} className={`${css['list']} ${compact ? css['compact'] : ''}`}>
        {items.map((item, at) => (
          <li
            key={keyOf(item, at)}
            className={dragged === at ? css['dragged'] : undefined}
            // Only while the handle is held: text in the item can still be selected by the mouse.
            draggable={grabbed === at}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(at)
            }}
            onDragEnd={() => drop(dragged ?? at)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              drop(at)
            }}
          >
            {!disabled && (
              <span className={css['tools']}>
                <Button
                  size="small"
                  type="text"
                  className={css['handle'] ?? ''}
                  icon={<HolderOutlined />}
                  aria-label={t.handle(nameOf(item, at), at + 1, items.length)}
                  onMouseDown={() => setGrabbed(at)}
                  onMouseUp={() => setGrabbed(undefined)}
                  onKeyDown={(event) => onKeyDown(event, at)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<UpOutlined />}
                  disabled={at === 0}
                  aria-label={t.earlier(nameOf(item, at))}
                  onClick={() => move(at, at - 1)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<DownOutlined />}
                  disabled={at === items.length - 1}
                  aria-label={t.later(nameOf(item, at))}
                  onClick={() => move(at, at + 1)}
                />
              </span>
            )}
            <div className={css['item']}>{children(item, at)}</div>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
