/** The drawing of a product taken apart: its pictures, or its 3D model once somebody asks for it. */
import type { ProductDetail } from '@portal/contract/product'
import { lazy, Suspense, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { canDraw, modelBytes } from '../model/model-file.ts'
import { modelMessages } from '../model/model.messages.ts'
import css from './chain-stage.module.css'
import { ExplodedStage, type StagePart } from './exploded-stage.tsx'
import spotCss from './hot-spot.module.css'
import { type PicturedChain, picturedChain, placedParts } from './placed-part.ts'
import { SpreadSlider } from './spread-slider.tsx'

const ProductModel = lazy(() => import('../model/product-model.tsx'))

const CUBE = 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9'
/** Of a phone's picture width. */
const FINGERTIP = 0.056
const SIZES = '(max-width: 639px) calc(100vw - 58px), (max-width: 1023px) calc(100vw - 74px), 740px'

interface Props {
  chain: NonNullable<ProductDetail['chain']>
  patents: ProductDetail['patents']
  /** Of the product. */
  name: string
  chosen: string | null
  onChoose(no: string | null): void
  /** The id of the control that a part's hot-spot stands for. */
  controlOf(no: string): string
}

/** The pictures with their hot-spots; they work without script, by the controls they are labels of. */
function Pictures({ chain, name, chosen, controlOf }: Omit<Props, 'patents' | 'onChoose'> & { chain: PicturedChain }) {
  const language = useLanguage()
  const [spread, setSpread] = useState(1)
  const core = new Set(chain.parts.filter((part) => part.core).map((part) => part.no))
  const parts: StagePart[] = placedParts(chain.parts).map((part) => ({
    ...part,
    name: preferEnglish(language, part.name, part.nameEn),
  }))
  return (
    <>
      <ExplodedStage
        chain={chain}
        parts={parts}
        name={name}
        spread={spread}
        chosen={chosen}
        gap={FINGERTIP}
        sizes={SIZES}
        renderSpot={(part) => (
          <label
            htmlFor={controlOf(part.no)}
            aria-hidden="true"
            className={spotCss['spot']}
            data-core={core.has(part.no)}
            data-chosen={part.no === chosen}
          >
            {part.no}
            <span className={spotCss['name']} data-side={part.x > 0.62 ? 'left' : 'right'}>
              {part.name}
            </span>
          </label>
        )}
      />
      {chain.assembled && <SpreadSlider value={spread} onChange={setSpread} />}
    </>
  )
}

/** What stands for a model that has no pictures beside it. */
function Poster({ chain, name }: Pick<Props, 'chain' | 'name'>) {
  const poster = chain.assembled ?? chain.model?.poster
  return <div className={css['poster']}>{poster && <Picture picture={poster} sizes={SIZES} alt={name} />}</div>
}

export function ChainStage(props: Props) {
  const { chain, patents, name, chosen, onChoose } = props
  const t = useMessages(modelMessages)
  const [view, setView] = useState<'picture' | 'model' | 'unable'>('picture')
  const { model } = chain
  const pictured = picturedChain(chain)
  const bytes = model && modelBytes(model)?.wire
  const unable = pictured ? t.unsupported : t.unsupportedBare
  if (view === 'model' && model) {
    return (
      <>
        <Suspense fallback={<div className={css['poster']} aria-busy="true" />}>
          <ProductModel
            model={model}
            name={name}
            parts={chain.parts}
            patents={patents}
            chosen={chosen}
            onChoose={onChoose}
            onUnable={() => setView('unable')}
          />
        </Suspense>
        {pictured && (
          <button type="button" className={css['back']} onClick={() => setView('picture')}>
            {t.showPicture}
          </button>
        )}
      </>
    )
  }
  return (
    <div className={css['pictures']}>
      {pictured ? <Pictures {...props} chain={pictured} /> : <Poster chain={chain} name={name} />}
      {model && view === 'picture' && (
        <button
          type="button"
          className={css['start']}
          data-over={pictured === null}
          onClick={() => setView(canDraw() ? 'model' : 'unable')}
        >
          <LineIcon path={CUBE} size={22} />
          {t.start}
          {bytes && <small>{t.size(formatNumber(Math.max(0.1, Math.round(bytes / 104_858) / 10)))}</small>}
        </button>
      )}
      <p role="status" className={css['unable']}>
        {view === 'unable' && unable}
      </p>
    </div>
  )
}
