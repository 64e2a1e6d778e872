import type { SiteContact } from '@portal/contract/setting'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Instead } from './form-parts.tsx'
import type { FormProps } from './form-props.ts'
import css from './forms.module.css'
import { loginMessages } from './login.messages.ts'

/** Who opens accounts while registration is closed, and how they are reached. */
function RegistrationClosed({ contact }: { contact: SiteContact }) {
  const t = useMessages(loginMessages)
  const { phone, email, hours } = contact
  const when = hours[useLanguage()]
  return (
    <p className={css['instead']}>
      {t.registrationClosed}
      {phone !== '' && (
        <>
          {' '}
          <a className={css['link']} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </>
      )}
      {email !== '' && (
        <>
          {' '}
          <a className={css['link']} href={`mailto:${email}`}>
            {email}
          </a>
        </>
      )}
      {when !== '' && ` ${t.contactHours(when)}`}
    </p>
  )
}

/** In place of the form of registering. */
export function ClosedRegister({ closed }: FormProps) {
  const t = useMessages(loginMessages)
  return (
    <>
      {closed && <RegistrationClosed contact={closed} />}
      <Instead question={t.haveAccount} form="password">
        {t.toLogin}
      </Instead>
    </>
  )
}

/** Below the forms of signing in: the way to an account of one's own. */
export function ToRegister({ closed }: Pick<FormProps, 'closed'>) {
  const t = useMessages(loginMessages)
  if (closed) return <RegistrationClosed contact={closed} />
  return (
    <Instead question={t.noAccount} form="register">
      {t.toRegister}
    </Instead>
  )
}
