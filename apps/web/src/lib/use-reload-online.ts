import { useEffect } from 'react'

/** Loads the page again as soon as the network is back, in place of one that could not be loaded without it. */
export function useReloadOnline(needed: boolean): void {
  useEffect(() => {
    if (!needed) return
    const reload = (): void => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [needed])
}
