import { useEffect } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { LineIcon } from '../../../ui/line-icon.tsx'
import css from './palette.module.css'
import { paletteMessages } from './palette.messages.ts'
import type { PaletteEntry } from './palette-entries.ts'
import type { Found } from './palette-search.ts'
import type { PaletteGroup } from './use-palette.ts'

/** The id of the list that the field controls. */
export const LIST = 'palette-list'
export const rowId = (index: number): string => `palette-row-${index}`

/** A title with the characters marked that were typed or spelled. */
function Title({ title, marks }: { title: string; marks: readonly number[] }) {
  if (marks.length === 0) return title
  return [...title].map((character, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the characters of one title never move
    marks.includes(index) ? <mark key={index}>{character}</mark> : character,
  )
}

interface RowProps {
  found: Found<PaletteEntry>
  index: number
  active: boolean
  onPoint(index: number): void
  onRun(entry: PaletteEntry): void
}

function Row({ found: { entry, marks }, index, active, onPoint, onRun }: RowProps) {
  return (
    // The field keeps the focus and has the keys; the row is for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={rowId(index)}
      role="option"
      aria-selected={active}
      className={css['row']}
      onPointerMove={() => onPoint(index)}
      onClick={() => onRun(entry)}
    >
      <LineIcon path={entry.icon} />
      <span className={css['title']}>
        <Title title={entry.title} marks={marks} />
      </span>
      {entry.hint && <span className={css['hint']}>{entry.hint}</span>}
    </div>
  )
}

interface Props {
  groups: readonly PaletteGroup[]
  active: number
  onPoint(index: number): void
  onRun(entry: PaletteEntry): void
}

/** What was found, in groups; the active row is always in sight. */
export function PaletteList({ groups, active, onPoint, onRun }: Props) {
  const t = useMessages(paletteMessages)
  useEffect(() => {
    // Browsers have begun to answer a promise here, which no effect may.
    document.getElementById(rowId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { found }) => sum + found.length, 0))
  return (
    <div id={LIST} role="listbox" aria-label={t.title} className={css['list']}>
      {groups.map(({ key, title, found }, group) => (
        <div key={key} role="group" aria-labelledby={`palette-${key}`}>
          <p id={`palette-${key}`} role="presentation" className={css['heading']}>
            {title}
          </p>
          {found.map((one, index) => {
            const place = (starts[group] ?? 0) + index
            return (
              <Row
                key={one.entry.id}
                found={one}
                index={place}
                active={place === active}
                onPoint={onPoint}
                onRun={onRun}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
