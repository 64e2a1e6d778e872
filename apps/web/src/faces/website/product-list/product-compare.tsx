import type { CSSProperties } from 'react'
import { productAddress } from '../../../features/product/product-address.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { COMPARED_MAX } from './compared-max.ts'
import type { Comparison } from './product-compare.data.ts'
import { compareMessages } from './product-compare.messages.ts'
import css from './product-compare.module.css'

const PATH = '/website/product'
const button = `${page['button']} ${page['small']}`

/** The address of a comparison of these. */
const addressOf = (ids: readonly string[], onlyDifferent = false): string => {
  const query = ids.map((id) => `compare=${id}`).join('&')
  return `${PATH}?${ids.length === 0 ? 'compare=' : query}${onlyDifferent ? '&only=different' : ''}`
}

function Head({ products, onlyDifferent }: Comparison) {
  const t = useMessages(compareMessages)
  const ids = products.map(({ id }) => id)
  return (
    <header className={css['head']}>
      <h1>{t.title}</h1>
      <p role="status">{t.count(products.length)}</p>
      {products.length > 1 && (
        <SiteLink className={button} to={addressOf(ids, !onlyDifferent)} rel="nofollow">
          {onlyDifferent ? t.all : t.onlyDifferent}
        </SiteLink>
      )}
      {products.length > 0 && products.length < COMPARED_MAX && (
        <SiteLink className={button} to={`${PATH}?with=${ids.join(',')}`} rel="nofollow">
          {t.add}
        </SiteLink>
      )}
    </header>
  )
}

function Columns({ products, onlyDifferent }: Pick<Comparison, 'products' | 'onlyDifferent'>) {
  const t = useMessages(compareMessages)
  const ids = products.map(({ id }) => id)
  return (
    <thead>
      <tr>
        <th scope="col">{t.property}</th>
        {products.map(({ id, name, cover }) => (
          <th key={id} scope="col">
            <div className={css['picture']}>{cover && <Picture picture={cover} sizes="260px" alt="" />}</div>
            <SiteLink className={css['name']} to={productAddress(id)}>
              {name}
            </SiteLink>
            <SiteLink
              className={css['remove']}
              to={addressOf(
                ids.filter((one) => one !== id),
                onlyDifferent,
              )}
              aria-label={t.remove(name)}
              rel="nofollow"
            >
              <Icon name="close" size={14} />
              {t.removeShort}
            </SiteLink>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Up to four products side by side; links do everything, so that it works without script. */
export default function ProductCompare({ comparison }: { comparison: Comparison }) {
  const t = useMessages(compareMessages)
  const { products, onlyDifferent } = comparison
  const rows = comparison.rows.filter(({ same }) => !(onlyDifferent && same))
  const crumbs = [{ name: t.home, to: '/website/home' }, { name: t.products, to: PATH }, { name: t.title }]
  return (
    <div className={page['container']}>
      <Breadcrumb crumbs={crumbs} />
      <Head {...comparison} />
      {products.length === 0 ? (
        <Empty level={2} title={t.none}>
          <p>{t.noneNote}</p>
          <SiteLink className={`${page['button']} ${page['primary']}`} to={PATH}>
            {t.products}
          </SiteLink>
        </Empty>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is scrolled by keyboard too */}
          <div className={css['frame']} role="region" aria-label={t.caption} tabIndex={0}>
            <table className={css['table']} style={{ '--products': products.length } as CSSProperties}>
              <caption className="visually-hidden">{t.caption}</caption>
              <Columns products={products} onlyDifferent={onlyDifferent} />
              <tbody>
                {rows.map(({ title, cells, same }) => (
                  <tr key={title} data-alike={(same && products.length > 1) || undefined}>
                    <th scope="row">{title}</th>
                    {cells.map((cell, index) => (
                      <td key={products[index]?.id}>{cell || t.nothing}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {onlyDifferent && rows.length === 0 && <p>{t.alike}</p>}
          {products.length === 1 && <p>{t.tooFew}</p>}
        </>
      )}
    </div>
  )
}
