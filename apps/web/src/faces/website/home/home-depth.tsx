import { EnterpriseCard } from '../../../features/enterprise/enterprise-card.tsx'
import { ProductCard } from '../../../features/product/product-card.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import page from '../../../ui/page.module.css'
import { SectionHead } from '../../../ui/section-head.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { HomeData } from './home.data.ts'
import { homeDepthWords } from './home-depth.messages.ts'
import css from './home.module.css'
import { IndustryIcon } from './industry-icon.tsx'

function More({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink className={page['more']} to={to}>
      {children}
      <Icon name="arrow" size={16} />
    </SiteLink>
  )
}

function Industries({ industries }: Pick<HomeData, 'industries'>) {
  const t = useMessages(homeDepthWords)
  const language = useLanguage()
  return (
    <section className={page['section']} aria-labelledby="industries">
      <SectionHead id="industries" title={t.industries} note={t.industriesNote} />
      <ul className={css['industries']}>
        {industries.map(({ code, name, count }) => (
          <li key={code}>
            <SiteLink to={`/website/product?industry=${code}`}>
              <IndustryIcon code={code} />
              <b>{name}</b>
              <span>{t.count(formatNumber(language, count))}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Join() {
  const t = useMessages(homeDepthWords)
  const steps = [
    [t.step1, t.step1Note],
    [t.step2, t.step2Note],
    [t.step3, t.step3Note],
    [t.step4, t.step4Note],
  ] as const
  return (
    <section className={css['join']} aria-labelledby="join">
      <div className={page['container']}>
        <div className={css['joinHead']}>
          <div>
            <h2 id="join">{t.joinTitle}</h2>
            <p>{t.joinLead}</p>
          </div>
          <Link className={css['joinAction']} to="/login">
            {t.join}
            <Icon name="arrow" size={18} />
          </Link>
        </div>
        <ol>
          {steps.map(([name, note]) => (
            <li key={name}>
              <b>{name}</b>
              <span>{note}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** What the home page shows below its first screen: industries, newest products, their makers, how to take part. */
export default function HomeDepth({
  industries,
  newest,
  enterprises,
}: Pick<HomeData, 'industries' | 'newest' | 'enterprises'>) {
  const t = useMessages(homeDepthWords)
  return (
    <>
      <div className={page['container']}>
        <Industries industries={industries} />
        {newest.length > 0 && (
          <section className={page['section']} aria-labelledby="newest">
            <SectionHead
              id="newest"
              title={t.newest}
              action={<More to="/website/product?sort=newest">{t.allProducts}</More>}
            />
            <div className={`${page['cards']} ${css['newest']}`}>
              {newest.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </div>
          </section>
        )}
        {enterprises.length > 0 && (
          <section className={page['section']} aria-labelledby="makers">
            <SectionHead id="makers" title={t.makers} action={<More to="/website/enterprise">{t.allMakers}</More>} />
            <div className={css['makers']}>
              {enterprises.map((enterprise) => (
                <EnterpriseCard key={enterprise.id} enterprise={enterprise} />
              ))}
            </div>
          </section>
        )}
      </div>
      <Join />
    </>
  )
}
