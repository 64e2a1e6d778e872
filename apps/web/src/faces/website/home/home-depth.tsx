import type { ReactNode } from 'react'
import { ProductCard } from '../../../features/product/product-card.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import { Section } from '../../../ui/section.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { ExpoCard } from '../expo/expo-card.tsx'
import { ArticleTile } from '../news-list/article-tile.tsx'
import { HallCard } from '../showroom/hall-card.tsx'
import type { HomeData } from './home.data.ts'
import { homeDepthMessages } from './home-depth.messages.ts'
import css from './home.module.css'
import { IndustryIcon } from './industry-icon.tsx'
import { Join } from './join.tsx'
import { MakerCard } from './maker-card.tsx'

function More({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink className={page['more']} to={to}>
      {children}
      <Icon name="arrow" size={16} />
    </SiteLink>
  )
}

interface LaterSectionProps {
  id: string
  title: string
  note?: string
  /** Where everything of the kind is. */
  all?: { to: string; name: string }
  children: ReactNode
}

function LaterSection({ id, title, note, all, children }: LaterSectionProps) {
  return (
    <Section
      className={`${page['section']} ${css['later']}`}
      id={id}
      title={title}
      note={note}
      action={all && <More to={all.to}>{all.name}</More>}
    >
      {children}
    </Section>
  )
}

function Products({ products: { chosen, list } }: Pick<HomeData, 'products'>) {
  const t = useMessages(homeDepthMessages)
  const all = { to: chosen ? '/website/product' : '/website/product?sort=newest', name: t.allProducts }
  return (
    <LaterSection id="products" title={chosen ? t.featured : t.newest} note={t.featuredNote} all={all}>
      <div className={`${page['cards']} ${css['leafed']}`}>
        {list.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </LaterSection>
  )
}

function Halls({ halls, expo }: Pick<HomeData, 'halls' | 'expo'>) {
  const t = useMessages(homeDepthMessages)
  return (
    <LaterSection id="halls" title={t.halls} note={t.hallsNote} all={{ to: '/website/showroom', name: t.allHalls }}>
      <div className={`${css['halls']} ${css['leafed']}`} data-expo={expo ? true : undefined}>
        {expo && <ExpoCard expo={expo} />}
        {halls.map((hall) => (
          <HallCard key={hall.kind} hall={hall} kind={hall.kind} />
        ))}
      </div>
    </LaterSection>
  )
}

function Industries({ industries }: Pick<HomeData, 'industries'>) {
  const t = useMessages(homeDepthMessages)
  return (
    <LaterSection id="industries" title={t.industries} note={t.industriesNote}>
      <ul className={css['industries']}>
        {industries.map(({ code, name, count }) => (
          <li key={code}>
            <SiteLink to={`/website/product?industry=${code}`}>
              <IndustryIcon code={code} />
              <b>{name}</b>
              <span>{t.count(formatNumber(count))}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </LaterSection>
  )
}

function Makers({ makers }: Pick<HomeData, 'makers'>) {
  const t = useMessages(homeDepthMessages)
  return (
    <LaterSection
      id="makers"
      title={t.makers}
      note={t.makersNote}
      all={{ to: '/website/enterprise', name: t.allMakers }}
    >
      <div className={css['makers']}>
        {makers.map((maker) => (
          <MakerCard key={maker.id} maker={maker} />
        ))}
      </div>
    </LaterSection>
  )
}

function News({ articles: [lead, ...others] }: Pick<HomeData, 'articles'>) {
  const t = useMessages(homeDepthMessages)
  if (!lead) return null
  return (
    <LaterSection id="news" title={t.news} all={{ to: '/website/news', name: t.allNews }}>
      <div className={css['news']}>
        <ArticleTile article={lead} terms={[]} lead headingLevel={3} />
        {others.map((article) => (
          <ArticleTile key={article.id} article={article} terms={[]} headingLevel={3} />
        ))}
      </div>
    </LaterSection>
  )
}

export type Depth = Pick<HomeData, 'products' | 'halls' | 'expo' | 'industries' | 'makers' | 'articles' | 'open'>

/** What the home page shows below its first screen: products, halls, industries, makers, news, how to take part. */
export default function HomeDepth({ products, halls, expo, industries, makers, articles, open }: Depth) {
  return (
    <>
      <div className={page['container']}>
        {products.list.length > 0 && <Products products={products} />}
        {halls.length > 0 && <Halls halls={halls} expo={expo} />}
        <Industries industries={industries} />
        {makers.length > 0 && <Makers makers={makers} />}
        <News articles={articles} />
      </div>
      <Join open={open} />
    </>
  )
}
