import type { Input } from '@portal/contract/kit'
import { logout } from '@portal/contract/user'
import { factorState } from '@portal/contract/user-factor'
import { userUnlock } from '@portal/contract/user-unlock'
import { useEffect, useState } from 'react'
import { CallError, createCall } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { session } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { knowsPasskeys, passkeyCalls } from '../../passkey/passkey.ts'
import { lockMessages } from './lock.messages.ts'
import { openScreen, untilTold } from './lock-state.ts'

type Call = ReturnType<typeof createCall>
type Proof = Input<typeof userUnlock>['body']

/** By what the screen opens: the password, or a code of the app where there is no password; a passkey besides. */
interface Ways {
  typed: 'password' | 'factorCode'
  passkey: boolean
}

/** Leaves for the sign-in by loading it anew, so that nothing of what lay behind the lock is left in memory. */
function leaveTo(address: string): void {
  session.clear()
  location.assign(address)
}

async function signOut(call: Call): Promise<void> {
  // The call takes the credential with it; the person leaves whether or not the server hears of it.
  const told = Promise.race([call(logout, {}), new Promise((resolve) => setTimeout(resolve, 3_000))])
  await told.catch(() => undefined)
  leaveTo('/login')
}

const signInAgain = (): void =>
  leaveTo(`/login?redirect=${encodeURIComponent(location.pathname + location.search + location.hash)}`)

/** What a passkey signed; null: the person thought better of it. */
async function passkeyProof(): Promise<Proof | null> {
  const { isCancelled, signByPasskey } = await passkeyCalls()
  try {
    return { credential: await signByPasskey() }
  } catch (error) {
    if (isCancelled(error)) return null
    throw error
  }
}

/** Without an answer it is the password, as for nearly everybody. */
function useWays(call: Call): Ways {
  const [ways, setWays] = useState<Ways>({ typed: 'password', passkey: false })
  useEffect(() => {
    call(factorState, {}).then(
      ({ hasPassword, appSince, hasPasskey }) =>
        setWays({
          typed: hasPassword || appSince === null ? 'password' : 'factorCode',
          passkey: hasPasskey && knowsPasskeys(),
        }),
      () => undefined,
    )
  }, [call])
  return ways
}

/** Opens the screen, or leaves. An expired session is told on the lock itself, which covers everything else. */
export function useUnlock() {
  const t = useMessages(lockMessages)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [ended, setEnded] = useState(false)
  const [call] = useState(() =>
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
  )
  const ways = useWays(call)

  const open = async (prove: () => Promise<Proof | null>): Promise<void> => {
    setBusy(true)
    setRefusal('')
    try {
      const body = await prove()
      if (body) {
        await untilTold()
        await call(userUnlock, { body })
        openScreen()
      }
    } catch (error) {
      setRefusal(error instanceof CallError ? error.message : String(error))
    }
    setBusy(false)
  }

  return {
    busy,
    refusal,
    ended,
    ways,
    /** By what was typed. */
    async unlock(typed: string): Promise<void> {
      if (typed === '') return setRefusal(ways.typed === 'password' ? t.passwordRequired : t.codeRequired)
      const proof = ways.typed === 'password' ? { password: typed } : { factorCode: typed }
      await open(() => Promise.resolve(proof))
    },
    unlockByPasskey: () => open(passkeyProof),
    signOut: () => signOut(call),
    signInAgain,
  }
}
