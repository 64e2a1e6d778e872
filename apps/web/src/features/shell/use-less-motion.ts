import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(changed: () => void): () => void {
  const system = matchMedia(query)
  system.addEventListener('change', changed)
  return () => system.removeEventListener('change', changed)
}

/** Whether the system asks for less motion; follows the system while the page is open. */
export const useLessMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
