import { enterpriseEditors, enterpriseKinds } from '@portal/contract/content-kind'
import { entContentStatuses } from '@portal/contract/enterprise-content'
import { useQuery } from '@tanstack/react-query'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { ShellIcon } from '../../../features/shell/icons.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'

/** How what the enterprise shows of itself stands, with the way to each. */
export function EnterpriseContent() {
  const t = useMessages(dashboardMessages)
  const kinds = useMessages(contentMessages)
  const query = useQuery(endpointQuery(entContentStatuses, {}))
  return (
    <section className={css['card']} aria-labelledby="dashboard-enterprise">
      <div className={css['sectionHead']}>
        <h2 id="dashboard-enterprise">{t.enterprise}</h2>
      </div>
      <p className={css['note']}>{t.enterpriseText}</p>
      <QueryState query={query}>
        {(states) => (
          <ul className={css['rows']}>
            {enterpriseKinds.map((kind) => (
              <li key={kind}>
                <Link to={enterpriseEditors[kind]} className={css['todo']}>
                  <span className={css['todoWords']}>{kinds[kind]}</span>
                  <StatusTag status={states[kind].status} reason={states[kind].reason} />
                  <ShellIcon name="arrow" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}
