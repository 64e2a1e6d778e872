import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Between two rows, and before the first, in the units of the scene; `walk.module.css` places things by the same. */
const ROW = 640
const FIRST = 260
const STEP: KeyframeEffectOptions = { duration: 200, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' }

const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The way of a thing from where it stood `rows` nearer. What comes into sight from behind comes from its own size at
 * most: larger, right before the eye, it would be painted anew for every frame.
 */
const comingFrom = (thing: HTMLElement, rows: number): PropertyIndexedKeyframes => ({
  translate: [`0 0 ${Math.min(rows * ROW, Number(thing.dataset['ahead']) * ROW + FIRST)}px`, '0 0 0'],
})

/**
 * Lets whatever stands in sight (`data-ahead`) come from where it stood before a step. Things move one by one: in a space
 * that they share (`preserve-3d`) each would be drawn twice for every frame, and cut where its plane meets another's.
 */
export function useCamera(lens: RefObject<HTMLElement | null>, row: number): void {
  const walk = useRef<{ from: number; to: number; animations: Animation[] }>({ from: row, to: row, animations: [] })
  useLayoutEffect(() => {
    const { from, to, animations } = walk.current
    if (to === row || !lens.current) return
    // Who goes on before a step is over goes on from there.
    const at = from + (to - from) * (animations[0]?.effect?.getComputedTiming().progress ?? 1)
    for (const animation of animations) animation.cancel()
    const things = lessMotion() ? [] : [...lens.current.querySelectorAll<HTMLElement>('[data-ahead]')]
    walk.current = {
      from: at,
      to: row,
      animations: things.map((thing) => thing.animate(comingFrom(thing, at - row), STEP)),
    }
  }, [lens, row])
}
