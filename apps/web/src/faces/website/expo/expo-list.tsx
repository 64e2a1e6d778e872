import type { ExpoState } from '@portal/contract/hall'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import pageCss from '../../../ui/page.module.css'
import { Pagination } from '../../../ui/pagination.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { ExpoCard } from './expo-card.tsx'
import css from './expo-list.module.css'
import type { ExpoCardView } from './expo-view.ts'
import { expoMessages } from './expo.messages.ts'

export interface ExpoListView {
  list: ExpoCardView[]
  page: number
  last: number
  chosen: ExpoState | null
  states: { value: ExpoState; count: number }[]
}

/** As the list is sorted. */
const order: readonly ExpoState[] = ['running', 'announced', 'past']

function NoExpo({ chosen }: Pick<ExpoListView, 'chosen'>) {
  const t = useMessages(expoMessages)
  return (
    <Empty level={2} title={chosen ? t.empty : t.emptyAll}>
      <p>{chosen ? t.emptyNote : t.emptyAllNote}</p>
      <p className={css['ways']}>
        {chosen && (
          <SiteLink className={pageCss['button']} to="/website/showroom/theme">
            {t.seeAll}
          </SiteLink>
        )}
        <SiteLink className={pageCss['button']} to="/website/showroom/industry">
          {t.industryHalls}
        </SiteLink>
      </p>
    </Empty>
  )
}

/** Expos, those that run first, to be narrowed by state. */
export default function ExpoList({ view }: { view: ExpoListView }) {
  const t = useMessages(expoMessages)
  const addressOf = useListAddress()
  const total = view.states.reduce((sum, { count }) => sum + count, 0)
  const counted = order.flatMap((value) => view.states.filter((state) => state.value === value && state.count > 0))
  const choices = [{ value: null, count: total }, ...counted]
  return (
    <>
      {total > 0 && (
        <nav aria-label={t.states}>
          <ul className={css['states']}>
            {choices.map(({ value, count }) => (
              <li key={value ?? ''}>
                <SiteLink
                  to={addressOf({ state: value })}
                  aria-current={value === view.chosen ? 'page' : undefined}
                  rel="nofollow"
                >
                  {value ? t[value] : t.allStates} <span>{formatNumber(count)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {view.list.length === 0 ? (
        <NoExpo chosen={view.chosen} />
      ) : (
        <div className={css['expos']}>
          {view.list.map((expo) => (
            <ExpoCard key={expo.id} expo={expo} headingLevel={2} />
          ))}
        </div>
      )}
      <Pagination
        current={view.page}
        last={view.last}
        addressOf={(page) => addressOf({ pageNum: page === 1 ? null : String(page) })}
      />
    </>
  )
}
