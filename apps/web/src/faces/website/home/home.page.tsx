import { useLoaderData } from 'react-router'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold, onFirstMove } from '../../../ui/below-the-fold.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import { Hero } from './hero.tsx'
import type { HomeData } from './home.data.ts'
import { homeMessages } from './home.messages.ts'
import css from './home.module.css'

const HomeDepth = lazyPart(onFirstMove(() => import('./home-depth.tsx')))

function Figures({ figures, dataAsOf }: Pick<HomeData, 'figures' | 'dataAsOf'>) {
  const t = useMessages(homeMessages)
  const shown = [
    [t.products, figures.products, t.unitProducts],
    [t.enterprises, figures.enterprises, t.unitEnterprises],
    [t.patents, figures.patents, t.unitPatents],
    [t.parts, figures.parts, t.unitParts],
  ] as const
  return (
    <section className={css['figures']} aria-label={t.figures}>
      <dl>
        {shown.map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {formatNumber(value)}
              {unit !== '' && <span>{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t.asOf(formatInstant(dataAsOf))}</p>
    </section>
  )
}

export default function HomePage() {
  const { head: _, hero, figures, dataAsOf, ...depth } = useLoaderData<HomeData>()
  return (
    <>
      <Hero hero={hero} />
      <div className={page['container']}>
        <Figures figures={figures} dataAsOf={dataAsOf} />
      </div>
      <BelowTheFold>
        <HomeDepth {...depth} />
      </BelowTheFold>
    </>
  )
}
