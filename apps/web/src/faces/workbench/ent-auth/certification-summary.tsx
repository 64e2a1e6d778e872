import type { EntInfo } from '@portal/contract/enterprise'
import { industries } from '@portal/contract/industry'
import { regions } from '@portal/contract/region'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthWords } from './ent-auth.messages.ts'

/** What was submitted, to read. */
export function CertificationSummary({ enterprise }: { enterprise: EntInfo }) {
  const words = useMessages(entAuthWords)
  const language = useLanguage()
  const { certification: data, submittedAt, decidedAt } = enterprise
  if (!data) return null
  const rows: [label: string, value: string, wide?: true][] = [
    [words.name, data.name],
    [words.nameEn, data.nameEn],
    [words.uscc, data.uscc],
    [words.industry, industries[data.industry][language]],
    [words.region, regions[data.region][language]],
    [words.website, data.website],
    [words.address, data.address, true],
    [words.contactName, data.contactName],
    [words.contactMobile, data.contactMobile],
    [words.contactEmail, data.contactEmail],
    [words.submittedAt, submittedAt ? formatInstant(submittedAt) : ''],
    ...(decidedAt ? ([[words.decidedAt, formatInstant(decidedAt)]] as [string, string][]) : []),
    [words.profile, data.profile, true],
  ]
  return (
    <section className={css['card']} aria-labelledby="certification-summary">
      <h2 id="certification-summary">{words.summary}</h2>
      <dl className={css['summary']}>
        {rows.map(([label, value, wide]) => (
          <div key={label} className={wide ? css['wide'] : undefined}>
            <dt>{label}</dt>
            <dd>{value === '' ? <span className={css['note']}>{words.empty}</span> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
