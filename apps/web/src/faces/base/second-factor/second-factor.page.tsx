import type { FactorState } from '@portal/contract/user-factor'
import { useEffect } from 'react'
import { factorMessages } from '../../../features/factor/factor.messages.ts'
import { askOwed } from '../../../features/owed/ask-owed.ts'
import { useOwed } from '../../../features/owed/use-owed.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from '../login/forms.module.css'
import { Frame } from '../login/frame.tsx'
import loginCss from '../login/login.module.css'
import { SignOut } from '../login/sign-out.tsx'
import { SetUp } from './set-up.tsx'

const askState = (): Promise<FactorState> => askOwed('factorState', {})

/** Setting up an authenticator app; whoever the platform requires it of comes here first after signing in. */
export default function SecondFactorPage() {
  const t = useMessages(factorMessages)
  const state = useOwed(askState)
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
