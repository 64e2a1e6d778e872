import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import css from './enterprise-view.module.css'
import { enterpriseViewMessages } from './enterprise-view.messages.ts'
import type { ShownEnterprise } from './shown-enterprise.ts'

/** What the certification says, as registers have it. */
export function EnterpriseFacts({ enterprise, region, industry }: ShownEnterprise) {
  const t = useMessages(enterpriseViewMessages)
  const website = enterprise.website !== '' && (
    <a href={enterprise.website} target="_blank" rel="noopener nofollow">
      {enterprise.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
      <span className="visually-hidden">{t.opens}</span>
    </a>
  )
  const facts: [string, ReactNode][] = [
    [
      t.uscc,
      <span className={css['code']} key="uscc">
        {enterprise.uscc}
        <CopyButton text={enterprise.uscc} what={t.uscc} />
      </span>,
    ],
    [t.region, region],
    [t.industry, industry],
    [t.address, enterprise.address],
    [t.website, website],
  ]
  return (
    <dl className={css['facts']}>
      {facts
        .filter(([, value]) => value !== false && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
