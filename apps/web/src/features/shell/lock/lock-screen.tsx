import {
  type ComponentType,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { pause } from '../../../lib/pause.ts'
import { useSession } from '../../../lib/session.ts'
import { Mark } from '../icons.tsx'
import css from './lock.module.css'
import { lockMessages } from './lock.messages.ts'

/** The time of day, as long as somebody is away. */
function Clock() {
  const language = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const tag = language === 'en' ? 'en-GB' : 'zh-CN'
  return (
    <p className={css['clock']}>
      <span>{now.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit' })}</span>
      <small>{now.toLocaleDateString(tag, { month: 'long', day: 'numeric', weekday: 'long' })}</small>
    </p>
  )
}

/** Milliseconds between two attempts to fetch the ways out, unless the network comes back before. */
const PAUSE = 5_000

/** The ways out, as soon as they could be fetched: null until then. `failed`: not yet, for want of a network. */
function useUnlockPanel(): { Panel: ComponentType | null; failed: boolean } {
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const fetchPanel = async (): Promise<void> => {
      while (!signal.aborted) {
        const chunk = await import('./unlock-panel.tsx').catch(() => null)
        if (chunk) return setPanel(() => chunk.UnlockPanel)
        setFailed(true)
        await pause(PAUSE, signal)
      }
    }
    void fetchPanel()
    return () => leaving.abort()
  }, [])
  return { Panel, failed }
}

/**
 * Covers everything, from the browser's top layer, so that whatever lies below is neither seen nor reached: not by the
 * mouse, the keyboard, or a screen reader.
 */
export function LockScreen() {
  const t = useMessages(lockMessages)
  const user = useSession((state) => state.user)
  const { Panel, failed } = useUnlockPanel()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    const before = document.title
    document.title = t.title
    return () => {
      document.title = before
    }
  }, [t.title])
  if (!user) return null
  const noWayOut = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.preventDefault()
  }
  // Browsers close a dialog that is asked to twice, whatever it says.
  const stayOpen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
  }
  return (
    <dialog
      ref={dialog}
      className={css['lock']}
      aria-labelledby={heading}
      onKeyDown={noWayOut}
      onCancel={(event) => event.preventDefault()}
      onClose={stayOpen}
    >
      <div className={css['card']}>
        <Clock />
        <Mark size={40} />
        <h1 id={heading}>{t.title}</h1>
        {Panel ? <Panel /> : failed && <p role="status">{t.offline}</p>}
      </div>
    </dialog>
  )
}
