import type { CSSProperties, ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { enterpriseWords } from '../../../features/enterprise/enterprise.messages.ts'
import { Monogram } from '../../../features/enterprise/monogram.tsx'
import { ProductCard } from '../../../features/product/product-card.tsx'
import { formatDay, formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import { SectionHead } from '../../../ui/section-head.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { EnterprisePageData } from './enterprise.data.ts'
import { enterprisePageWords } from './enterprise.messages.ts'
import css from './enterprise.module.css'

function Opening({ data }: { data: EnterprisePageData }) {
  const t = useMessages(enterprisePageWords)
  const certified = useMessages(enterpriseWords).certified
  const language = useLanguage()
  const { enterprise, name, region, industry } = data
  const figures = [
    [t.products, enterprise.productCount],
    [t.patents, enterprise.patentCount],
  ] as const
  return (
    <header className={css['opening']}>
      <Monogram name={name} large />
      <div className={css['who']}>
        <h1>{name}</h1>
        {language === 'en' && enterprise.nameEn !== '' && <p lang="zh-CN">{enterprise.name}</p>}
        <p className={css['tags']}>
          <Tag tone="good">
            <Icon name="check" size={14} />
            {certified}
          </Tag>
          <span>{t.certifiedOn(formatDay(language, enterprise.certifiedAt))}</span>
          <span>
            {region} · {industry}
          </span>
        </p>
      </div>
      <dl className={css['figures']}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {formatNumber(language, value)}
              {t.unit !== '' && <small>{t.unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

function Facts({ data }: { data: EnterprisePageData }) {
  const t = useMessages(enterprisePageWords)
  const { enterprise, region, industry } = data
  const website = enterprise.website !== '' && (
    <a href={enterprise.website} target="_blank" rel="noopener nofollow">
      {enterprise.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
      <span className="visually-hidden">{t.opens}</span>
    </a>
  )
  const facts: [string, ReactNode][] = [
    [
      t.uscc,
      <span className={css['code']} key="uscc">
        {enterprise.uscc}
        <CopyButton text={enterprise.uscc} what={t.uscc} />
      </span>,
    ],
    [t.region, region],
    [t.industry, industry],
    [t.address, enterprise.address],
    [t.website, website],
  ]
  return (
    <dl className={css['facts']}>
      {facts
        .filter(([, value]) => value !== false && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const

/** Bars to one scale, each a link to the products behind it. */
function Types({ data }: { data: EnterprisePageData }) {
  const t = useMessages(enterprisePageWords)
  const language = useLanguage()
  const most = Math.max(1, ...data.types.map(({ count }) => count))
  return (
    <ul className={css['types']}>
      {data.types.map(({ value, count }) => (
        <li key={value} style={{ '--part': count / most } as CSSProperties}>
          <SiteLink to={`/website/product?enterprise=${data.enterprise.id}&type=${value}`}>
            <b>{t[typeKeys[value]]}</b>
            <span className={css['bar']} aria-hidden="true" />
            <span>{t.productCount(formatNumber(language, count))}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

export default function EnterprisePage() {
  const data = useLoaderData<EnterprisePageData>()
  const t = useMessages(enterprisePageWords)
  const { enterprise, name, products, total, types } = data
  const all = `/website/product?enterprise=${enterprise.id}`
  return (
    <div className={page['container']}>
      <Breadcrumb
        crumbs={[{ name: t.home, to: '/website/home' }, { name: t.enterprises, to: '/website/enterprise' }, { name }]}
      />
      <Opening data={data} />
      <div className={css['columns']}>
        <section aria-labelledby="story">
          <SectionHead id="story" title={t.story} note={enterprise.profile === '' ? '' : t.chineseOnly} />
          <p className={css['story']} lang={enterprise.profile === '' ? undefined : 'zh-CN'}>
            {enterprise.profile || t.noStory}
          </p>
        </section>
        <section aria-labelledby="facts">
          <SectionHead id="facts" title={t.facts} />
          <Facts data={data} />
        </section>
      </div>
      <section className={page['section']} aria-labelledby="products">
        <SectionHead
          id="products"
          title={t.productsHead}
          action={
            total > products.length && (
              <SiteLink className={page['more']} to={all}>
                {t.allProducts}
                <Icon name="arrow" size={16} />
              </SiteLink>
            )
          }
        />
        {products.length === 0 ? (
          <p>{t.noProducts}</p>
        ) : (
          <div className={page['cards']}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        )}
      </section>
      {types.length > 0 && (
        <section className={page['section']} aria-labelledby="types">
          <SectionHead id="types" title={t.byType} note={t.byTypeNote} />
          <Types data={data} />
        </section>
      )}
    </div>
  )
}
