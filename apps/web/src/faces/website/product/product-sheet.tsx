import type { ProductDetail } from '@portal/contract/product'
import type { EnterpriseCardView } from '../../../features/enterprise/enterprise-card.view.ts'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import { preferEnglish, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { QrCode } from './qr-code.tsx'
import type { QrView } from './qr-path.ts'
import { sheetMessages } from './product-sheet.messages.ts'
import css from './product-sheet.module.css'

/** As many rows as one page holds beside everything else. */
const PATENTS = 12
const PARTS = 16
const statusKeys = { 'in-force': 'inForce', pending: 'pending', lapsed: 'lapsed', unconfirmed: 'unconfirmed' } as const

function Patents({ patents }: Pick<ProductDetail, 'patents'>) {
  const t = useMessages(sheetMessages)
  const language = useLanguage()
  if (patents.length === 0) return null
  return (
    <>
      <h2>{t.patents(patents.length)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.number}</th>
            <th scope="col">{t.status}</th>
            <th scope="col">{t.until}</th>
          </tr>
        </thead>
        <tbody>
          {patents.slice(0, PATENTS).map((patent) => (
            <tr key={patent.id}>
              <td>{preferEnglish(language, patent.title, patent.titleEn)}</td>
              <td>{printedNumber(patent)}</td>
              <td>{t[statusKeys[patent.legalStatus]]}</td>
              <td>{patent.expiresOn ?? t.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {patents.length > PATENTS && <p>{t.more(patents.length - PATENTS)}</p>}
    </>
  )
}

interface Props {
  product: ProductDetail
  enterprise: EnterpriseCardView
  price: string
  /** Scheme, host and path of the page. */
  address: string
  qr: QrView | null
}

/** What follows the head of the page on paper, so that all of it is one A4 sheet. Screens never show it. */
export default function ProductSheet({ product, enterprise, price, address, qr }: Props) {
  const t = useMessages(sheetMessages)
  const language = useLanguage()
  const parts = product.chain?.parts ?? []
  const texts = [
    [t.functions, product.functions],
    [t.features, product.features],
  ].filter(([, text]) => text !== '')
  const nameOf = (part: { name: string; nameEn: string }) => preferEnglish(language, part.name, part.nameEn)
  return (
    <aside className={css['sheet']}>
      <div className={css['texts']}>
        {texts.map(([title, text]) => (
          <div key={title}>
            <h2>{title}</h2>
            <p lang="zh-CN">{text}</p>
          </div>
        ))}
      </div>
      <Patents patents={product.patents} />
      {parts.length > 0 && (
        <>
          <h2>{t.parts(parts.length)}</h2>
          <p>
            {parts
              .slice(0, PARTS)
              .map((part) => `${part.no} ${nameOf(part)}`)
              .join(t.separator)}
            {parts.length > PARTS ? ' …' : t.end}
          </p>
        </>
      )}
      {product.certificates.length > 0 && (
        <>
          <h2>{t.certificates}</h2>
          <p>{product.certificates.map(({ name }) => name).join(t.separator)}</p>
        </>
      )}
      <footer>
        {qr && <QrCode qr={qr} label={t.qr} />}
        <div>
          <b>{t.of(t.enterprise, enterprise.name)}</b>
          {price !== '' && <span>{t.of(t.price, price)}</span>}
          {qr && <span>{t.scan}</span>}
          <span>{address}</span>
          <small>
            {t.platform} · {t.note}
          </small>
        </div>
      </footer>
    </aside>
  )
}
