import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { canDraw } from '../../../features/model/model-file.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import { LinksOpenBeside, SiteLink } from '../../../ui/site-link.tsx'
import type { ProductModelData } from './product-model.data.ts'
import { productModelMessages } from './product-model.messages.ts'
import css from './product-model.module.css'

const ProductModel = lazy(() => import('../../../features/model/product-model.tsx'))

/** The model alone, as large as the frame. Every link but the way back to the card opens beside the other site's page. */
export default function ProductModelPage() {
  const { head, name, model, parts, patents, poster, card } = useLoaderData<ProductModelData>()
  const t = useMessages(productModelMessages)
  const [view, setView] = useState<'poster' | 'model' | 'unable'>('poster')
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => setView(canDraw() ? 'model' : 'unable'), [])
  const still = <div className={css['poster']}>{poster && <Picture picture={poster} sizes="100vw" alt={name} />}</div>
  return (
    <LinksOpenBeside value={true}>
      <meta name="robots" content="noindex" />
      <main className={css['frame']}>
        <h1>{name}</h1>
        {view === 'model' ? (
          <Suspense fallback={still}>
            <ProductModel
              model={model}
              name={name}
              parts={parts}
              patents={patents}
              chosen={chosen}
              onChoose={setChosen}
              onUnable={() => setView('unable')}
            />
          </Suspense>
        ) : (
          still
        )}
        <p role="status" className={css['unable']}>
          {view === 'unable' && t.unable}
        </p>
        <nav className={css['ways']}>
          {/* The card is no page of the router's. */}
          <a href={card}>{t.card}</a>
          <SiteLink to={head.address}>{t.whole}</SiteLink>
        </nav>
      </main>
    </LinksOpenBeside>
  )
}
