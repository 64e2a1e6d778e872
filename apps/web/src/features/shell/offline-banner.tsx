import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './frame.module.css'
import { ShellIcon } from './icons.tsx'
import { shellMessages } from './shell.messages.ts'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Milliseconds for which the return of the network is told. */
const TOLD_FOR = 3_000

/** Says that the network is gone, and for a moment that it is back. */
export function OfflineBanner() {
  const t = useMessages(shellMessages)
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [wasGone, setWasGone] = useState(false)
  useEffect(() => {
    if (!online) setWasGone(true)
    if (!online || !wasGone) return
    const timer = setTimeout(() => setWasGone(false), TOLD_FOR)
    return () => clearTimeout(timer)
  }, [online, wasGone])
  return (
    <div role="status">
      {(!online || wasGone) && (
        <p className={css['banner']} data-online={online} style={{ margin: 0 }}>
          {!online && <ShellIcon name="offline" size={18} />}
          {online ? t.online : t.offline}
        </p>
      )}
    </div>
  )
}
