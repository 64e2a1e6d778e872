import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { useEntryState } from '../../../lib/history-entry.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import css from './facet-panel.module.css'
import { chosenFilters, type FacetView, optionState } from './facet.ts'
import { useListAddress } from './list-address.ts'
import { listMessages } from './list.messages.ts'

/** Options that are shown before "more". */
const SHOWN = 8

function Options({ facet, options }: { facet: FacetView; options: FacetView['options'] }) {
  const addressOf = useListAddress()
  const most = Math.max(1, ...facet.options.map(({ count }) => count))
  return (
    <ul>
      {options.map((option) => {
        const { value, name, count } = option
        const { key, chosen } = optionState(facet, option)
        return (
          <li key={key + value} style={{ '--part': count / most } as CSSProperties}>
            <SiteLink
              to={addressOf({ [key]: chosen ? null : value })}
              aria-current={chosen || undefined}
              rel="nofollow"
            >
              <span className={css['box']}>{chosen && <Icon name="check" size={12} />}</span>
              <span className={css['name']}>{name}</span>
              <span className={css['count']}>{formatNumber(count)}</span>
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

function Facet({ facet }: { facet: FacetView }) {
  const t = useMessages(listMessages)
  const id = useId()
  const later = facet.options.slice(SHOWN)
  const [opened, setOpened] = useEntryState(`facet-${facet.key}`, false)
  const open = opened || later.some((option) => optionState(facet, option).chosen)
  if (facet.options.length === 0) return null
  return (
    <section className={css['facet']} aria-labelledby={id}>
      <h2 id={id}>{facet.title}</h2>
      <Options facet={facet} options={facet.options.slice(0, SHOWN)} />
      {later.length > 0 && (
        <details open={open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
          <summary>{t.more}</summary>
          <Options facet={facet} options={later} />
        </details>
      )}
    </section>
  )
}

/**
 * The facets beside a list; on a phone behind a button. They are links, and the button opens a native popover,
 * so that all of it works without script.
 */
export function FacetPanel({ facets }: { facets: readonly FacetView[] }) {
  const t = useMessages(listMessages)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  useEffect(() => {
    if (search !== '' && panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [search])
  const count = chosenFilters(facets).length
  return (
    <div className={css['side']}>
      <button type="button" className={`${page['button']} ${page['small']} ${css['open']}`} popoverTarget={id}>
        {count === 0 ? t.filter : t.filterCount(count)}
      </button>
      <div ref={panel} id={id} popover="auto" className={css['panel']}>
        {facets.map((facet) => (
          <Facet key={facet.key} facet={facet} />
        ))}
        <button
          type="button"
          className={`${page['button']} ${page['primary']} ${css['close']}`}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {t.close}
        </button>
      </div>
    </div>
  )
}
