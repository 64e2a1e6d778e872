import type { FilingField, SyncItem } from '@portal/contract/filing'
import { useState } from 'react'

type Ticked = ReadonlyMap<string, ReadonlySet<FilingField>>

/** Nobody has chosen yet, and there is something to choose. */
export const isOpen = (item: SyncItem): boolean => item.state === 'open' && item.kind !== 'missing'
const fieldsOf = (item: SyncItem): FilingField[] => item.fields.map(({ field }) => field)

/** What is ticked of the differences that are open. */
export function useTicks(items: readonly SyncItem[]) {
  const [ticked, setTicked] = useState<Ticked>(new Map())
  const open = items.filter(isOpen)
  const of = (item: SyncItem): ReadonlySet<FilingField> => ticked.get(item.itemId) ?? new Set()
  const chosen = open.flatMap((item) => {
    const fields = fieldsOf(item).filter((field) => of(item).has(field))
    return fields.length === 0 ? [] : [{ itemId: item.itemId, fields }]
  })
  const set = (wanted: readonly SyncItem[], fields: (item: SyncItem) => Iterable<FilingField>): void =>
    setTicked((before) => new Map([...before, ...wanted.map((item) => [item.itemId, new Set(fields(item))] as const)]))
  return {
    of,
    chosen,
    /** How many fields are ticked, and how many could be. */
    count: chosen.reduce((sum, { fields }) => sum + fields.length, 0),
    possible: open.reduce((sum, { fields }) => sum + fields.length, 0),
    tickAll: (on: boolean) => set(open, (item) => (on ? fieldsOf(item) : [])),
    tickItem: (item: SyncItem, on: boolean) => set([item], () => (on ? fieldsOf(item) : [])),
    tickField: (item: SyncItem, field: FilingField, on: boolean) =>
      set([item], () => [...[...of(item)].filter((one) => one !== field), ...(on ? [field] : [])]),
  }
}
export type Ticks = ReturnType<typeof useTicks>
