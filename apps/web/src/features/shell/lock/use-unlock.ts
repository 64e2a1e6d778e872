import { logout } from '@portal/contract/user'
import { userUnlock } from '@portal/contract/user-profile'
import { useRef, useState } from 'react'
import { CallError, createCall } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { session } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { lockMessages } from './lock.messages.ts'
import { openScreen } from './lock-state.ts'

/** Leaves for the sign-in by loading it anew, so that nothing of what lay behind the lock is left in memory. */
function leaveTo(address: string): void {
  session.clear()
  location.assign(address)
}

/** Opens the screen by the password, or leaves. An expired session is told on the lock itself, which covers everything else. */
export function useUnlock() {
  const t = useMessages(lockMessages)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [ended, setEnded] = useState(false)
  const call = useRef(
    createCall({
      token: session.token,
      language: () => useSettings.getState().language,
      toast: () => undefined,
      expired: () => {
        setEnded(true)
        setBusy(false)
      },
      owing: () => undefined,
    }),
  ).current

  const unlock = async (password: string): Promise<void> => {
    if (password === '') return setRefusal(t.passwordRequired)
    setBusy(true)
    setRefusal('')
    try {
      await call(userUnlock, { body: { password } })
      openScreen()
    } catch (error) {
      setRefusal(error instanceof CallError ? error.message : String(error))
    }
    setBusy(false)
  }

  const signOut = async (): Promise<void> => {
    // The call takes the credential with it; the person leaves whether or not the server hears of it.
    const told = Promise.race([call(logout, {}), new Promise((resolve) => setTimeout(resolve, 3_000))])
    await told.catch(() => undefined)
    leaveTo('/login')
  }

  const signInAgain = (): void =>
    leaveTo(`/login?redirect=${encodeURIComponent(location.pathname + location.search + location.hash)}`)

  return { busy, refusal, ended, unlock, signOut, signInAgain }
}
