import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import pageCss from '../../../ui/page.module.css'
import { Pagination } from '../../../ui/pagination.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { Booth } from './booth.tsx'
import type { HallView } from './hall-view.ts'
import { hallMessages } from './hall.messages.ts'
import css from './hall.module.css'
import { Walk } from './walk.tsx'

function List({ hall, headingLevel }: Props) {
  const t = useMessages(hallMessages)
  const addressOf = useListAddress()
  return (
    <>
      <div className={css['bar']}>
        <p>{t.count(formatNumber(hall.total))}</p>
        <SiteLink className={css['toHall']} to={addressOf({ view: 'hall' })} rel="nofollow">
          {t.toHall}
        </SiteLink>
      </div>
      <ol className={css['booths']} aria-label={t.booths}>
        {hall.booths.map((booth, index) => (
          <li key={booth.id}>
            <Booth
              booth={booth}
              pictured
              // Phones show the list wherever both are there; beside the walk it names a file that the walk shows too.
              first={index < (hall.mode === 'list' ? 3 : 1)}
              sizes="(max-width: 639px) calc(100vw - 50px), 400px"
              headingLevel={headingLevel ?? 2}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Whoever changed the way of looking goes on in the other one; the link they pressed is not there any more. */
function useFocusAfterSwitch(mode: HallView['mode']) {
  const hall = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current !== mode) hall.current?.focus({ preventScroll: true })
    shown.current = mode
  }, [mode])
  return hall
}

interface Props {
  hall: HallView
  headingLevel?: 2 | 3
}

/**
 * A hall to walk through and the list that says the same. Which of them is there is a matter of style: the address may
 * say it, otherwise it is the list on narrow screens, on paper and without script.
 */
export function Hall({ hall, headingLevel = 2 }: Props) {
  const t = useMessages(hallMessages)
  const addressOf = useListAddress()
  const place = useFocusAfterSwitch(hall.mode)
  if (hall.booths.length === 0) {
    return (
      <Empty level={headingLevel} title={t.empty}>
        <p>{t.emptyNote}</p>
        <p className={css['ways']}>
          <SiteLink className={pageCss['button']} to="/website/product">
            {t.seeProducts}
          </SiteLink>
          <SiteLink className={pageCss['button']} to="/website/showroom">
            {t.seeHalls}
          </SiteLink>
        </p>
      </Empty>
    )
  }
  return (
    <div ref={place} tabIndex={-1} className={css['hall']} data-mode={hall.mode}>
      <div className={css['walk']}>
        <Walk key={hall.id} hall={hall} />
      </div>
      <div className={css['list']}>
        <List hall={hall} headingLevel={headingLevel} />
      </div>
      <Pagination
        current={hall.page}
        last={hall.last}
        addressOf={(page) => addressOf({ pageNum: page === 1 ? null : String(page) })}
      />
    </div>
  )
}
