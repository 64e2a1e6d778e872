import { type RefObject, useEffect } from 'react'
import { useLessMotion } from '../use-less-motion.ts'

/** Scrolls the bar sideways by the wheel, and brings the tag in sight into the bar. `order` changes when tags do. */
export function useBarScroll(list: RefObject<HTMLElement | null>, current: string | undefined, order: string): void {
  const still = useLessMotion()
  useEffect(() => {
    const bar = list.current
    const tag = bar?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!bar || !tag) return
    const start = tag.offsetLeft - bar.offsetLeft
    const end = start + tag.offsetWidth - bar.clientWidth
    if (bar.scrollLeft <= start && bar.scrollLeft >= end) return
    bar.scrollTo({ left: bar.scrollLeft > start ? start : end, behavior: still ? 'instant' : 'smooth' })
  }, [list, current, order, still])

  useEffect(() => {
    const bar = list.current
    const turn = (event: WheelEvent): void => {
      if (!bar || bar.scrollWidth <= bar.clientWidth || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      bar.scrollLeft += event.deltaY
    }
    bar?.addEventListener('wheel', turn, { passive: false })
    return () => bar?.removeEventListener('wheel', turn)
  }, [list])
}
