import { patentDue, type PatentDue } from '@portal/contract/patent'
import { useQuery } from '@tanstack/react-query'
import { patentAddress } from '../../../features/patent/patent-address.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatDay } from '../../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'

const SHOWN = 5

function DueRow({ patent }: { patent: PatentDue }) {
  const t = useMessages(dashboardMessages)
  const language = useLanguage()
  const day = formatDay(language, patent.on)
  return (
    <li>
      <Link to={patentAddress(patent.id)} target="_blank" className={css['due']}>
        <strong>{preferEnglish(language, patent.title, patent.titleEn)}</strong>
        <span>{patent.number}</span>
        <span data-reason={patent.reason}>{patent.reason === 'fee' ? t.feeDue(day) : t.termEnds(day)}</span>
      </Link>
    </li>
  )
}

/** Patents whose fee is due or whose term ends. */
export function PatentsDue() {
  const t = useMessages(dashboardMessages)
  const query = useQuery(endpointQuery(patentDue, {}))
  return (
    <section className={css['card']} aria-labelledby="dashboard-patents">
      <div className={css['sectionHead']}>
        <h2 id="dashboard-patents">{t.patentsDue}</h2>
      </div>
      <QueryState query={query}>
        {({ list, total }) => (
          <>
            <p className={css['note']}>{total === 0 ? t.patentsDueNone : t.patentsDueText}</p>
            <ul className={css['rows']}>
              {list.slice(0, SHOWN).map((patent) => (
                <DueRow key={`${patent.id} ${patent.reason}`} patent={patent} />
              ))}
            </ul>
            {total > SHOWN && <p className={css['note']}>{t.moreDue(total - SHOWN)}</p>}
          </>
        )}
      </QueryState>
    </section>
  )
}
