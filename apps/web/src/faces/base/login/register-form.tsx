import { useMessages } from '../../../lib/i18n/language.ts'
import type { CallError } from '../../../lib/http.ts'
import { refusedField } from '../../../lib/refused-field.ts'
import { AgreementConsent } from './agreement-consent.tsx'
import { ask } from '../../../features/admission/ask.ts'
import {
  checkAgreement,
  checkCode,
  checkConfirmation,
  checkEnterprise,
  checkMobile,
  checkNewUsername,
  checkPassword,
  noCheck,
} from './checks.ts'
import { CodeField } from './code-field.tsx'
import { useEnter } from './enter.ts'
import { Field } from './field.tsx'
import { Instead, Submit } from './form-parts.tsx'
import type { FormProps } from './form-props.ts'
import { loginMessages } from './login.messages.ts'
import { MobileField } from './mobile-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useAgreement } from './use-agreement.ts'
import { useEntries } from './use-entries.ts'

const checks = {
  enterpriseName: checkEnterprise,
  username: checkNewUsername,
  password: checkPassword,
  confirmPassword: checkConfirmation,
  mobile: checkMobile,
  captchaCode: noCheck,
  code: checkCode,
  agreement: checkAgreement,
}

/** The entry that a refusal of the registration is about. */
function aboutEntry(error: CallError): keyof typeof checks | undefined {
  const { code } = error
  if (refusedField(error)?.path === 'password') return 'password'
  if (code === 'A0111') return 'username'
  if (code === 'A0240' || code === 'A0242') return 'code'
  if (code === 'A0400') return 'mobile'
  return code === 'A0101' ? 'agreement' : undefined
}

/** Register an enterprise with its first user, who goes on to the certification. */
export function RegisterForm({ link, kept }: FormProps) {
  const t = useMessages(loginMessages)
  const enter = useEnter()
  const agreement = useAgreement()
  const entries = useEntries(checks, {
    kept,
    keeps: ['enterpriseName', 'username', 'mobile'],
    goOn: 'mobile',
    own: { A0400: t.mobileTaken },
    about: aboutEntry,
    send: async ({ agreement: _agreed, captchaCode: _asked, ...typed }) => {
      const linking = link && { linkTicket: link.ticket }
      const body = { ...typed, agreement: agreement.text?.version ?? (true as const), ...linking }
      const { accessToken } = await ask('register', { body })
      await enter(accessToken, { to: '/entAuth' })
    },
    // The text changed while the form was open: the new one has to be read.
    onRefused: ({ code }) => {
      if (code === 'A0101') agreement.refresh()
    },
  })
  return (
    <>
      <form {...entries.formProps}>
        <Field
          {...entries.bind('enterpriseName')}
          label={t.enterpriseName}
          hint={t.enterpriseHint}
          autoComplete="organization"
          maxLength={120}
        />
        <Field
          {...entries.bind('username')}
          label={t.username}
          hint={t.newUsernameHint}
          autoComplete="username"
          maxLength={32}
        />
        <PasswordField
          {...entries.bind('password')}
          label={t.password}
          autoComplete="new-password"
          judged={entries.heard('password')}
        />
        <PasswordField {...entries.bind('confirmPassword')} label={t.confirmPassword} autoComplete="new-password" />
        <MobileField entry={entries.bind('mobile')} />
        <CodeField scene="register" entries={entries} />
        <AgreementConsent entry={entries.bind('agreement')} agreement={agreement} />
        <Submit busy={entries.busy} refusal={entries.refusal} label={t.register} working={t.registering} />
      </form>
      <Instead question={t.haveAccount} form="password">
        {t.toLogin}
      </Instead>
    </>
  )
}
