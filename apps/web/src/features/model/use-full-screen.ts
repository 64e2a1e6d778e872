import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element fills the screen, and how to change that. Where the browser fills screens with videos only
 * (phones), the element is laid over the page instead.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): { full: boolean; toggle(): void } {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

  function lay(over: boolean): void {
    const host = element.current
    if (!host) return
    if (over) {
      host.setAttribute('popover', 'manual')
      host.showPopover()
    } else host.removeAttribute('popover')
    setFull(over)
  }
  function toggle(): void {
    if (document.fullscreenElement !== null) void document.exitFullscreen()
    else if (full) lay(false)
    else if (document.fullscreenEnabled) void element.current?.requestFullscreen().catch(() => lay(true))
    else lay(true)
  }
  return { full, toggle }
}
