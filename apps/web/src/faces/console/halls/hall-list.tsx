import { hallAdminList } from '@portal/contract/hall-admin'
import { hallKinds } from '@portal/contract/hall'
import { useQuery } from '@tanstack/react-query'
import { hallName } from '../../../features/hall/hall-name.ts'
import { hallMessages } from '../../../features/hall/hall.messages.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import css from './halls.module.css'
import { messages } from './halls.messages.ts'

/** Every hall with how much stands in it. */
export function HallList() {
  const t = useMessages(messages)
  const kinds = useMessages(hallMessages)
  const language = useLanguage()
  const mayEdit = usePermission('hall:edit:any')
  const halls = useQuery(endpointQuery(hallAdminList, {}))
  return (
    <QueryState query={halls}>
      {(list) => (
        <div className={css.kinds}>
          {hallKinds.map((kind) => (
            <section key={kind}>
              <h2>{kinds[kind]}</h2>
              <ul className={css.halls}>
                {list
                  .filter((hall) => hall.kind === kind)
                  .map((hall) => {
                    const name = hallName(kind, hall.key, language)
                    return (
                      <li key={hall.key}>
                        <strong>{name}</strong>
                        <Link to={`/console/halls/hall/${kind}-${hall.key || 'all'}`} aria-label={t.arrangeOf(name)}>
                          {mayEdit ? t.arrange : t.view}
                        </Link>
                        <small>
                          {t.enterprises} {formatNumber(hall.enterpriseCount)} · {t.products}{' '}
                          {formatNumber(hall.productCount)}
                          {hall.pinnedCount > 0 && ` · ${t.pinned} ${hall.pinnedCount}`}
                        </small>
                      </li>
                    )
                  })}
              </ul>
            </section>
          ))}
        </div>
      )}
    </QueryState>
  )
}
