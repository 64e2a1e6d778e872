import { auditPage } from '@portal/contract/audit'
import { useQuery } from '@tanstack/react-query'
import { actionText, subjectName, subjectText } from '../../../features/audit/audit-words.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './dashboard.module.css'
import { messages } from './dashboard.messages.ts'

const SHOWN = 8

/** The newest entries of the audit log. */
export function LatestActions() {
  const t = useMessages(messages)
  const language = useLanguage()
  const latest = useQuery(endpointQuery(auditPage, { query: { pageSize: SHOWN, signIns: 'hidden' } }))
  return (
    <section className={css.card} aria-labelledby="dashboard-latest">
      <div className={css.sectionHead}>
        <h2 id="dashboard-latest">{t.latest}</h2>
        <Link to="/console/audit">{t.allLatest}</Link>
      </div>
      <QueryState query={latest}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={css.note}>{t.noLatest}</p>
          ) : (
            <ul className={css.latest}>
              {list.map((entry) => (
                <li key={entry.id}>
                  <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
                  <span>{actionText(language, entry.action)}</span>
                  <span className={css.who}>
                    {entry.actorId === null ? t.platform : entry.actorName}
                    {' · '}
                    {entry.organisationName ||
                      `${subjectText(language, entry.subjectType)} ${subjectName(language, entry)}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
