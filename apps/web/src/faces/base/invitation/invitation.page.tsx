import type { Invitation } from '@portal/contract/user'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallError } from '../../../lib/http.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { ask } from '../../../features/admission/ask.ts'
import css from '../login/forms.module.css'
import { Frame } from '../login/frame.tsx'
import loginCss from '../login/login.module.css'
import look from './invitation.module.css'
import { type Refusal, refusalOf, wordsOf } from '../login/said.ts'
import { AcceptForm } from './accept-form.tsx'
import { invitationMessages } from './invitation.messages.ts'

type Opened = { invitation: Invitation } | { refusal: Refusal } | undefined

/** The invitation behind the token; undefined while it is asked for. */
function useInvitation(token: string): { opened: Opened; retry: () => void } {
  const language = useLanguage()
  const [turn, setTurn] = useState(0)
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    const controller = new AbortController()
    ask('invitation', { query: { token } }, controller.signal).then(
      (invitation) => setOpened({ invitation }),
      (error: unknown) => {
        if (error instanceof CallError) setOpened({ refusal: refusalOf(error, language) })
      },
    )
    return () => controller.abort()
  }, [token, turn, language])
  const retry = (): void => {
    setOpened(undefined)
    setTurn((count) => count + 1)
  }
  return { opened, retry }
}

function Facts({ invitation }: { invitation: Invitation }) {
  const t = useMessages(invitationMessages)
  const facts = [
    [t.enterprise, invitation.enterpriseName || t.platform],
    [t.role, invitation.roleNames],
    [t.inviter, invitation.inviter],
    [t.expires, formatInstant(invitation.expiresAt)],
  ] as const
  return (
    <dl className={look['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A link that leads nowhere, or cannot be looked up now: what happened, what to do. */
function Unusable({ refusal, retry }: { refusal: Refusal; retry(): void }) {
  const t = useMessages(invitationMessages)
  const language = useLanguage()
  const gone = refusal.code === 'A0404' || refusal.code === 'A0400'
  const website = language === 'en' ? '/website/home?lang=en' : '/website/home'
  return (
    <>
      <h1>{gone ? t.goneHeading : t.failedHeading}</h1>
      <p className={loginCss['intro']} role="alert">
        {gone ? t.gone : wordsOf(refusal, language)}
      </p>
      <div className={look['actions']}>
        {gone ? (
          <Link to="/login">{t.login}</Link>
        ) : (
          <button type="button" onClick={retry}>
            {t.retry}
          </button>
        )}
        <Link to={website}>{t.website}</Link>
      </div>
    </>
  )
}

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useMessages(invitationMessages)
  const { kind, inviter, enterpriseName } = invitation
  return (
    <>
      <h1>{t.heading}</h1>
      <p className={loginCss['intro']}>
        {kind === 'member' ? t.memberIntro(inviter, enterpriseName) : t.accountIntro(inviter)}
      </p>
      <Facts invitation={invitation} />
      <AcceptForm token={token} invitation={invitation} />
    </>
  )
}

/** Somebody was invited: who invites them into what, and the password that makes them a member. */
export default function InvitationPage() {
  const t = useMessages(invitationMessages)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { opened, retry } = useInvitation(token)
  return (
    <Frame>
      {opened === undefined && (
        <>
          <h1>{t.heading}</h1>
          <p className={css['working']} role="status" aria-busy="true">
            {t.loading}
          </p>
        </>
      )}
      {opened && 'invitation' in opened && <Accept token={token} invitation={opened.invitation} />}
      {opened && 'refusal' in opened && <Unusable refusal={opened.refusal} retry={retry} />}
    </Frame>
  )
}
