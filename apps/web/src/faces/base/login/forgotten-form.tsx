import { useNavigate, useSearchParams } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { refusedField } from '../../../lib/refused-field.ts'
import { ask } from '../../../features/admission/ask.ts'
import { checkCode, checkConfirmation, checkMobile, checkPassword, noCheck } from './checks.ts'
import { CodeField } from './code-field.tsx'
import { formAddress } from './form-address.ts'
import { Instead, Submit } from './form-parts.tsx'
import type { FormProps } from './form-props.ts'
import { loginMessages } from './login.messages.ts'
import { MobileField } from './mobile-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useEntries } from './use-entries.ts'

const checks = {
  mobile: checkMobile,
  captchaCode: noCheck,
  code: checkCode,
  password: checkPassword,
  confirmPassword: checkConfirmation,
}

/** What the sign-in form is told by the history when a password was reset. */
export const WAS_RESET = { wasReset: true }

/** Set a new password by a code sent to the mobile of the account. */
export function ForgottenForm({ kept }: FormProps) {
  const t = useMessages(loginMessages)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const entries = useEntries(checks, {
    kept,
    keeps: ['mobile'],
    goOn: 'code',
    own: { A0210: t.mobileUnknown },
    about: (error) => {
      if (refusedField(error)?.path === 'password') return 'password'
      return ['A0240', 'A0242'].includes(error.code) ? 'code' : undefined
    },
    send: async ({ captchaCode: _asked, ...body }) => {
      await ask('forget', { body })
      await navigate(formAddress('password', search), { state: WAS_RESET })
    },
  })
  return (
    <>
      <form {...entries.formProps}>
        <MobileField entry={entries.bind('mobile')} />
        <CodeField scene="forget" entries={entries} />
        <PasswordField
          {...entries.bind('password')}
          label={t.newPassword}
          autoComplete="new-password"
          judged={entries.heard('password')}
        />
        <PasswordField {...entries.bind('confirmPassword')} label={t.confirmPassword} autoComplete="new-password" />
        <Submit busy={entries.busy} refusal={entries.refusal} label={t.reset} working={t.resetting} />
      </form>
      <Instead question={t.remembered} form="password">
        {t.toLogin}
      </Instead>
    </>
  )
}
