import { useEffect, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { ask } from '../../../features/admission/ask.ts'
import type { Owed } from './challenge.ts'
import { checkFactorCode } from './checks.ts'
import { useEnter } from './enter.ts'
import { Field } from './field.tsx'
import { Submit } from './form-parts.tsx'
import css from './forms.module.css'
import { loginMessages } from './login.messages.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useEntries } from './use-entries.ts'

const checks = { factorCode: checkFactorCode }

/** The second step: a code of the authenticator app, or a recovery code for whoever lost it. */
export function FactorForm({ owed, onBack }: { owed: Owed; onBack(): void }) {
  const t = useMessages(loginMessages)
  const enter = useEnter()
  const [recovering, setRecovering] = useState(false)
  const entries = useEntries(checks, {
    goOn: 'factorCode',
    about: ({ code }) => (code === 'A0240' ? 'factorCode' : undefined),
    send: async ({ factorCode }) => {
      const { challenge, remember, link, to } = owed
      const linking = link && { linkTicket: link.ticket }
      const body = { challenge, factorCode, rememberMe: remember, ...linking }
      const { accessToken } = await ask('login', { body })
      await enter(accessToken, { remember, ...(to !== undefined && { to }) })
    },
  })
  useEffect(() => document.querySelector<HTMLElement>('#factorCode')?.focus(), [recovering])
  return (
    <form {...entries.formProps}>
      <Field
        {...entries.bind('factorCode')}
        key={String(recovering)}
        label={recovering ? t.recoveryCode : t.factorCode}
        hint={recovering ? t.recoveryHint : t.factorHint}
        autoComplete="one-time-code"
        inputMode={recovering ? 'text' : 'numeric'}
        maxLength={64}
      />
      <div className={css['row']}>
        <button
          type="button"
          className={css['link']}
          onClick={() => {
            entries.quiet()
            setRecovering(!recovering)
          }}
        >
          {recovering ? t.byApp : t.byRecoveryCode}
        </button>
        <PasskeyButton link={owed.link} to={owed.to} remember={() => owed.remember} />
        <button type="button" className={css['link']} onClick={onBack}>
          {t.anotherAccount}
        </button>
      </div>
      <Submit busy={entries.busy} refusal={entries.refusal} label={t.factorSubmit} working={t.submitting} />
    </form>
  )
}
