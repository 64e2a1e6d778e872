import type { ReviewEntry } from '@portal/contract/review'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLastItem } from '../../../features/review/last-item.ts'
import { focusRow, ROW, rowLinks } from './row-links.ts'

interface Return {
  /** The item that somebody comes from. */
  id: string
  /** The rows as they stood when somebody left them. */
  order: string[]
}

/** The row of the item, or of the first one behind it that is still there. */
function linkOf({ id, order }: Return): HTMLElement | undefined {
  const links = new Map(rowLinks().map((link) => [link.getAttribute(ROW), link]))
  const behind = order.includes(id) ? order.slice(order.indexOf(id) + 1) : []
  return [id, ...behind].map((one) => links.get(one)).find((link) => link !== undefined)
}

/**
 * Puts the focus of somebody who comes back from an item on its row, once the queue is known to be as it stands now;
 * where that row is gone, on the next, and where none follows it stays on the page.
 */
export function useReturn(entries: readonly ReviewEntry[], fetching: boolean): void {
  const [from, setFrom] = useState<Return | null>(null)
  const left = useRef<string[]>([])
  const leave = useEffectEvent((): void => {
    left.current = entries.map(({ id }) => id)
  })
  const arrive = useEffectEvent((): void => {
    const { id } = useLastItem.getState()
    if (id === undefined) return
    useLastItem.setState({ id: undefined })
    setFrom({ id, order: left.current })
  })
  // The list is kept alive: this runs whenever it comes in sight, and goes out of it.
  useEffect(() => {
    arrive()
    return () => leave()
  }, [])
  useEffect(() => {
    if (from === null || fetching) return
    setFrom(null)
    // Whoever went on meanwhile is not called back.
    if (document.activeElement?.matches('body, main')) focusRow(linkOf(from))
  }, [from, fetching])
}
