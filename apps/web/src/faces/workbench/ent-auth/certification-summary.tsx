import type { EntInfo } from '@portal/contract/enterprise'
import { industries } from '@portal/contract/industry'
import { regions } from '@portal/contract/region'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthWords } from './ent-auth.messages.ts'

interface Row {
  key: string
  label: string
  value: string
  wide?: boolean
}

/** What was submitted, to read. */
export function CertificationSummary({ enterprise }: { enterprise: EntInfo }) {
  const words = useMessages(entAuthWords)
  const language = useLanguage()
  const { certification: data, submittedAt, decidedAt } = enterprise
  if (!data) return null
  const rows: Row[] = [
    { key: 'name', label: words.name, value: data.name },
    { key: 'nameEn', label: words.nameEn, value: data.nameEn },
    { key: 'uscc', label: words.uscc, value: data.uscc },
    { key: 'industry', label: words.industry, value: industries[data.industry][language] },
    { key: 'region', label: words.region, value: regions[data.region][language] },
    { key: 'website', label: words.website, value: data.website },
    { key: 'address', label: words.address, value: data.address, wide: true },
    { key: 'contactName', label: words.contactName, value: data.contactName },
    { key: 'contactMobile', label: words.contactMobile, value: data.contactMobile },
    { key: 'contactEmail', label: words.contactEmail, value: data.contactEmail },
    { key: 'submittedAt', label: words.submittedAt, value: submittedAt ? formatInstant(submittedAt) : '' },
    ...(decidedAt ? [{ key: 'decidedAt', label: words.decidedAt, value: formatInstant(decidedAt) }] : []),
    { key: 'profile', label: words.profile, value: data.profile, wide: true },
  ]
  return (
    <section className={css['card']} aria-labelledby="certification-summary">
      <h2 id="certification-summary">{words.summary}</h2>
      <dl className={css['summary']}>
        {rows.map(({ key, label, value, wide }) => (
          <div key={key} className={wide ? css['wide'] : undefined}>
            <dt>{label}</dt>
            <dd>{value === '' ? <span className={css['note']}>{words.empty}</span> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
