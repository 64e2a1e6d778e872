import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import css from './chosen-filters.module.css'
import type { ChosenFilter } from './facet.ts'
import { useListAddress } from './list-address.ts'
import { listMessages } from './list.messages.ts'

/** The filters that are set, each with a link that lifts it. */
export function ChosenFilters({ filters, path }: { filters: readonly ChosenFilter[]; path: string }) {
  const t = useMessages(listMessages)
  const addressOf = useListAddress()
  if (filters.length === 0) return null
  return (
    <ul className={css['chips']} aria-label={t.chosen}>
      {filters.map(({ key, name }) => (
        <li key={key}>
          <SiteLink to={addressOf({ [key]: null })} aria-label={t.remove(name)}>
            {name}
            <Icon name="close" size={14} />
          </SiteLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <SiteLink className={css['clear']} to={path}>
            {t.clear}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
