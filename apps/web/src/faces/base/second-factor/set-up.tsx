import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { renderSVG } from 'uqr'
import { factorMessages } from '../../../features/factor/factor.messages.ts'
import { RecoveryCodes } from '../../../features/factor/recovery-codes.tsx'
import { askOwed } from '../../../features/owed/ask-owed.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSession, wantedAddress } from '../../../lib/session.ts'
import { checkCode, checkPassword } from '../login/checks.ts'
import { Field } from '../login/field.tsx'
import { Submit } from '../login/form-parts.tsx'
import css from '../login/forms.module.css'
import loginCss from '../login/login.module.css'
import { PasswordField } from '../login/password-field.tsx'
import { safeRedirect } from '../login/safe-redirect.ts'
import { useEntries } from '../login/use-entries.ts'
import look from './second-factor.module.css'

interface Begun {
  secret: string
  /** What the QR code says. */
  address: string
}

/** That it is the person: their password, where they have one. */
function Begin({ hasPassword, onBegun }: { hasPassword: boolean; onBegun(begun: Begun): void }) {
  const t = useMessages(factorMessages)
  const username = useSession(({ user }) => user?.username ?? '')
  const entries = useEntries(
    { password: checkPassword },
    {
      about: ({ code }) => (hasPassword && code === 'A0210' ? 'password' : undefined),
      send: async ({ password }) => onBegun(await askOwed('factorBegin', { body: hasPassword ? { password } : {} })),
    },
  )
  return (
    <form {...entries.formProps}>
      {/* Password managers want to know whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {hasPassword && (
        <PasswordField {...entries.bind('password')} label={t.password} autoComplete="current-password" />
      )}
      <Submit busy={entries.busy} refusal={entries.refusal} label={t.begin} working={t.beginning} />
    </form>
  )
}

/** The secret for the app, and the first code that shows that the app has it. */
function Confirm({ begun, onDone }: { begun: Begun; onDone(codes: string[]): void }) {
  const t = useMessages(factorMessages)
  const entries = useEntries(
    { code: checkCode },
    {
      goOn: 'code',
      about: ({ code }) => (code === 'A0240' ? 'code' : undefined),
      send: async ({ code }) => {
        const { recoveryCodes } = await askOwed('factorConfirm', { body: { factorCode: code } })
        onDone(recoveryCodes)
      },
    },
  )
  useEffect(() => document.querySelector<HTMLElement>('#code')?.focus({ preventScroll: true }), [])
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.address, { ecc: 'M', border: 2 }))}`
  return (
    <form {...entries.formProps}>
      <h2 className={look['step']}>{t.scan}</h2>
      <p className={look['text']}>{t.scanText}</p>
      <img className={look['qrCode']} src={picture} width="200" height="200" alt={t.qrCode} />
      <p className={look['text']}>
        {t.byHand} <code className={look['secret']}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <h2 className={look['step']}>{t.enterCode}</h2>
      <Field {...entries.bind('code')} label={t.code} autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
      <Submit busy={entries.busy} refusal={entries.refusal} label={t.confirm} working={t.confirming} />
    </form>
  )
}

/** From the password to the recovery codes. */
export function SetUp({ hasPassword }: { hasPassword: boolean }) {
  const t = useMessages(factorMessages)
  const navigate = useNavigate()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const goOn = (): void => {
    // Whoever owed it does no more: the guard asks again who this is.
    useSession.setState({ user: null })
    void navigate(safeRedirect(wantedAddress.take(), location.origin), { replace: true })
  }
  if (codes)
    return (
      <>
        <p className={css['good']} role="status">
          {t.done}
        </p>
        <RecoveryCodes codes={codes} />
        <button type="button" className={loginCss['submit']} onClick={goOn}>
          {t.goOn}
        </button>
      </>
    )
  return begun ? <Confirm begun={begun} onDone={setCodes} /> : <Begin hasPassword={hasPassword} onBegun={setBegun} />
}
