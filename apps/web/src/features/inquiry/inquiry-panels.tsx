import type { InquiryOwnDetail } from '@portal/contract/inquiry-own'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Facts, Panel } from '../panel/panel.tsx'
import { inquiryMessages } from './inquiry.messages.ts'
import css from './inquiry-view.module.css'
import { PurposeName } from './purpose-name.tsx'

type Contact = Pick<InquiryOwnDetail, 'visitorName' | 'company' | 'contact' | 'language' | 'erasedAt'>

/** Who asks. `hint`: who sees this. */
export function ContactPanel({ inquiry, hint }: { inquiry: Contact; hint: string }) {
  const t = useMessages(inquiryMessages)
  const { visitorName, company, contact, language, erasedAt } = inquiry
  return (
    <Panel title={t.contact}>
      {erasedAt === null ? (
        <div className={css.panel}>
          <Facts
            lines={{
              [t.name]: visitorName,
              [t.company]: company,
              [t.email]: contact.email,
              [t.phone]: contact.phone,
              [t.language]: language === 'en' ? t.english : t.chinese,
            }}
          />
          <p className={css.hint}>{hint}</p>
        </div>
      ) : (
        t.erased(formatInstant(erasedAt))
      )}
    </Panel>
  )
}

type About = Pick<InquiryOwnDetail, 'target' | 'purpose' | 'createdAt' | 'changedAt'>

/** What it is about. `shown`: visitors see it, so it can be opened. */
export function AboutPanel({ inquiry, shown }: { inquiry: About; shown: boolean }) {
  const t = useMessages(inquiryMessages)
  const { target, purpose, createdAt, changedAt } = inquiry
  const title =
    shown && target.id !== null ? (
      <a href={`/website/${target.type}/detail?id=${target.id}`} target="_blank" rel="noreferrer">
        {target.title}
      </a>
    ) : (
      target.title || t.toPlatform
    )
  return (
    <Panel title={t.about}>
      <Facts
        lines={{
          [t[target.type]]: title,
          [t.purpose]: <PurposeName target={target.type} purpose={purpose} />,
          [t.created]: formatInstant(createdAt),
          [t.changed]: formatInstant(changedAt),
        }}
      />
    </Panel>
  )
}
