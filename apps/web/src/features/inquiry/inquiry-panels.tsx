import type { InquiryOwnDetail } from '@portal/contract/inquiry-own'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { inquiryWords } from './inquiry.messages.ts'
import css from './inquiry-page.module.css'
import { PurposeName } from './purpose-name.tsx'

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

type Contact = Pick<InquiryOwnDetail, 'visitorName' | 'company' | 'contact' | 'language' | 'erasedAt'>

/** Who asks. `hint`: who sees this. */
export function ContactPanel({ inquiry, hint }: { inquiry: Contact; hint: string }) {
  const t = useMessages(inquiryWords)
  const { visitorName, company, contact, language, erasedAt } = inquiry
  return (
    <section className={css.panel}>
      <h2>{t.contact}</h2>
      {erasedAt === null ? (
        <>
          <dl className={css.facts}>
            <Line name={t.name}>{visitorName}</Line>
            {company !== '' && <Line name={t.company}>{company}</Line>}
            {contact.email !== '' && <Line name={t.email}>{contact.email}</Line>}
            {contact.phone !== '' && <Line name={t.phone}>{contact.phone}</Line>}
            <Line name={t.language}>{language === 'en' ? t.english : t.chinese}</Line>
          </dl>
          <p className={css.hint}>{hint}</p>
        </>
      ) : (
        <p>{t.erased(formatInstant(erasedAt))}</p>
      )}
    </section>
  )
}

type About = Pick<InquiryOwnDetail, 'target' | 'purpose' | 'createdAt' | 'changedAt'>

/** What it is about. `shown`: visitors see it, so it can be opened. */
export function AboutPanel({ inquiry, shown, children }: { inquiry: About; shown: boolean; children?: ReactNode }) {
  const t = useMessages(inquiryWords)
  const { target, purpose, createdAt, changedAt } = inquiry
  const linked = shown && target.id !== null
  return (
    <section className={css.panel}>
      <h2>{t.about}</h2>
      <dl className={css.facts}>
        <Line name={t[target.type]}>
          {linked ? (
            <a href={`/website/${target.type}/detail?id=${target.id}`} target="_blank" rel="noreferrer">
              {target.title}
            </a>
          ) : (
            target.title || t.toPlatform
          )}
        </Line>
        <Line name={t.purpose}>
          <PurposeName target={target.type} purpose={purpose} />
        </Line>
        <Line name={t.created}>{formatInstant(createdAt)}</Line>
        <Line name={t.changed}>{formatInstant(changedAt)}</Line>
      </dl>
      {children}
    </section>
  )
}
