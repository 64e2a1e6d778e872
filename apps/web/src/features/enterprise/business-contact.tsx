import type { PublicDisplay } from '@portal/contract/enterprise-content'
import type { ReactNode } from 'react'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import css from './enterprise-view.module.css'
import { pavilionMessages } from './pavilion.messages.ts'

type Contact = PublicDisplay['contact']

/** Whether anything was given by which an enterprise can be reached. */
export const isReachable = (contact: Contact | undefined): contact is Contact =>
  contact !== undefined && [contact.phone, contact.email, contact.address].some((text) => text !== '')

/** Whom to ask. */
export function BusinessContact({ contact }: { contact: Contact }) {
  const t = useMessages(pavilionMessages)
  const language = useLanguage()
  const { name, phone, email } = contact
  const address = preferEnglish(language, contact.address, contact.addressEn)
  const lines: [string, ReactNode][] = [
    [t.contactName, name],
    [t.phone, phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>],
    [t.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [t.address, address],
  ]
  return (
    <dl className={css['facts']}>
      {lines
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
