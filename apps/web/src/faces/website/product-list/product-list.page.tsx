import { useLoaderData } from 'react-router'
import { ProductCard } from '../../../features/product/product-card.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import pageCss from '../../../ui/page.module.css'
import { Pagination } from '../../../ui/pagination.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { ListPage } from '../list/list-page.tsx'
import type { ProductListData } from './product-list.data.ts'
import { productListWords } from './product-list.messages.ts'
import css from './product-list.module.css'

const PATH = '/website/product'

function Sorts({ sort, searched }: { sort: string; searched: boolean }) {
  const t = useMessages(productListWords)
  const addressOf = useListAddress()
  const current = sort || (searched ? 'relevance' : 'newest')
  const sorts = [
    ...(searched ? [['relevance', t.relevance] as const] : []),
    ['newest', t.newest],
    ['patents', t.patents],
    ['name', t.name],
  ] as const
  return (
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
  )
}

/** Nothing matches: which way leads on. */
function NothingFound({ filtered, suggestions }: { filtered: boolean; suggestions: ProductListData['suggestions'] }) {
  const t = useMessages(productListWords)
  return (
    <>
      <Empty level={2} title={filtered ? t.empty : t.emptyAll}>
        <p>{filtered ? t.emptyNote : t.emptyAllNote}</p>
        {filtered && (
          <SiteLink className={`${pageCss['button']} ${pageCss['primary']}`} to={PATH}>
            {t.clear}
          </SiteLink>
        )}
      </Empty>
      {suggestions.length > 0 && (
        <section className={css['suggestions']} aria-labelledby="suggestions">
          <SectionHead id="suggestions" title={t.suggestions} />
          <div className={pageCss['cards']}>
            {suggestions.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

export default function ProductListPage() {
  const data = useLoaderData<ProductListData>()
  const t = useMessages(productListWords)
  const language = useLanguage()
  const addressOf = useListAddress()
  return (
    <ListPage
      title={data.title}
      count={t.count(formatNumber(language, data.total))}
      facets={data.facets}
      chosen={data.chosen}
      path={PATH}
      tools={data.total > 1 && <Sorts sort={data.sort} searched={data.keywords !== ''} />}
    >
      {data.list.length === 0 ? (
        <NothingFound filtered={data.chosen.length > 0} suggestions={data.suggestions} />
      ) : (
        <>
          <div className={pageCss['cards']}>
            {data.list.map((product, index) => (
              <ProductCard key={product.id} product={product} words={data.words} first={index === 0} headingLevel={2} />
            ))}
          </div>
          <Pagination
            current={data.page}
            last={data.last}
            addressOf={(page) => addressOf({ pageNum: page === 1 ? null : String(page) })}
          />
        </>
      )}
    </ListPage>
  )
}
