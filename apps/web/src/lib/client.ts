/** The one `call` of the browser, wired to session, settings and toasts. */
import type { Owed } from '@portal/contract/kit'
import { createCall } from './http.ts'
import { clientMessages } from './http.messages.ts'
import { session, useSession } from './session.ts'
import { useSettings } from './settings.ts'
import { countUpload } from './uploading.ts'

export interface Notifier {
  error(message: string): void
  success(message: string): void
  /** Resolves when the person has read it. */
  notice(title: string, message: string): Promise<void>
}

/** Until a face brings its own (antd's), the browser's dialog does. */
let notifier: Notifier = {
  error: (message) => window.alert(message),
  success: () => undefined,
  notice: (title, message) => {
    window.alert(`${title}\n${message}`)
    return Promise.resolve()
  },
}
export function setNotifier(next: Notifier): void {
  notifier = next
}
export const notify: Notifier = {
  error: (message) => notifier.error(message),
  success: (message) => notifier.success(message),
  notice: (title, message) => notifier.notice(title, message),
}

let expiring = false
/** One notice however many calls fail; then the session is cleared and the page reloads once. */
async function expire(): Promise<void> {
  if (expiring) return
  expiring = true
  const words = clientMessages[useSettings.getState().language]
  await notify.notice(words.notice, words.expired)
  session.clear()
  location.reload()
}

/** What covers the page when the session is found to be locked; the shell brings it. */
let lock: () => void = () => undefined
export function onLocked(cover: () => void): void {
  lock = cover
}

/**
 * Something is owed that was not when the page was opened: a lock covers it, and for the rest the guard leads there when
 * the page is loaded anew. Once: a page that is open to everybody is shown again, and knows of it then.
 */
function oweFromNow(owes: Owed): void {
  if (owes === 'unlock') return lock()
  const { user } = useSession.getState()
  if (user && !user.owes) location.reload()
}

const callServer = createCall({
  token: session.token,
  language: () => useSettings.getState().language,
  toast: (message) => notify.error(message),
  expired: () => void expire(),
  owing: oweFromNow,
})

export const call: typeof callServer = (endpoint, input, options) => {
  const answer = callServer(endpoint, input, options)
  return options?.form ? countUpload(answer) : answer
}
