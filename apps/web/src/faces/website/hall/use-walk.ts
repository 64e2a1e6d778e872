/** Walking through a hall: where one stands, and every way to go on. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { useEntryState } from '../../../lib/history-entry.ts'

/** Pixels of the wheel, and of a finger, that make a step. */
const WHEEL_STEP = 90
const SWIPE_STEP = 40
/** Pixels of a line, for wheels that count in lines. */
const LINE = 32

export interface Walk {
  /** The row one stands before, from 0. */
  row: number
  goTo(row: number): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerLeave(): void
}

/** Where a key leads from `row`; undefined for keys that do not walk. */
export function rowAfterKey(key: string, row: number, rows: number): number | undefined {
  const wanted = { ArrowUp: row + 1, PageUp: row + 5, End: rows - 1, ArrowDown: row - 1, PageDown: row - 5, Home: 0 }[
    key
  ]
  return wanted === undefined ? undefined : Math.min(rows - 1, Math.max(0, wanted))
}

/**
 * The wheel walks only for whoever has gone into the hall (pressed on it, or focused something in it) and passes to
 * the page again at either end and when the pointer leaves: scrolling past a hall never gets stuck in it.
 */
function useWheel(
  stage: RefObject<HTMLElement | null>,
  inside: RefObject<boolean>,
  step: (by: number) => boolean,
): void {
  const turned = useRef(0)
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const entered = inside.current || stage.current?.contains(document.activeElement) === true
    if (!entered || event.ctrlKey || event.deltaY === 0) return
    const by = Math.sign(event.deltaY)
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
    turned.current = Math.sign(turned.current) === by ? turned.current + pixels : pixels
    if (Math.abs(turned.current) < WHEEL_STEP) {
      event.preventDefault()
      return
    }
    turned.current = 0
    if (step(by)) event.preventDefault()
  })
  useEffect(() => {
    const element = stage.current
    const listener = (event: WheelEvent): void => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [stage])
}

/** State and handlers of a walk through `rows` rows. */
export function useWalk(stage: RefObject<HTMLElement | null>, rows: number): Walk {
  const [kept, setRow] = useEntryState('row', 0)
  const row = Math.min(kept, rows - 1)
  const inside = useRef(false)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const goTo = useCallback((to: number): void => setRow(Math.min(rows - 1, Math.max(0, to))), [rows, setRow])
  /** Whether there was a row to go to. */
  const step = (by: number): boolean => {
    const there = row + by >= 0 && row + by < rows
    if (there) goTo(row + by)
    return there
  }
  useWheel(stage, inside, step)
  return {
    row,
    goTo,
    onKeyDown: (event) => {
      // The slider of the plan has keys of its own.
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return
      const to = rowAfterKey(event.key, row, rows)
      if (to === undefined || to === row) return
      event.preventDefault()
      goTo(to)
    },
    onPointerDown: (event) => {
      inside.current = true
      touch.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event) => {
      const from = touch.current
      touch.current = null
      if (!from) return
      const across = from.x - event.clientX
      if (Math.abs(across) >= SWIPE_STEP && Math.abs(across) > Math.abs(from.y - event.clientY)) step(Math.sign(across))
    },
    onPointerLeave: () => {
      inside.current = false
    },
  }
}
