import { type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { LineIcon } from '../../../ui/line-icon.tsx'
import { type MenuPlace, type TagAct, TagMenu } from './tag-menu.tsx'
import { TagTab } from './tag-tab.tsx'
import type { Tag } from './tags.ts'
import css from './tags.module.css'
import { tagMessages } from './tags.messages.ts'
import { useBarScroll } from './use-bar-scroll.ts'
import { useTagActions, useTags } from './use-tag-actions.ts'
import { useTagDrag } from './use-tag-drag.ts'
import { useTagFocus } from './use-tag-focus.ts'

const HELP = 'tags-help'
const MORE = 'M5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M17 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0'

/** What is done with tags, said to those who do not see it happen. */
function useTagDeeds(tags: readonly Tag[], nameOf: (tag: Tag) => string) {
  const t = useMessages(tagMessages)
  const { open, refresh, closeBy, move } = useTagActions()
  const [said, say] = useState('')
  const shift = (tag: Tag, by: number): number => {
    const place = move(tag, tags.indexOf(tag) + by)
    say(t.moved(nameOf(tag), place, tags.length))
    return place
  }
  const act = (done: TagAct, tag: Tag): void => {
    if (done === 'refresh') refresh(tag)
    else if (done === 'moveLeft') shift(tag, -1)
    else if (done === 'moveRight') shift(tag, 1)
    else {
      const count = closeBy(done, tag)
      if (count > 0) say(t.closed(count))
    }
  }
  return { said, open, act, shift, move }
}

/** The tags of the open pages, one per address. */
export function TagsView() {
  const t = useMessages(tagMessages)
  const { tags, current, nameOf } = useTags()
  const { said, open, act, shift, move } = useTagDeeds(tags, nameOf)
  const list = useRef<HTMLDivElement>(null)
  const focus = useTagFocus(list, tags, current)
  const [menu, setMenu] = useState<MenuPlace>()
  const drag = useTagDrag(list, (id, place) => {
    const tag = tags.find((one) => one.id === id)
    if (tag) move(tag, place)
  })
  useBarScroll(list, current, focus.order)

  const place = (tag: Tag): number => tags.indexOf(tag)
  const showMenu = (tag: Tag, below: Element): void => {
    const { left, bottom } = below.getBoundingClientRect()
    setMenu({ id: tag.id, x: left, y: bottom })
  }
  const hideMenu = (): void => {
    setMenu(undefined)
    const opened = tags.findIndex(({ id }) => id === menu?.id)
    if (opened >= 0) focus.focusAt(opened)
  }
  const actFromMenu = (done: TagAct, tag: Tag): void => {
    setMenu(undefined)
    focus.focusLater(place(tag))
    act(done, tag)
  }
  const closeByKey = (tag: Tag): void => {
    focus.focusLater(place(tag))
    act('close', tag)
  }
  const shiftByKey = (tag: Tag, by: number): void => focus.focusLater(shift(tag, by) - 1)

  const keys = (tag: Tag, element: Element): Record<string, () => void> => ({
    ArrowLeft: () => focus.focusAt(place(tag) - 1),
    ArrowRight: () => focus.focusAt(place(tag) + 1),
    Home: () => focus.focusAt(0),
    End: () => focus.focusAt(tags.length - 1),
    Enter: () => open(tag),
    ' ': () => open(tag),
    Delete: () => closeByKey(tag),
    ContextMenu: () => showMenu(tag, element),
    'Shift+F10': () => showMenu(tag, element),
    'Control+Shift+ArrowLeft': () => shiftByKey(tag, -1),
    'Control+Shift+ArrowRight': () => shiftByKey(tag, 1),
  })
  const press = (event: KeyboardEvent<HTMLElement>, tag: Tag): void => {
    const { ctrlKey, shiftKey, altKey, metaKey, key, currentTarget } = event
    if (altKey || metaKey) return
    const act = keys(tag, currentTarget)[`${ctrlKey ? 'Control+' : ''}${shiftKey ? 'Shift+' : ''}${key}`]
    if (!act) return
    event.preventDefault()
    act()
  }
  const inSight = tags.find(({ id }) => id === current)
  return (
    <nav className={css['bar']} aria-label={t.tags}>
      <div
        ref={list}
        role="tablist"
        aria-label={t.tags}
        className={css['list']}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
      >
        {tags.map((tag) => (
          <TagTab
            key={tag.id}
            tag={tag}
            name={nameOf(tag)}
            selected={tag.id === current}
            reachable={tag.id === focus.reachable}
            describedBy={HELP}
            onOpen={() => open(tag)}
            onClose={() => act('close', tag)}
            onMenu={(x, y) => setMenu({ id: tag.id, x, y })}
            onKeyDown={(event) => press(event, tag)}
            onPointerDown={(event) => drag.start(event, tag.id)}
            onFocus={() => focus.onFocus(tag.id)}
            onBlur={focus.onBlur}
          />
        ))}
      </div>
      {inSight && (
        <button
          type="button"
          className={css['more']}
          aria-haspopup="menu"
          aria-label={t.actions(nameOf(inSight))}
          title={t.actions(nameOf(inSight))}
          onClick={({ currentTarget }) => showMenu(inSight, currentTarget)}
        >
          <LineIcon path={MORE} />
        </button>
      )}
      <p id={HELP} hidden>
        {t.help}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <TagMenu tags={tags} place={menu} onAct={actFromMenu} onClose={hideMenu} />
    </nav>
  )
}
