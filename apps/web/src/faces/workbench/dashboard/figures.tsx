import { DRAFT, PUBLISHED, REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'
import type { OwnPage } from './use-dashboard.ts'

/** How many products stand where; each figure leads to the products it counts. */
export function Figures({ counts, asOf }: { counts: OwnPage['counts']; asOf: number }) {
  const t = useMessages(dashboardMessages)
  const figures = [
    { label: t.all, value: counts.all, status: '', tone: 'all' },
    { label: t.published, value: counts.published, status: PUBLISHED, tone: 'good' },
    { label: t.underReview, value: counts.underReview, status: UNDER_REVIEW, tone: 'brand' },
    { label: t.rejected, value: counts.rejected, status: REJECTED, tone: counts.rejected > 0 ? 'bad' : 'all' },
    { label: t.draft, value: counts.draft, status: DRAFT, tone: 'all' },
  ]
  return (
    <section aria-labelledby="dashboard-figures">
      <div className={css['sectionHead']}>
        <h2 id="dashboard-figures">{t.figures}</h2>
        <span className={css['note']}>{t.asOf(formatInstant(new Date(asOf)))}</span>
      </div>
      <ul className={css['figures']}>
        {figures.map(({ label, value, status, tone }) => (
          <li key={label}>
            <Link to={`/myEnt/productManage${status && `?status=${status}`}`} data-tone={tone}>
              <span className={css['value']}>{formatNumber(value)}</span>
              <span className={css['measure']} aria-hidden="true" />
              <span className={css['label']}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
