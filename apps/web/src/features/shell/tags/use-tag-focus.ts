import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Tag } from './tags.ts'

/** The one tag the Tab key comes to, and the focus among tags: it survives closing and moving. */
export function useTagFocus(list: RefObject<HTMLElement | null>, tags: readonly Tag[], current: string | undefined) {
  const [focused, setFocused] = useState<string>()
  const wanted = useRef<number>(undefined)
  const order = tags.map(({ id }) => id).join('\n')
  const known = (id: string | undefined): boolean => tags.some((tag) => tag.id === id)

  const focusAt = (place: number): void => {
    const inList = Math.min(Math.max(place, 0), tags.length - 1)
    list.current?.querySelectorAll<HTMLElement>('[data-tag]')[inList]?.focus()
  }
  useEffect(() => {
    const place = wanted.current
    wanted.current = undefined
    if (place === undefined) return undefined
    // After the arrival has given the focus to the page.
    const frame = requestAnimationFrame(() => {
      const all = list.current?.querySelectorAll<HTMLElement>('[data-tag]') ?? []
      all[Math.min(place, all.length - 1)]?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [order, current, list])

  return {
    order,
    reachable: [focused, current].find(known) ?? tags[0]?.id,
    focusAt,
    /** As soon as the tags have changed, the focus comes to this place. */
    focusLater: (place: number): void => void (wanted.current = place),
    onFocus: setFocused,
    onBlur: (): void => setFocused(undefined),
  }
}
