import { enterpriseAddress } from '../../../features/enterprise/enterprise-address.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import linkCard from '../../../ui/link-card.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { Backdrop, hallSkin } from '../hall/backdrop.tsx'
import { homeDepthMessages } from './home-depth.messages.ts'
import css from './maker-card.module.css'
import type { MakerView } from './maker.data.ts'

/** An enterprise with what it shows first, in the colours of its pavilion; the whole card leads to it. */
export function MakerCard({ maker }: { maker: MakerView }) {
  const t = useMessages(homeDepthMessages)
  return (
    <article className={`${linkCard['card']} ${css['card']}`}>
      <div className={`${css['picture']} ${hallSkin}`} data-skin={maker.skin}>
        <Backdrop />
        {maker.picture && <Picture picture={maker.picture} sizes="(max-width: 639px) 34vw, 180px" alt="" />}
      </div>
      <div className={css['text']}>
        <h3>
          <SiteLink to={enterpriseAddress(maker.id)}>{maker.name}</SiteLink>
        </h3>
        <p>
          {maker.region} · {maker.industry}
        </p>
        <p className={css['counts']}>
          <span>{t.count(formatNumber(maker.products))}</span>
          <span>{t.patents(formatNumber(maker.patents))}</span>
        </p>
      </div>
    </article>
  )
}
