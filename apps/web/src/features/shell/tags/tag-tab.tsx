import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { ShellIcon } from '../icons.tsx'
import type { Tag } from './tags.ts'
import css from './tags.module.css'

interface Props {
  tag: Tag
  name: string
  selected: boolean
  /** Whether the Tab key comes to this one. */
  reachable: boolean
  describedBy: string
  onOpen(): void
  onClose(): void
  onMenu(x: number, y: number): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  onPointerDown(event: PointerEvent): void
  onFocus(): void
  onBlur(): void
}

/** One tag. Its cross is for pointers only: a tab holds no buttons, the keyboard has Delete. */
export function TagTab({ tag, name, selected, reachable, describedBy, ...on }: Props) {
  const closeByCross = (event: MouseEvent): void => {
    event.stopPropagation()
    on.onClose()
  }
  const closeByMiddle = (event: MouseEvent): void => {
    if (event.button === 1) on.onClose()
  }
  /** The middle button would start to scroll. */
  const keepStill = (event: MouseEvent): void => {
    if (event.button === 1) event.preventDefault()
  }
  const showMenu = (event: MouseEvent): void => {
    event.preventDefault()
    on.onMenu(event.clientX, event.clientY)
  }
  return (
    <div
      role="tab"
      data-tag={tag.id}
      className={css['tag']}
      tabIndex={reachable ? 0 : -1}
      aria-selected={selected}
      aria-haspopup="menu"
      aria-describedby={describedBy}
      aria-keyshortcuts="Delete Shift+F10 Control+Shift+ArrowLeft Control+Shift+ArrowRight"
      {...(selected && { 'aria-controls': 'main' })}
      onClick={on.onOpen}
      onAuxClick={closeByMiddle}
      onMouseDown={keepStill}
      onContextMenu={showMenu}
      onKeyDown={on.onKeyDown}
      onPointerDown={on.onPointerDown}
      onFocus={on.onFocus}
      onBlur={on.onBlur}
    >
      {tag.fixed && <ShellIcon name="home" size={16} />}
      <span className={css['name']} title={name}>
        {name}
      </span>
      {!tag.fixed && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tab's Delete does the same
        <span className={css['cross']} data-cross="" aria-hidden="true" onClick={closeByCross}>
          <ShellIcon name="close" size={14} />
        </span>
      )}
    </div>
  )
}
