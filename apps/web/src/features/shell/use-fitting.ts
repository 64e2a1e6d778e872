import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How many of these widths fit into `space`, when `more` must stand beside them as soon as one does not. */
export function fittingCount(widths: readonly number[], more: number, space: number): number {
  const whole = widths.reduce((sum, width) => sum + width, 0)
  if (whole <= space) return widths.length
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, more))
  return ends.filter((end) => end <= space).length
}

interface Fitting {
  /** The room there is. */
  room: RefObject<HTMLDivElement | null>
  /** An unseen row of everything, the button for the rest last; it tells the widths in the language and size of the moment. */
  ruler: RefObject<HTMLDivElement | null>
  fitting: number
}

/** How many of `count` entries have room, now and whenever the room or the words change. */
export function useFitting(count: number): Fitting {
  const room = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const measure = (): void => {
      const widths = [...(ruler.current?.children ?? [])].map((child) => child.getBoundingClientRect().width)
      setFitting(fittingCount(widths.slice(0, count), widths[count] ?? 0, room.current?.clientWidth ?? 0))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const { current } of [room, ruler]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [count])
  return { room, ruler, fitting }
}
