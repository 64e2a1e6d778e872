import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import linkCard from '../../../ui/link-card.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import { ExpoBanner } from './expo-banner.tsx'
import css from './expo-card.module.css'
import { ExpoState } from './expo-state.tsx'
import { type ExpoCardView, expoAddress } from './expo-view.ts'
import { expoMessages } from './expo.messages.ts'

/** An expo in a list; the whole card leads to it. */
export function ExpoCard({ expo, headingLevel = 3 }: { expo: ExpoCardView; headingLevel?: 2 | 3 }) {
  const t = useMessages(expoMessages)
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`${linkCard['card']} ${css['card']}`}>
      <ExpoBanner expo={expo} sizes="(max-width: 767px) calc(100vw - 34px), 620px" />
      <div className={css['text']}>
        <p className={css['when']}>
          <ExpoState state={expo.state} />
          {expo.period}
        </p>
        <Heading>
          <SiteLink to={expoAddress(expo.id)}>{expo.title}</SiteLink>
        </Heading>
        {expo.summary !== '' && <p className={css['summary']}>{expo.summary}</p>}
        <p className={css['counts']}>
          <span>{t.exhibitors(formatNumber(expo.enterprises))}</span>
          <span>{t.products(formatNumber(expo.products))}</span>
          {expo.place !== '' && <span className={css['place']}>{expo.place}</span>}
        </p>
      </div>
    </article>
  )
}
