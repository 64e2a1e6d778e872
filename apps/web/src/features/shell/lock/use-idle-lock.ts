import { useEffect } from 'react'
import { lockScreen, noteTouch, untouchedFor, useLock } from './lock-state.ts'

/** Milliseconds between two looks at the clock, and the exactness to which a touch is noted. */
const LOOK_EVERY = 5_000
const MINUTE = 60_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Moving the mouse makes hundreds of events; one note in a while is enough. */
function touched(): void {
  const rested = untouchedFor()
  if (rested === undefined || rested >= LOOK_EVERY) noteTouch()
}

/**
 * Locks the screen when nothing was touched in any tab for as long as the person chose; also when the lid was closed
 * or the browser ended meanwhile.
 */
export function useIdleLock(): void {
  const { autoLock, locked } = useLock()
  useEffect(() => {
    if (autoLock === 'never' || locked) return
    const look = (): void => {
      const rested = untouchedFor()
      if (rested === undefined) noteTouch()
      else if (rested >= Number(autoLock) * MINUTE) lockScreen()
    }
    look()
    const timer = setInterval(look, LOOK_EVERY)
    for (const touch of touches) window.addEventListener(touch, touched, { passive: true, capture: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const touch of touches) window.removeEventListener(touch, touched, { capture: true })
      document.removeEventListener('visibilitychange', look)
    }
  }, [autoLock, locked])
}
