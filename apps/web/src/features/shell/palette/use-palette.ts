import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { paletteMessages } from './palette.messages.ts'
import { type PaletteEntry, usePages, useProducts, useSpelling } from './palette-entries.ts'
import { type Found, search } from './palette-search.ts'
import { useActions } from './use-actions.ts'

export interface PaletteGroup {
  key: 'recent' | 'pages' | 'actions' | 'products'
  title: string
  found: Found<PaletteEntry>[]
}

/** What is found for what was typed, in groups; the pages gone to last stand first while nothing is. */
function useGroups(typed: string) {
  const t = useMessages(paletteMessages)
  const spelling = useSpelling()
  const { pages, recent } = usePages()
  const actions = useActions()
  const { products, searching, failed } = useProducts(typed)
  const groups: PaletteGroup[] = [
    { key: 'recent' as const, title: t.recent, found: typed.trim() === '' ? search(recent, '', spelling) : [] },
    { key: 'pages' as const, title: t.pages, found: search(pages, typed, spelling) },
    { key: 'actions' as const, title: t.actions, found: search(actions, typed, spelling) },
    { key: 'products' as const, title: t.products, found: search(products, '', spelling) },
  ]
  return { groups: groups.filter(({ found }) => found.length > 0), searching, failed }
}

/** What the palette shows for what was typed, and which row is active. */
export function usePalette(leave: () => void) {
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState(0)
  const { groups, searching, failed } = useGroups(typed)
  const rows = groups.flatMap(({ found }) => found.map(({ entry }) => entry))
  const active = Math.min(position, rows.length - 1)

  const run = (entry: PaletteEntry): void => {
    leave()
    entry.run()
  }
  const type = (text: string): void => {
    setTyped(text)
    setPosition(0)
  }
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1 + rows.length,
    PageDown: Math.min(active + 5, rows.length - 1),
    PageUp: Math.max(active - 5, 0),
  }
  const press = (event: KeyboardEvent): void => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return
    const next = steps[event.key]
    const entry = rows[active]
    if (next !== undefined && rows.length > 0) setPosition(next % rows.length)
    else if (event.key === 'Enter' && entry) run(entry)
    else return
    event.preventDefault()
  }
  const blank = typed.trim() === ''
  return {
    typed,
    type,
    groups,
    count: rows.length,
    active,
    setActive: setPosition,
    press,
    run,
    searching,
    failed,
    blank,
  }
}
