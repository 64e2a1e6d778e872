import { me } from '@portal/contract/user'
import { userLock } from '@portal/contract/user-lock'
import { CallError, createCall } from '../../../lib/http.ts'
import { pause } from '../../../lib/pause.ts'
import { session } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'

/** Milliseconds between two attempts to reach the server, unless the network comes back before. */
const PAUSE = 15_000

/** Says nothing on the page, which is covered; a session that is over has nothing to lock. */
const call = createCall({
  token: session.token,
  language: () => useSettings.getState().language,
  toast: () => undefined,
  expired: () => undefined,
  owing: () => undefined,
})

/** Whether the server has the session locked; false where it cannot be reached. */
export async function isLockedThere(): Promise<boolean> {
  try {
    return (await call(me, {})).owes === 'unlock'
  } catch {
    return false
  }
}

let telling = new AbortController()

/** No more attempts are made. */
export function stopTelling(): void {
  telling.abort()
}

/** Whether the server was reached, whatever it said. */
async function reached(signal: AbortSignal): Promise<boolean> {
  try {
    await call(userLock, {}, { keepalive: true, signal })
    return true
  } catch (error) {
    return error instanceof CallError && error.status > 0 && error.status < 500
  }
}

/** Locks the session on the server, as often as it takes to reach it; `told` is called then. */
export function tellServer(told: () => void): void {
  stopTelling()
  telling = new AbortController()
  const { signal } = telling
  const tell = async (): Promise<void> => {
    while (!signal.aborted) {
      if (await reached(signal)) return signal.aborted ? undefined : told()
      await pause(PAUSE, signal)
    }
  }
  void tell()
}
