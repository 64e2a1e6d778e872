import type { OwedConsent } from '@portal/contract/user-consent'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AgreementText } from '../../../features/agreement/agreement-text.tsx'
import { askOwed } from '../../../features/owed/ask-owed.ts'
import { useOwed } from '../../../features/owed/use-owed.ts'
import { formatDay } from '../../../lib/format.ts'
import { CallError } from '../../../lib/http.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useSession, wantedAddress } from '../../../lib/session.ts'
import css from '../login/forms.module.css'
import { Frame } from '../login/frame.tsx'
import loginCss from '../login/login.module.css'
import { safeRedirect } from '../login/safe-redirect.ts'
import { SignOut } from '../login/sign-out.tsx'
import { useAgreement } from '../login/use-agreement.ts'
import { consentMessages } from './consent.messages.ts'
import look from './consent.module.css'

const askConsents = async (): Promise<OwedConsent[]> => (await askOwed('consentOwed', {})).owed

/** One text: what changed, and all of it to read in place. */
function OwedDocument({ owed }: { owed: OwedConsent }) {
  const t = useMessages(consentMessages)
  const language = useLanguage()
  const { text, failed, address } = useAgreement(owed.document)
  const heading = `${owed.document}-title`
  // Two texts stand on one page, and the sections of both are numbered.
  const html = text?.html.replaceAll(' id="', ` id="${owed.document}-`)
  return (
    <section className={look['document']}>
      <h2 id={heading}>{owed.title}</h2>
      <p className={look['facts']}>
        <span>{t.inForce(formatDay(language, owed.version))}</span>
        {owed.agreedVersion !== null && <span>{t.agreedBefore(owed.agreedVersion)}</span>}
        <a href={address} target="_blank" rel="noopener">
          {t.newTab}
          <span className="visually-hidden"> {owed.title}</span>
        </a>
      </p>
      {owed.changes.map(({ version, lines }) => (
        <div key={version} className={look['changes']}>
          <h3>
            {t.changes} · {formatDay(language, version)}
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className={look['text']} tabIndex={0} role="region" aria-labelledby={heading}>
        {html ? <AgreementText html={html} /> : <p>{failed ? t.textFailed : t.loading}</p>}
      </div>
    </section>
  )
}

/** Goes on to where somebody wanted to be; the guard asks again who this is and what they owe. */
function useGoOn(): () => void {
  const navigate = useNavigate()
  return () => {
    useSession.setState({ user: null })
    void navigate(safeRedirect(wantedAddress.take(), location.origin), { replace: true })
  }
}

/** The texts and the consent to all of them. */
function Asking({ owed }: { owed: OwedConsent[] }) {
  const t = useMessages(consentMessages)
  const goOn = useGoOn()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const agree = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setRefusal('')
    try {
      const versions = owed.map(({ document, version }) => ({ document, version }))
      await askOwed('consentGive', { body: { versions } })
      goOn()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
      setBusy(false)
    }
  }
  return (
    <>
      {owed.map((one) => (
        <OwedDocument key={one.document} owed={one} />
      ))}
      <p className={loginCss['refusal']} role="alert">
        {refusal}
      </p>
      <button type="button" className={loginCss['submit']} aria-disabled={busy} onClick={() => void agree()}>
        {busy ? t.agreeing : t.agree}
      </button>
    </>
  )
}

/** Nothing is owed any more, perhaps because of another window. */
function Done() {
  const t = useMessages(consentMessages)
  const goOn = useGoOn()
  return (
    <>
      <p className={css['good']} role="status">
        {t.done}
      </p>
      <button type="button" className={loginCss['submit']} onClick={goOn}>
        {t.goOn}
      </button>
    </>
  )
}

/** Whoever agreed to an older version of the texts, or to none, comes here first after signing in. */
export default function ConsentPage() {
  const t = useMessages(consentMessages)
  const owed = useOwed(askConsents, useLanguage())
  useEffect(() => {
    document.title = `${t.heading} · ${t.platform}`
  }, [t])
  const isFirst = owed?.every(({ agreedVersion }) => agreedVersion === null) === true
  return (
    <Frame>
      <h1>{t.heading}</h1>
      {owed !== undefined && owed !== null && owed.length > 0 && (
        <p className={loginCss['intro']}>{isFirst ? t.first : t.updated}</p>
      )}
      {owed === undefined && (
        <p className={css['working']} role="status" aria-busy="true">
          {t.loading}
        </p>
      )}
      {owed === null && (
        <p className={loginCss['refusal']} role="alert">
          {t.failed}
        </p>
      )}
      {owed?.length === 0 && <Done />}
      {owed !== undefined && owed !== null && owed.length > 0 && <Asking owed={owed} />}
      <SignOut />
    </Frame>
  )
}
