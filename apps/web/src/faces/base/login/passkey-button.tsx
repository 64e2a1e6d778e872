import { useState } from 'react'
import { knowsPasskeys, passkeyCalls } from '../../../features/passkey/passkey.ts'
import { CallError } from '../../../lib/http.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useEnter } from './enter.ts'
import css from './forms.module.css'
import { loginMessages } from './login.messages.ts'
import { type Refusal, refusalOf, wordsOf } from './said.ts'
import type { Link } from './use-provider.ts'

interface Props {
  link: Link | undefined
  to?: string | undefined
  /** Whether the person wants to be remembered, asked when they press. */
  remember(): boolean
}

/** Signs in by a passkey. Absent where the browser knows none. */
export function PasskeyButton({ link, to, remember }: Props) {
  const t = useMessages(loginMessages)
  const language = useLanguage()
  const enter = useEnter()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [cancelled, setCancelled] = useState(false)
  if (!knowsPasskeys()) return null
  const signIn = async (): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    setCancelled(false)
    try {
      const { isCancelled, signInByPasskey } = await passkeyCalls()
      const rememberMe = remember()
      try {
        const accessToken = await signInByPasskey({ rememberMe, ...(link && { linkTicket: link.ticket }) })
        await enter(accessToken, { remember: rememberMe, ...(to !== undefined && { to }) })
      } catch (error) {
        if (!isCancelled(error)) throw error
        setCancelled(true)
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(refusalOf(error, language))
    } finally {
      setBusy(false)
    }
  }
  const said = cancelled ? t.passkeyCancelled : wordsOf(refusal, language)
  return (
    <>
      <button
        type="button"
        className={css['link']}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void signIn()
        }}
      >
        {t.byPasskey}
      </button>
      <span role="alert">{said}</span>
    </>
  )
}
