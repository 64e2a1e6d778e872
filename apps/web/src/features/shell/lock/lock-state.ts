/**
 * Whether the screen is locked, on this device and in every tab. A lock belongs to one session: what another sign-in
 * left behind locks nobody out. It holds on the server, which lets a locked session into nothing; the page is covered at
 * once, also without the network, and the server is told as soon as it can be.
 */
import { create } from 'zustand'
import { onLocked } from '../../../lib/client.ts'
import { onSessionEnd, session, useSession } from '../../../lib/session.ts'
import { isLockedThere, stopTelling, tellServer } from './server-lock.ts'

const LOCK_KEY = 'screen_lock'
/** The session whose lock the server knows of, as its mark. */
const TOLD_KEY = 'screen_lock_told'
const AUTO_LOCK_KEY = 'auto_lock'
/** Milliseconds that unlocking waits for the lock to reach the server: what comes after it would lock again. */
const TOLD_PATIENCE = 3_000
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
  /** The server knows of the lock. */
  told: boolean
}

const isTold = (mark: string): boolean => localStorage.getItem(TOLD_KEY) === mark

export const useLock = create<LockState>()(() => {
  const mark = markOf(session.token())
  return { locked: storedLock(), autoLock: storedAutoLock(), mark, told: isTold(mark) }
})

/** Covers this tab and all others of the session. */
function cover(mark: string): void {
  localStorage.setItem(LOCK_KEY, asLocked(mark))
  useLock.setState({ locked: true, mark })
}

function noteTold(mark: string): void {
  localStorage.setItem(TOLD_KEY, mark)
  useLock.setState({ told: true })
}

function forgetTold(): void {
  localStorage.removeItem(TOLD_KEY)
  useLock.setState({ told: false })
}

/** Waits until the server knows of the lock, in whichever tab it was made; not long, where it cannot be reached. */
export function untilTold(): Promise<void> {
  if (useLock.getState().told) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(done, TOLD_PATIENCE)
    const stop = useLock.subscribe(({ told }) => {
      if (told) done()
    })
  })
}

/** Locks the session, here and on the server. */
export function lockScreen(): void {
  const mark = markOf(session.token())
  if (mark === '') return
  forgetTold()
  cover(mark)
  tellServer(() => noteTold(mark))
}

/** The server has the session locked. */
function coverAsTold(): void {
  const mark = markOf(session.token())
  if (mark === '') return
  noteTold(mark)
  cover(mark)
}

/**
 * The server refused a call because the session is locked, in another window or by hand. What was on its way while the
 * screen was being unlocked is refused late, so it is asked whether that still holds.
 */
async function followServer(): Promise<void> {
  if (!useLock.getState().locked && (await isLockedThere())) coverAsTold()
}

/**
 * Uncovers the page. One that was loaded while it was locked knows nothing yet of what its person may see: it is loaded
 * anew.
 */
function uncover(): void {
  if (useSession.getState().user?.owes === 'unlock') location.reload()
  else useLock.setState({ locked: false })
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

/** The server has unlocked the session: opens the screen again, here and in all other tabs. */
export function openScreen(): void {
  stopTelling()
  forgetTold()
  localStorage.setItem(LOCK_KEY, asOpened(markOf(session.token())))
  noteTouch()
  uncover()
}

export function setAutoLock(autoLock: AutoLock): void {
  localStorage.setItem(AUTO_LOCK_KEY, autoLock)
  useLock.setState({ autoLock })
}

/** The lock goes with its session. */
function forgetLock(): void {
  stopTelling()
  forgetTold()
  localStorage.removeItem(LOCK_KEY)
  useLock.setState({ locked: false })
}

/** Another tab locked, opened, or signed out. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === AUTO_LOCK_KEY) useLock.setState({ autoLock: storedAutoLock() })
  const { locked, mark } = useLock.getState()
  if (key === TOLD_KEY) useLock.setState({ told: isTold(mark) })
  if (key !== LOCK_KEY) return
  if (storedLock()) useLock.setState({ locked: true, mark: markOf(session.token()) })
  else if (locked && newValue === asOpened(mark)) uncover()
  // Not opened, and yet gone: the session ended elsewhere, and what lies behind the lock is nobody's to see any more.
  else if (locked) location.reload()
}

/** What this tab finds when it is loaded: a lock of the server's, or one that the server does not know of yet. */
function begin(): void {
  const { user } = useSession.getState()
  const { locked, mark, told } = useLock.getState()
  if (user?.owes === 'unlock') coverAsTold()
  else if (locked && !told) tellServer(() => noteTold(mark))
}

window.addEventListener('storage', follow)
onSessionEnd(forgetLock)
onLocked(() => void followServer())
begin()
