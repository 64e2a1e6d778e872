import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { ask } from '../../../features/admission/ask.ts'
import { CaptchaField } from './captcha-field.tsx'
import { challengeOf } from './challenge.ts'
import { checkCaptcha, checkPassword, checkUsername, noCheck } from './checks.ts'
import { useEnter } from './enter.ts'
import { Field } from './field.tsx'
import { FormLink, RememberMe, Submit } from './form-parts.tsx'
import type { FormProps } from './form-props.ts'
import { loginMessages } from './login.messages.ts'
import { Others } from './others.tsx'
import { PasswordField } from './password-field.tsx'
import { QuickFill } from './quick-fill.tsx'
import { ToRegister } from './to-register.tsx'
import { demandsCaptcha, useCaptcha } from './use-captcha.ts'
import { useEntries } from './use-entries.ts'

const checks = {
  username: checkUsername,
  password: checkPassword,
  captchaCode: checkCaptcha,
  rememberMe: noCheck,
}

/** Signing in by password: its entries, and the captcha once too many attempts failed. */
function useSignIn({ site, link, kept, onOwed }: FormProps) {
  const enter = useEnter()
  const captcha = useCaptcha(site?.captchaAlways === true)
  /** The first refusal that demands a captcha is no wrong captcha: there was none. */
  const [asked, setAsked] = useState(false)
  const entries = useEntries(checks, {
    kept,
    keeps: ['username'],
    goOn: 'password',
    about: (error) => (captcha.demanded && ['A0240', 'A0242'].includes(error.code) ? 'captchaCode' : undefined),
    send: async ({ username, password, captchaCode, rememberMe }) => {
      const remember = rememberMe !== ''
      const proof = captcha.demanded ? { captchaKey: captcha.key, captchaCode } : {}
      const linking = link && { linkTicket: link.ticket }
      setAsked(false)
      const body = { username, password, rememberMe: remember, ...proof, ...linking }
      const { accessToken } = await ask('login', { body })
      await enter(accessToken, { remember })
    },
    onRefused: (error) => {
      const challenge = challengeOf(error)
      if (challenge !== undefined) return onOwed({ challenge, link, remember: entries.ticked('rememberMe') })
      // A code serves once, whatever came of it.
      if (captcha.demanded) {
        captcha.refresh()
        entries.empty('captchaCode')
      } else if (demandsCaptcha(error)) {
        captcha.demand()
        setAsked(error.code === 'A0240')
      }
    },
  })
  return { entries, captcha, asked }
}

/** Sign in with username and password. */
export function PasswordForm(props: FormProps) {
  const t = useMessages(loginMessages)
  const { entries, captcha, asked } = useSignIn(props)
  return (
    <>
      <form {...entries.formProps}>
        <Field {...entries.bind('username')} label={t.username} autoComplete="username" maxLength={64} />
        <PasswordField {...entries.bind('password')} label={t.password} autoComplete="current-password" />
        {captcha.demanded && (
          <CaptchaField
            captcha={captcha}
            entry={entries.bind('captchaCode')}
            label={t.verifyCode}
            hint={t.captchaHint}
          />
        )}
        <RememberMe>
          <FormLink form="forgotten">{t.forgotten}</FormLink>
        </RememberMe>
        <Submit
          busy={entries.busy}
          refusal={asked ? t.captchaAsked : entries.refusal}
          label={t.submit}
          working={t.submitting}
        />
      </form>
      <ToRegister closed={props.closed} />
      <Others form="password" site={props.site} link={props.link} remember={() => entries.ticked('rememberMe')} />
      <QuickFill
        accounts={props.site?.demo ? props.site.accounts : []}
        onFill={(username, password) => {
          entries.put('username', username)
          entries.put('password', password)
          entries.quiet()
        }}
      />
    </>
  )
}
