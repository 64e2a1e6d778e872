/**
 * Whether the screen is locked, on this device and in every tab. A lock belongs to one session: what another sign-in
 * left behind locks nobody out. It keeps eyes and hands off an unattended desk; what data may be read, the server decides.
 */
import { create } from 'zustand'
import { onSessionEnd, session } from '../../../lib/session.ts'

const LOCK_KEY = 'screen_lock'
const AUTO_LOCK_KEY = 'auto_lock'
const TOUCHED_KEY = 'last_touched_at'

/** Minutes without a touch after which the screen locks by itself, as stored. */
export const autoLocks = ['never', '5', '15', '30'] as const
export type AutoLock = (typeof autoLocks)[number]

/** FNV-1a of the credential, 32 bits in hexadecimal: tells sessions apart and gives nothing of them away. */
function markOf(token: string | undefined): string {
  if (token === undefined) return ''
  let hash = 0x811c9dc5
  for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(16)
}

/** What is stored says which session was locked, or opened again by its password; nothing, that none is. */
const asLocked = (mark: string): string => `locked ${mark}`
const asOpened = (mark: string): string => `opened ${mark}`

const storedLock = (): boolean => {
  const mark = markOf(session.token())
  return mark !== '' && localStorage.getItem(LOCK_KEY) === asLocked(mark)
}
const storedAutoLock = (): AutoLock =>
  autoLocks.find((choice) => choice === localStorage.getItem(AUTO_LOCK_KEY)) ?? 'never'

interface LockState {
  locked: boolean
  autoLock: AutoLock
  /** The session that was locked, as its mark. */
  mark: string
}

export const useLock = create<LockState>()(() => ({
  locked: storedLock(),
  autoLock: storedAutoLock(),
  mark: markOf(session.token()),
}))

/** Locks this tab and all others of the session. */
export function lockScreen(): void {
  const mark = markOf(session.token())
  if (mark === '') return
  localStorage.setItem(LOCK_KEY, asLocked(mark))
  useLock.setState({ locked: true, mark })
}

/** Notes that somebody is there, for all tabs of the session. */
export function noteTouch(): void {
  localStorage.setItem(TOUCHED_KEY, `${markOf(session.token())} ${Date.now()}`)
}

/** Milliseconds since anything was touched in any tab; undefined when nothing was in this session, which has only begun. */
export function untouchedFor(): number | undefined {
  const [mark, touchedAt] = (localStorage.getItem(TOUCHED_KEY) ?? '').split(' ')
  return mark === markOf(session.token()) ? Date.now() - Number(touchedAt) : undefined
}

/** Opens the screen again, here and in all other tabs. */
export function openScreen(): void {
  localStorage.setItem(LOCK_KEY, asOpened(markOf(session.token())))
  noteTouch()
  useLock.setState({ locked: false })
}

export function setAutoLock(autoLock: AutoLock): void {
  localStorage.setItem(AUTO_LOCK_KEY, autoLock)
  useLock.setState({ autoLock })
}

/** The lock goes with its session. */
function forgetLock(): void {
  localStorage.removeItem(LOCK_KEY)
  useLock.setState({ locked: false })
}

/** Another tab locked, opened, or signed out. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === AUTO_LOCK_KEY) useLock.setState({ autoLock: storedAutoLock() })
  if (key !== LOCK_KEY) return
  const { locked, mark } = useLock.getState()
  if (storedLock()) useLock.setState({ locked: true, mark: markOf(session.token()) })
  else if (locked && newValue === asOpened(mark)) useLock.setState({ locked: false })
  // Not opened, and yet gone: the session ended elsewhere, and what lies behind the lock is nobody's to see any more.
  else if (locked) location.reload()
}

window.addEventListener('storage', follow)
onSessionEnd(forgetLock)
