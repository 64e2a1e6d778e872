import type { RecordKind } from '@portal/contract/search-record'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { paletteMessages } from './palette.messages.ts'
import { type PaletteEntry, usePages, useSpelling } from './palette-entries.ts'
import { recordMessages } from './palette-record.messages.ts'
import { type Found, search } from './palette-search.ts'
import { useActions } from './use-actions.ts'
import { useCreations } from './use-creations.ts'
import { useRecords } from './use-records.ts'

export interface PaletteGroup {
  key: 'recent' | 'pages' | 'creations' | 'actions' | RecordKind
  title: string
  found: Found<PaletteEntry>[]
}

/** What the server found, in its order, with what was typed marked where it stands. */
const marked = (entries: readonly PaletteEntry[], typed: string): Found<PaletteEntry>[] =>
  entries.map((entry) => ({ entry, marks: search([entry], typed, undefined)[0]?.marks ?? [] }))

/** What is found for what was typed, in groups; the pages gone to last stand first while nothing is. */
function useGroups(typed: string) {
  const t = useMessages(paletteMessages)
  const kinds = useMessages(recordMessages)
  const spelling = useSpelling()
  const { pages, recent } = usePages()
  const creations = useCreations()
  const actions = useActions()
  const records = useRecords(typed)
  const groups: PaletteGroup[] = [
    { key: 'recent' as const, title: t.recent, found: typed.trim() === '' ? search(recent, '', spelling) : [] },
    { key: 'pages' as const, title: t.pages, found: search(pages, typed, spelling) },
    { key: 'creations' as const, title: t.creations, found: search(creations, typed, spelling) },
    { key: 'actions' as const, title: t.actions, found: search(actions, typed, spelling) },
    // They arrive later, and move nothing that somebody is about to open.
    ...records.groups.map(({ kind, entries }) => ({ key: kind, title: kinds[kind], found: marked(entries, typed) })),
  ]
  return { groups: groups.filter(({ found }) => found.length > 0), state: records.state, retry: records.retry }
}

/** What the palette shows for what was typed, and which row is active. */
export function usePalette(leave: () => void) {
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState(0)
  const { groups, state, retry } = useGroups(typed)
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
    state,
    retry,
    blank,
  }
}
