import type { Data } from '@portal/contract/kit'
import type { ProductDetail } from '@portal/contract/product'
import { getReferencePrice, referencePriceSave } from '@portal/contract/product-content'
import type { ReferencePrice } from '@portal/contract/product-document'
import { productGet } from '@portal/contract/product-own'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { ContentFrame } from '../../../features/content/content-frame.tsx'
import { ContentHistory } from '../../../features/content/content-history.tsx'
import { productHistory } from '../../../features/content/history-source.tsx'
import { takeBackProduct } from '../../../features/content/take-back.ts'
import { useContentEditor } from '../../../features/content/use-content-editor.ts'
import { isExpired } from '../../../features/product/price-text.ts'
import { PriceView } from '../../../features/product/price-view.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { EMPTY_PRICE, priceFaults } from './price-draft.ts'
import { PriceFields } from './price-fields.tsx'
import { PriceHistory } from './price-history.tsx'
import css from './price-tab.module.css'
import { priceTabMessages } from './price-tab.messages.ts'

/** What two revisions are compared by. */
const drawPrice = ({ price, unit }: ProductDetail) => price && <PriceView price={price} unit={unit} />

/** `detail` is the newest revision as the server knows it. */
function PriceEditor({ detail }: { detail: Data<typeof getReferencePrice> }) {
  const t = useMessages(priceTabMessages)
  const { productId } = detail
  const [opened] = useState(() => new Date())
  const facts = useQuery(endpointQuery(productGet, { body: { productId } }))
  const unit = facts.data?.content.unit ?? ''
  const editor = useContentEditor<ReferencePrice>({
    form: `price:${productId}`,
    room: 'product',
    head: detail,
    content: detail.content ?? EMPTY_PRICE,
    save: (price, options) => call(referencePriceSave, { body: { productId, ...price, ...options } }, { quiet: true }),
    words: { values: { mode: ({ mode }) => t[mode], currency: ({ currency }) => t[currency] } },
    ...takeBackProduct(productId, 'price'),
  })
  const { content: price, setContent } = editor
  const faults = priceFaults(price)
  const [problem = null] = faults.values()
  return (
    <ContentFrame
      editor={editor}
      problem={problem && t[problem]}
      extra={<ContentHistory source={productHistory(productId, 'price', drawPrice)} mayRestore={detail.can.edit} />}
    >
      {isExpired(price, opened) && <Alert type="warning" showIcon title={t.expired} />}
      <PriceFields
        price={price}
        change={(next) => setContent((now) => ({ ...now, ...next }))}
        disabled={!detail.can.edit}
        productUnit={unit}
        faults={faults}
      />
      {problem === null && (
        <section className={css.preview}>
          <h2>{t.preview}</h2>
          <PriceView price={price} unit={unit} />
        </section>
      )}
      <PriceHistory history={detail.history} />
    </ContentFrame>
  )
}

/** Editing the reference price of one product. */
export function PriceTab({ productId }: { productId: string }) {
  const detail = useQuery(endpointQuery(getReferencePrice, { body: { productId } }))
  return <QueryState query={detail}>{(found) => <PriceEditor detail={found} />}</QueryState>
}
