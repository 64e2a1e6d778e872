import { ProductCard } from '../../../features/product/product-card.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import page from '../../../ui/page.module.css'
import { Section } from '../../../ui/section.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import type { ProductListData } from './product-list.data.ts'
import { nothingFoundMessages } from './nothing-found.messages.ts'
import css from './product-list.module.css'

/** Nothing matches: which filter to lift, and what else there is. */
export default function NothingFound({
  chosen,
  loosen,
  suggestions,
}: Pick<ProductListData, 'chosen' | 'loosen' | 'suggestions'>) {
  const t = useMessages(nothingFoundMessages)
  const addressOf = useListAddress()
  const filtered = chosen.length > 0
  return (
    <>
      <Empty level={2} title={filtered ? t.empty : t.emptyAll}>
        <p>{loosen.length > 0 ? t.loosen : filtered ? t.emptyNote : t.emptyAllNote}</p>
        <p className={css['ways']}>
          {loosen.map(({ key, name, count }) => (
            <SiteLink key={key} className={page['button']} to={addressOf({ [key]: null })}>
              {t.without(name, formatNumber(count))}
            </SiteLink>
          ))}
          {filtered && (
            <SiteLink className={`${page['button']} ${page['primary']}`} to="/website/product">
              {t.clear}
            </SiteLink>
          )}
        </p>
      </Empty>
      {suggestions.length > 0 && (
        <Section className={css['suggestions']} id="suggestions" title={t.suggestions}>
          <div className={page['cards']}>
            {suggestions.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
