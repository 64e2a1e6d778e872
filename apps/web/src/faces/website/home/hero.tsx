import { useState } from 'react'
import { patentAddress } from '../../../features/patent/patent-address.ts'
import { ExplodedStage } from '../../../features/product/exploded-stage.tsx'
import { productAddress } from '../../../features/product/product-address.ts'
import { SpreadSlider } from '../../../features/product/spread-slider.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import css from './hero.module.css'
import type { Callout, HeroView } from './home.data.ts'
import { homeWords } from './home.messages.ts'

/** Leaders as one drawing: from each part to the shelf of its name. */
function Leaders({ hero }: { hero: HeroView }) {
  return (
    <svg className={css['leaders']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {hero.callouts.map(({ no, x, y }) => {
        const part = hero.parts.find((one) => one.no === no)
        return part && <path key={no} d={`M${part.x * 100} ${part.y * 100}L${x * 100} ${y * 100}`} />
      })}
    </svg>
  )
}

function CalloutName({ callout }: { callout: Callout }) {
  return (
    <li
      className={css['callout']}
      data-side={callout.side}
      data-hangs={callout.hangs}
      style={{ left: `${callout.x * 100}%`, top: `${callout.y * 100}%` }}
    >
      <SiteLink to={patentAddress(callout.patentId)}>
        <span className={css['no']}>{callout.no}</span>
        <b>{callout.part}</b>
        <span className={css['number']} data-status={callout.legalStatus}>
          {callout.number}
        </span>
      </SiteLink>
    </li>
  )
}

/** A featured product that can be taken apart, its parts led to their patents. */
function Specimen({ hero }: { hero: HeroView }) {
  const t = useMessages(homeWords)
  const [spread, setSpread] = useState(1)
  return (
    <div className={css['specimen']}>
      <ExplodedStage
        chain={hero}
        parts={hero.parts}
        name={hero.name}
        spread={spread}
        chosen={null}
        gap={0}
        sizes="(max-width: 639px) calc(100vw - 16px), (max-width: 1023px) 100vw, 860px"
        first
        renderSpot={(part) => (
          <span className={css['spot']} data-called={hero.callouts.some(({ no }) => no === part.no)} title={part.name}>
            {part.no}
          </span>
        )}
      >
        <Leaders hero={hero} />
      </ExplodedStage>
      <ul className={css['callouts']} data-apart={spread > 0.8}>
        {hero.callouts.map((callout) => (
          <CalloutName key={callout.no} callout={callout} />
        ))}
      </ul>
      <div className={css['foot']}>
        <p>
          <span>{t.featured}</span>
          <b>{hero.name}</b>
          <span>{hero.enterprise}</span>
        </p>
        {hero.assembled && <SpreadSlider value={spread} onChange={setSpread} />}
        <SiteLink className={page['more']} to={`${productAddress(hero.id)}#anatomy`}>
          {t.openFeatured}
          <Icon name="arrow" size={16} />
        </SiteLink>
      </div>
    </div>
  )
}

/** The promise, and the proof beside it. */
export function Hero({ hero }: { hero: HeroView | null }) {
  const t = useMessages(homeWords)
  return (
    <section className={css['hero']}>
      <div className={`${page['container']} ${css['inner']}`}>
        <div className={css['text']}>
          <p className={css['eyebrow']}>{t.eyebrow}</p>
          <h1>
            {t.titleA}
            <br />
            {t.titleB}
          </h1>
          <p className={css['lead']}>{t.lead}</p>
          <p className={css['actions']}>
            <SiteLink className={`${page['button']} ${page['primary']}`} to="/website/product">
              {t.browse}
            </SiteLink>
            <Link className={page['button']} to="/login">
              {t.enter}
            </Link>
          </p>
        </div>
        {hero && <Specimen hero={hero} />}
      </div>
    </section>
  )
}
