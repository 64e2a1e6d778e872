import { ProductCard } from '../../../features/product/product-card.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import { Section } from '../../../ui/section.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { Hall } from '../hall/hall.tsx'
import { ArticleList } from './article-list.tsx'
import { ExpoBanner } from './expo-banner.tsx'
import css from './expo-detail.module.css'
import { ExpoState } from './expo-state.tsx'
import { type ExpoDetailView, expoNewsAddress } from './expo-view.ts'
import { expoMessages } from './expo.messages.ts'
import { Programme } from './programme.tsx'

function Opening({ view: { card } }: { view: ExpoDetailView }) {
  const t = useMessages(expoMessages)
  return (
    <div className={css['opening']} data-banner={card.banner !== null}>
      {card.banner && <ExpoBanner expo={card} sizes="min(1280px, 100vw)" first />}
      <div className={css['facts']}>
        <p className={css['state']}>
          <ExpoState state={card.state} />
        </p>
        <dl>
          <div>
            <dt>{t.period}</dt>
            <dd>{card.period}</dd>
          </div>
          {card.place !== '' && (
            <div>
              <dt>{t.place}</dt>
              <dd>{card.place}</dd>
            </div>
          )}
        </dl>
        <p className={css['counts']}>
          <b>{t.exhibitors(formatNumber(card.enterprises))}</b>
          <b>{t.products(formatNumber(card.products))}</b>
        </p>
      </div>
    </div>
  )
}

function News({ view: { card, articles, articleTotal } }: { view: ExpoDetailView }) {
  const t = useMessages(expoMessages)
  const all = (
    <SiteLink className={page['more']} to={expoNewsAddress(card.id)}>
      {t.allNews(formatNumber(articleTotal))}
      <Icon name="arrow" size={16} />
    </SiteLink>
  )
  return (
    <Section className={page['section']} id="news" title={t.newsHead} action={all}>
      <ArticleList articles={articles} />
    </Section>
  )
}

/** One expo: when and where, who exhibits what, what happens, what is written about it. */
export default function ExpoDetail({ view }: { view: ExpoDetailView }) {
  const t = useMessages(expoMessages)
  const { paragraphs, programme, hall, products, articles } = view
  const sections = [
    ['exhibitors', t.exhibitorsHead, true],
    ['about', t.about, paragraphs.length > 0],
    ['programme', t.programme, programme.length > 0],
    ['products', t.productsHead, products.length > 0],
    ['news', t.newsHead, articles.length > 0],
  ] as const
  return (
    <>
      <Opening view={view} />
      <nav className={css['sections']} aria-label={t.sections}>
        {sections
          .filter(([, , there]) => there)
          .map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
      </nav>
      <Section className={css['first']} id="exhibitors" title={t.exhibitorsHead}>
        <Hall hall={hall} headingLevel={3} />
      </Section>
      {paragraphs.length > 0 && (
        <Section className={page['section']} id="about" title={t.about}>
          <div className={css['about']}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      {programme.length > 0 && (
        <Section className={page['section']} id="programme" title={t.programme} note={t.programmeNote}>
          <Programme days={programme} />
        </Section>
      )}
      {products.length > 0 && (
        <Section className={page['section']} id="products" title={t.productsHead} note={t.productsNote}>
          <div className={page['cards']}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </Section>
      )}
      {articles.length > 0 && <News view={view} />}
    </>
  )
}
