import { useMessages } from '../../../lib/i18n/language.ts'
import { ask } from '../../../features/admission/ask.ts'
import { challengeOf } from './challenge.ts'
import { checkCode, checkMobile, noCheck } from './checks.ts'
import { CodeField } from './code-field.tsx'
import { useEnter } from './enter.ts'
import { RememberMe, Submit } from './form-parts.tsx'
import type { FormProps } from './form-props.ts'
import { loginMessages } from './login.messages.ts'
import { MobileField } from './mobile-field.tsx'
import { Others } from './others.tsx'
import { ToRegister } from './to-register.tsx'
import { useEntries } from './use-entries.ts'

const checks = { mobile: checkMobile, captchaCode: noCheck, code: checkCode, rememberMe: noCheck }

/** Sign in with a code sent to the mobile of the account. */
export function SmsForm({ site, link, kept, closed, onOwed }: FormProps) {
  const t = useMessages(loginMessages)
  const enter = useEnter()
  const entries = useEntries(checks, {
    kept,
    keeps: ['mobile'],
    goOn: 'code',
    own: { A0210: t.mobileUnknown },
    about: ({ code }) => (['A0240', 'A0242'].includes(code) ? 'code' : undefined),
    send: async ({ mobile, code, rememberMe }) => {
      const remember = rememberMe !== ''
      const body = { mobile, code, rememberMe: remember, ...(link && { linkTicket: link.ticket }) }
      const { accessToken } = await ask('smsLogin', { body })
      await enter(accessToken, { remember })
    },
    onRefused: (error) => {
      const challenge = challengeOf(error)
      if (challenge !== undefined) onOwed({ challenge, link, remember: entries.ticked('rememberMe') })
    },
  })
  return (
    <>
      <form {...entries.formProps}>
        <MobileField entry={entries.bind('mobile')} />
        <CodeField scene="login" entries={entries} />
        <RememberMe />
        <Submit busy={entries.busy} refusal={entries.refusal} label={t.submit} working={t.submitting} />
      </form>
      <ToRegister closed={closed} />
      <Others form="sms" site={site} link={link} remember={() => entries.ticked('rememberMe')} />
    </>
  )
}
