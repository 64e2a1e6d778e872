import { useEffect } from 'react'

/** While `needed` the browser asks before the document goes: reload, another site, a closed tab. */
export function useAskBeforeUnload(needed: boolean): void {
  useEffect(() => {
    if (!needed) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [needed])
}
