import type { HallKind } from '@portal/contract/hall'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import linkCard from '../../../ui/link-card.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { Backdrop, hallSkin } from '../hall/backdrop.tsx'
import { IndustryIcon } from '../home/industry-icon.tsx'
import css from './hall-card.module.css'
import type { HallCardView } from './showroom.data.ts'
import { showroomDepthMessages } from './showroom-depth.messages.ts'

/** A hall as one sees it from its door, what stands in front in the middle. The whole card leads in. */
export function HallCard({ hall, kind }: { hall: HallCardView; kind: HallKind }) {
  const t = useMessages(showroomDepthMessages)
  return (
    <article className={`${linkCard['card']} ${css['card']}`}>
      <div className={`${css['door']} ${hallSkin}`} data-skin={hall.skin}>
        <Backdrop />
        {hall.picture && <Picture picture={hall.picture} sizes="(max-width: 639px) 80vw, 300px" alt="" />}
        {!hall.picture && kind === 'industry' && (
          <span className={css['sign']}>
            <IndustryIcon code={hall.key} />
          </span>
        )}
      </div>
      <div className={css['text']}>
        <h3>
          <SiteLink to={hall.to}>{hall.title}</SiteLink>
        </h3>
        <p>
          {hall.enterprises === 0 ? (
            t.empty
          ) : (
            <>
              <span>{t.exhibitors(formatNumber(hall.enterprises))}</span>
              <span>{t.products(formatNumber(hall.products))}</span>
            </>
          )}
        </p>
      </div>
    </article>
  )
}
