import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import bars from './bars.module.css'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'
import type { OwnPage } from './use-dashboard.ts'

const SHOWN = 6

/** The least complete products as bars. */
export function Completeness({ page }: { page: OwnPage }) {
  const t = useMessages(dashboardMessages)
  const open = page.list
    .filter(({ completeness }) => completeness < 100)
    .toSorted((one, other) => one.completeness - other.completeness)
    .slice(0, SHOWN)
  return (
    <section className={css['card']} aria-labelledby="dashboard-completeness">
      <div className={css['sectionHead']}>
        <h2 id="dashboard-completeness">{t.completeness}</h2>
      </div>
      <p className={css['note']}>{open.length === 0 ? t.completenessAll : t.completenessText}</p>
      <ul className={bars['bars']}>
        {open.map(({ id, name, completeness }) => (
          <li key={id}>
            <Link to={`/myEnt/exhibitProductSetting/${id}`}>
              <span className={bars['barName']}>{name}</span>
              <span className={bars['barValue']}>{completeness}%</span>
              <span className={bars['bar']}>
                <span style={{ width: `${completeness}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
