import { useState } from 'react'
import { SpreadSlider } from '../../../../features/product/spread-slider.tsx'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { Picture } from '../../../../ui/picture.tsx'
import css from './layer.module.css'
import type { DrawnLayer } from './layer-place.ts'
import { layerMessages } from './layer.messages.ts'

const percent = (fraction: number): string => `${fraction * 100}%`

/** The layers over each other, taken apart by hand; `lit` is the one that somebody is busy with. */
export function LayerStage({
  layers,
  ratio,
  lit,
}: {
  layers: readonly DrawnLayer[]
  /** Width by height of the exploded picture. */
  ratio: number
  lit: string | null
}) {
  const t = useMessages(layerMessages)
  const [spread, setSpread] = useState(0.5)
  return (
    <figure className={css.figure} aria-label={t.preview}>
      <div className={css.stage} style={{ aspectRatio: ratio }}>
        {layers
          .toSorted((a, b) => a.z - b.z)
          .map(({ no, picture, x, y, width, dx, dy }) => (
            <div
              key={no}
              data-lit={lit === null ? undefined : lit === no}
              style={{ left: percent(x + dx * spread), top: percent(y + dy * spread), width: percent(width) }}
            >
              {picture && <Picture picture={picture} sizes="640px" alt="" />}
            </div>
          ))}
      </div>
      <SpreadSlider value={spread} onChange={setSpread} />
    </figure>
  )
}
