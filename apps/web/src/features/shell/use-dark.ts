import { useSyncExternalStore } from 'react'
import { resolveTheme, useSettings } from '../../lib/settings.ts'

function subscribe(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const forget = useSettings.subscribe(changed)
  system.addEventListener('change', changed)
  return () => {
    forget()
    system.removeEventListener('change', changed)
  }
}

/** Whether the page is dark now; `auto` follows the system while the page is open. */
export const useDark = (): boolean =>
  useSyncExternalStore(subscribe, () => resolveTheme(useSettings.getState().theme) === 'dark')
