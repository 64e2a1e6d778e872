import type { EntInfo } from '@portal/contract/enterprise'
import { PageState } from '../../../features/shell/page-state.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthMessages } from './ent-auth.messages.ts'

/** Suspended by an operator: why, since when, and whom to turn to. */
export function Suspended({ suspension }: { suspension: EntInfo['suspension'] }) {
  const t = useMessages(entAuthMessages)
  const language = useLanguage()
  const contact = suspension?.contact
  const hours = contact?.hours[language]
  return (
    <div className={css['card']}>
      <PageState drawing="locked" title={t.suspendedTitle}>
        {suspension?.reason && <p>{t.suspendedReason(suspension.reason)}</p>}
        {suspension?.since && <p>{t.suspendedSince(formatInstant(suspension.since))}</p>}
        <p>{t.suspendedText}</p>
        {(contact?.phone || contact?.email) && (
          <ul className={css['contact']} aria-label={t.contactOfPlatform}>
            {contact.phone && (
              <li>
                <a href={`tel:${contact.phone}`}>{contact.phone}</a>
              </li>
            )}
            {contact.email && (
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
            )}
            {hours && <li>{hours}</li>}
          </ul>
        )}
      </PageState>
    </div>
  )
}
