import type { FactorState } from '@portal/contract/user-factor'
import { useEffect, useState } from 'react'
import { askFactor } from '../../../features/factor/ask-factor.ts'
import { factorMessages } from '../../../features/factor/factor.messages.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { session } from '../../../lib/session.ts'
import { Link } from '../../../ui/link.tsx'
import css from '../login/forms.module.css'
import { Frame } from '../login/frame.tsx'
import loginCss from '../login/login.module.css'
import { SetUp } from './set-up.tsx'

/** The second factor as it is when the page opens; undefined while it is asked for, null when that failed. */
function useFactorState(): FactorState | null | undefined {
  const [state, setState] = useState<FactorState | null>()
  useEffect(() => {
    let left = false
    askFactor('factorState', {}).then(
      (found) => {
        if (!left) setState(found)
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        if (!left) setState(null)
      },
    )
    return () => {
      left = true
    }
  }, [])
  return state
}

/** Leaves for somebody who cannot, or does not want to, set it up now. */
function SignOut() {
  const t = useMessages(factorMessages)
  const leave = async (): Promise<void> => {
    // Whatever came of it, nobody is signed in here any more.
    await askFactor('logout', {}).catch(() => undefined)
    session.clear()
    location.assign('/login')
  }
  return (
    <p className={css['instead']}>
      <button type="button" className={css['link']} onClick={() => void leave()}>
        {t.signOut}
      </button>
    </p>
  )
}

/** Setting up an authenticator app; whoever the platform requires it of comes here first after signing in. */
export default function SecondFactorPage() {
  const t = useMessages(factorMessages)
  const state = useFactorState()
  useEffect(() => {
    document.title = `${t.heading} · ${t.platform}`
  }, [t])
  return (
    <Frame>
      <h1>{t.heading}</h1>
      <p className={loginCss['intro']}>{state?.required ? t.required : t.intro}</p>
      {state === undefined && (
        <p className={css['working']} role="status" aria-busy="true">
          {t.loading}
        </p>
      )}
      {state === null && (
        <p className={loginCss['refusal']} role="alert">
          {t.failed}
        </p>
      )}
      {state?.appSince && (
        <p className={css['good']} role="status">
          {t.inUse} <Link to="/personalCenter/accountInfo?tab=security">{t.toAccount}</Link>
        </p>
      )}
      {state?.appSince === null && <SetUp hasPassword={state.hasPassword} />}
      <SignOut />
    </Frame>
  )
}
