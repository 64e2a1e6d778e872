import { useSyncExternalStore } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { ShellIcon } from './icons.tsx'
import css from './navbar.module.css'
import { shellMessages } from './shell.messages.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
const isFull = (): boolean => document.fullscreenElement !== null

/** The whole screen for the page, as F11 gives it; absent where the browser cannot. */
export function FullScreenButton() {
  const t = useMessages(shellMessages)
  const full = useSyncExternalStore(subscribe, isFull)
  if (!document.fullscreenEnabled) return null
  const label = full ? t.leaveFullScreen : t.fullScreen
  // A browser may refuse (no gesture, forbidden by the frame); the page is then as it was, which says enough.
  const toggle = (): void => {
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => undefined)
  }
  return (
    <button type="button" className={css['tool']} title={label} aria-label={label} onClick={toggle}>
      <ShellIcon name={full ? 'shrink' : 'enlarge'} />
    </button>
  )
}
