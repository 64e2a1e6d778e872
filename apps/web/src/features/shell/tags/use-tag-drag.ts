import { type PointerEvent, type RefObject, useRef } from 'react'

/** Pixels a pointer moves before it drags; less is a click. */
const DRAGS_FROM = 6

interface Drag {
  id: string
  from: number
  moving: boolean
}

/** The place among the tags that a pointer is over, counted from zero: past a neighbour's middle is past the neighbour. */
function placeUnder(list: Element, x: number, dragged: string): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-tag]')].filter(
    ({ dataset }) => dataset['tag'] !== dragged,
  )
  const passed = others.filter((tag) => {
    const { left, width } = tag.getBoundingClientRect()
    return x > left + width / 2
  })
  return passed.length
}

/**
 * Tags are dragged by mouse or pen; a finger scrolls the bar, and moves tags by their menu.
 * `onMove(id, place)` is told while the pointer moves, as soon as the place is another.
 */
export function useTagDrag(list: RefObject<HTMLElement | null>, onMove: (id: string, place: number) => void) {
  const drag = useRef<Drag>(undefined)
  const place = useRef(-1)
  return {
    start(event: PointerEvent, id: string): void {
      if (event.button !== 0 || event.pointerType === 'touch') return
      drag.current = { id, from: event.clientX, moving: false }
      place.current = -1
    },
    onPointerMove(event: PointerEvent): void {
      const dragged = drag.current
      if (!dragged || !list.current) return
      if (event.buttons === 0) return void (drag.current = undefined)
      if (!dragged.moving && Math.abs(event.clientX - dragged.from) < DRAGS_FROM) return
      // The list holds the pointer, because the tag itself is moved in the document.
      if (!dragged.moving) list.current.setPointerCapture(event.pointerId)
      dragged.moving = true
      const under = placeUnder(list.current, event.clientX, dragged.id)
      if (under === place.current) return
      place.current = under
      onMove(dragged.id, under)
    },
    onPointerUp(): void {
      drag.current = undefined
    },
    onPointerCancel(): void {
      drag.current = undefined
    },
  }
}
