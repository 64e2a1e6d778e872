import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallError } from '../../../lib/http.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { ask } from '../../../features/admission/ask.ts'
import { challengeOf, type Owed } from './challenge.ts'
import { useEnter } from './enter.ts'
import { formAddress } from './form-address.ts'
import { loginMessages } from './login.messages.ts'
import { wantedBefore } from './provider.ts'
import { safeRedirect } from './safe-redirect.ts'
import { type Refusal, refusalOf, wordsOf } from './said.ts'

/** An identity elsewhere that is linked with the account signed in to next. */
export interface Link {
  ticket: string
  /** As the provider calls the person. */
  name: string
}

/** What the server says in `?oidc=` when a sign-in at the provider came to nothing. */
function useReason(reason: string | null): string {
  const t = useMessages(loginMessages)
  const known: Record<string, string> = {
    denied: t.providerDenied,
    expired: t.providerExpired,
    foreign: t.providerForeign,
    unavailable: t.providerUnavailable,
  }
  return reason === null ? '' : (known[reason] ?? t.providerFailed)
}

/** Coming back from the provider: exchanges the ticket of the address once, and signs in or offers to link. */
export function useProvider() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const language = useLanguage()
  const enter = useEnter()
  const ticket = search.get('ticket')
  const exchanged = useRef<string>(null)
  const [link, setLink] = useState<Link>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [owed, setOwed] = useState<Owed>()
  const reason = useReason(search.get('oidc'))

  useEffect(() => {
    if (ticket === null || exchanged.current === ticket) return
    exchanged.current = ticket
    const exchange = async (): Promise<void> => {
      const { remember, redirect } = wantedBefore()
      // The ticket is good once: it leaves the address, and where the person wanted to go comes back into it.
      const back = formAddress('password', new URLSearchParams(redirect === null ? {} : { redirect }))
      try {
        const answer = await ask('oidcSession', { body: { ticket, rememberMe: remember } })
        if (answer.outcome === 'signed-in') {
          const to = redirect === null ? {} : { to: safeRedirect(redirect, location.origin) }
          return await enter(answer.accessToken, { remember, ...to })
        }
        if (answer.outcome === 'unlinked') setLink({ ticket: answer.linkTicket, name: answer.name })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const challenge = challengeOf(error)
        if (challenge === undefined) setRefusal(refusalOf(error, language))
        else setOwed({ challenge, remember, ...(redirect !== null && { to: safeRedirect(redirect, location.origin) }) })
      }
      await navigate(back, { replace: true })
    }
    void exchange()
  }, [ticket, enter, navigate, language])

  return {
    /** A ticket is being exchanged. */
    working: ticket !== null,
    link,
    /** The account has a second factor. */
    owed,
    startAgain: (): void => setOwed(undefined),
    unlink: (): void => setLink(undefined),
    refusal: wordsOf(refusal, language) ?? reason,
  }
}
