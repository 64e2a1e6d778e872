import type { CSSProperties } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import css from './enterprise-view.module.css'
import { pavilionMessages } from './pavilion.messages.ts'
import type { ShownEnterprise } from './shown-enterprise.ts'

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const

/** Bars to one scale, each a link to the products behind it. */
export function PatentTypes({ organisationId, types }: { organisationId: string; types: ShownEnterprise['types'] }) {
  const t = useMessages(pavilionMessages)
  const most = Math.max(1, ...types.map(({ count }) => count))
  return (
    <ul className={css['types']}>
      {types.map(({ value, count }) => (
        <li key={value} style={{ '--part': count / most } as CSSProperties}>
          <SiteLink to={`/website/product?enterprise=${organisationId}&type=${value}`}>
            <b>{t[typeKeys[value]]}</b>
            <span className={css['bar']} aria-hidden="true" />
            <span>{t.countOfProducts(formatNumber(count))}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
