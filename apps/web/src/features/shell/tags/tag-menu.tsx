import { Dropdown, type MenuProps } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { type Closing, closedBy, closings, type Tag } from './tags.ts'
import css from './tags.module.css'
import { tagMessages } from './tags.messages.ts'

export type TagAct = Closing | 'refresh' | 'moveLeft' | 'moveRight'

/** Where a menu opens, in pixels of the window. */
export interface MenuPlace {
  id: string
  x: number
  y: number
}

interface Props {
  tags: readonly Tag[]
  place: MenuPlace | undefined
  onAct(act: TagAct, tag: Tag): void
  onClose(): void
}

/** The menu of one tag. What would close or move nothing cannot be chosen. */
export function TagMenu({ tags, place, onAct, onClose }: Props) {
  const t = useMessages(tagMessages)
  const index = tags.findIndex(({ id }) => id === place?.id)
  const tag = tags[index]
  if (!place || !tag) return null
  const entry = (key: TagAct, disabled = false) => ({ key, label: t[key], disabled })
  const items: MenuProps['items'] = [
    entry('refresh'),
    ...closings.map((closing) => entry(closing, closedBy(closing, tags, tag.id).length === 0)),
    { type: 'divider' },
    entry('moveLeft', tag.fixed || index <= 1),
    entry('moveRight', tag.fixed || index === tags.length - 1),
  ]
  return (
    <Dropdown
      key={`${place.id} ${place.x} ${place.y}`}
      open
      autoFocus
      trigger={['click']}
      placement="bottomLeft"
      menu={{ items, onClick: ({ key }) => onAct(key as TagAct, tag) }}
      getPopupContainer={(anchor) => anchor.parentElement ?? document.body}
      onOpenChange={(open) => !open && onClose()}
    >
      <span className={css['anchor']} style={{ left: place.x, top: place.y }} />
    </Dropdown>
  )
}
