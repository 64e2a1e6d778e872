import { productChosen } from '@portal/contract/product'
import {
  FEATURED_MAX,
  productFeature,
  productFeaturing,
  type ProductFeaturing,
} from '@portal/contract/product-featuring'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Card } from 'antd'
import { useState } from 'react'
import { useRevisions } from '../../../features/content/use-revisions.ts'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { ProductChoice } from '../../../features/product-choice/product-choice.tsx'
import { productCardView } from '../../../features/product/product-card.view.ts'
import { saveKeys } from '../../../features/shell/form/form-keys.ts'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import { messages } from './home.messages.ts'
import { HomeMerge } from './home-merge.tsx'
import css from './home.module.css'

/** The product that opens the home page as it stands now. */
function Opening({ id }: { id: string | null }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const found = useQuery({
    ...endpointQuery(productChosen, { query: { ids: id ?? '' } }),
    enabled: id !== null,
  })
  const [card] = found.data ?? []
  const shown = card && productCardView(card, language)
  return (
    <Card title={t.hero}>
      {id === null && <p>{t.noHero}</p>}
      {shown && (
        <div className={css.hero}>
          {shown.exploded && <Picture picture={shown.exploded} sizes="292px" alt="" />}
          <b>{shown.name}</b>
          {shown.enterprise}
        </div>
      )}
      <p className={css.note}>{t.heroNote}</p>
    </Card>
  )
}

function Editor({ standing }: { standing: ProductFeaturing }) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const { revision, hidden, updatedAt, updatedBy } = standing
  const [products, setProducts] = useState(standing.products)
  const disabled = !standing.can.edit
  const home = useRevisions<string[], { revision: number }>({
    form: 'home:site',
    editable: !disabled,
    room: 'product/featuring',
    latest: { content: standing.products, revision },
    standing,
    typed: products,
    show: (chosen) => setProducts(chosen),
    fingerprint: (chosen) => chosen.join(),
    save: (chosen, from) => call(productFeature, { body: { products: chosen, revision: from } }, { quiet: true }),
  })
  const save = async (): Promise<void> => {
    if (await home.settle()) void message.success(t.saved)
  }
  const missing = hidden.filter(({ id }) => products.includes(id))
  const actions = (
    <>
      <Button href="/website/home" target="_blank">
        {t.view}
      </Button>
      {!disabled && (
        <Button type="primary" {...saveKeys} disabled={!home.changed} loading={home.saving} onClick={() => void save()}>
          {t.save}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHead title={t.title} actions={actions}>
        {t.lead}
      </PageHead>
      {disabled && <Alert type="info" showIcon title={t.readOnly} className={css.banner ?? ''} />}
      {home.newer && <Alert type="warning" showIcon title={t.newer(updatedBy ?? '')} className={css.banner ?? ''} />}
      <DraftOffer draft={home.draft} onRestore={home.restore} />
      {missing.length > 0 && (
        <Alert type="warning" showIcon title={t.hidden(missing.map(({ name }) => name))} className={css.banner ?? ''} />
      )}
      <div className={css.page}>
        <Card title={t.chosen}>
          <ProductChoice
            products={products}
            disabled={disabled}
            onChange={setProducts}
            addLabel={t.add}
            nothingToChoose={t.nothing}
            max={FEATURED_MAX}
          />
          {products.length === 0 && <p className={css.note}>{t.automatic}</p>}
          {products.length >= FEATURED_MAX && <p className={css.note}>{t.full(FEATURED_MAX)}</p>}
          {updatedAt && updatedBy && <p className={css.note}>{t.changedBy(updatedBy, formatInstant(updatedAt))}</p>}
        </Card>
        <Opening id={standing.hero} />
      </div>
      {home.merging && <HomeMerge merging={home.merging} busy={home.saving} />}
    </>
  )
}

/** What the home page puts forward: products chosen by search, in an order that is dragged or keyed. */
export default function HomeFeaturingPage() {
  const standing = useQuery(endpointQuery(productFeaturing, {}))
  return <QueryState query={standing}>{(found) => <Editor standing={found} />}</QueryState>
}
