import { useLoaderData } from 'react-router'
import { enterpriseAddress } from '../../../features/enterprise/enterprise-address.ts'
import { patentAddress } from '../../../features/patent/patent-address.ts'
import { ProductCard } from '../../../features/product/product-card.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import pageCss from '../../../ui/page.module.css'
import { QueryForm } from '../../../ui/query-form.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { ListPage } from '../list/list-page.tsx'
import type { ProductListData } from './product-list.data.ts'
import { productListMessages } from './product-list.messages.ts'
import css from './product-list.module.css'

const Pagination = lazyPart(async () => ({ default: (await import('../../../ui/pagination.tsx')).Pagination }))
const NothingFound = lazyPart(() => import('./nothing-found.tsx'))
const ProductCompare = lazyPart(() => import('./product-compare.tsx'))

const PATH = '/website/product'

/** The order, and cards or rows: all of it stands in the address. */
function Tools({ sort, keywords, wide }: Pick<ProductListData, 'sort' | 'keywords' | 'wide'>) {
  const t = useMessages(productListMessages)
  const addressOf = useListAddress()
  const searched = keywords !== ''
  const current = sort || (searched ? 'relevance' : 'newest')
  const sorts = [
    ...(searched ? [['relevance', t.relevance] as const] : []),
    ['newest', t.newest],
    ['patents', t.patents],
    ['name', t.name],
  ] as const
  const views = [
    [false, t.cards],
    [true, t.rows],
  ] as const
  return (
    <>
      <nav className={css['sorts']} aria-label={t.sort}>
        {sorts.map(([key, name]) => (
          <SiteLink
            key={key}
            to={addressOf({ sort: key === 'relevance' ? null : key })}
            aria-current={key === current || undefined}
            rel="nofollow"
          >
            {name}
          </SiteLink>
        ))}
      </nav>
      <nav className={css['sorts']} aria-label={t.view}>
        {views.map(([isWide, name]) => (
          <SiteLink
            key={name}
            to={addressOf({ view: isWide ? 'list' : null })}
            aria-current={isWide === wide || undefined}
            rel="nofollow"
          >
            {name}
          </SiteLink>
        ))}
      </nav>
    </>
  )
}

/** The products, each with a box to tick; what is ticked is compared by a plain form. */
function Products({ list, terms, wide, picked }: Pick<ProductListData, 'list' | 'terms' | 'wide' | 'picked'>) {
  const t = useMessages(productListMessages)
  const language = useLanguage()
  const taken = new Set(picked.map(({ id }) => id))
  return (
    <QueryForm action={PATH} className={css['compare']} data-picked={picked.length > 0 || undefined}>
      {language === 'en' && <input type="hidden" name="lang" value="en" />}
      {picked.map(({ id }) => (
        <input key={id} type="hidden" name="compare" value={id} />
      ))}
      <div className={wide ? css['rows'] : pageCss['cards']}>
        {list.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            terms={terms}
            first={index === 0}
            headingLevel={2}
            wide={wide}
            aside={
              !taken.has(product.id) && (
                <label className={css['pick']} aria-label={t.compareOf(product.name)}>
                  <input type="checkbox" name="compare" value={product.id} />
                  {t.compare}
                </label>
              )
            }
          />
        ))}
      </div>
      <div className={css['bar']}>
        <p>
          {picked.length > 0 && t.picked + picked.map(({ name }) => name).join(t.separator)} {t.compareNote}
        </p>
        <button type="submit" className={`${pageCss['button']} ${pageCss['primary']} ${pageCss['small']}`}>
          {t.compareNow}
        </button>
      </div>
    </QueryForm>
  )
}

/** Enterprises that the keywords name. */
function Makers({ list, more }: ProductListData['makers']) {
  const t = useMessages(productListMessages)
  return (
    <p className={css['found']}>
      {t.makers}
      {list.map(({ id, name, region, products }) => (
        <span key={id} className={css['maker']}>
          <SiteLink to={enterpriseAddress(id)}>{name}</SiteLink> {region} · {t.products(formatNumber(products))}
        </span>
      ))}
      <SiteLink to={more}>{t.allMakers}</SiteLink>
    </p>
  )
}

export default function ProductListPage() {
  const data = useLoaderData<ProductListData>()
  const t = useMessages(productListMessages)
  const addressOf = useListAddress()
  if (data.comparison) {
    return (
      <BelowTheFold>
        <ProductCompare comparison={data.comparison} />
      </BelowTheFold>
    )
  }
  return (
    <ListPage
      title={data.title}
      count={t.count(formatNumber(data.total))}
      facets={data.facets}
      chosen={data.chosen}
      path={PATH}
      tools={data.total > 1 && <Tools {...data} />}
    >
      {data.patent && (
        <p className={css['found']}>
          {t.patentOf}
          <SiteLink to={patentAddress(data.patent.id)}>{data.patent.name}</SiteLink>
        </p>
      )}
      {data.makers.list.length > 0 && <Makers {...data.makers} />}
      {data.list.length === 0 ? (
        <BelowTheFold>
          <NothingFound chosen={data.chosen} loosen={data.loosen} suggestions={data.suggestions} />
        </BelowTheFold>
      ) : (
        <>
          <Products key={data.page} {...data} />
          <BelowTheFold>
            <Pagination
              current={data.page}
              last={data.last}
              addressOf={(page) => addressOf({ pageNum: page === 1 ? null : String(page) })}
            />
          </BelowTheFold>
        </>
      )}
    </ListPage>
  )
}
