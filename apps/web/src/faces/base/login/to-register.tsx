import type { SiteContact } from '@portal/contract/setting'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Instead } from './form-parts.tsx'
import css from './forms.module.css'
import { loginWords } from './login.messages.ts'

/** Whom to ask for an account; null: anybody may register. */
export type Closed = SiteContact | null

/** Registration is closed: who opens accounts, and how they are reached. */
export function RegistrationClosed({ contact }: { contact: SiteContact }) {
  const words = useMessages(loginWords)
  const { phone, email, hours } = contact
  const when = hours[useLanguage()]
  return (
    <p className={css['instead']}>
      {words.registrationClosed}
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
      {when !== '' && ` ${words.contactHours(when)}`}
    </p>
  )
}

/** Below the forms of signing in: the way to an account of one's own. */
export function ToRegister({ closed }: { closed: Closed }) {
  const words = useMessages(loginWords)
  if (closed) return <RegistrationClosed contact={closed} />
  return (
    <Instead question={words.noAccount} form="register">
      {words.toRegister}
    </Instead>
  )
}
