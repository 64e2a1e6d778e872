import type { Picture } from '@portal/contract/file'
import type { ChainPart } from '@portal/contract/product-document'
import { Alert, Segmented } from 'antd'
import { type MouseEvent, useMemo, useState } from 'react'
import { ModelCanvas } from '../../../../features/model/model-canvas.tsx'
import { canDraw } from '../../../../features/model/model-file.ts'
import { ExplodedStage } from '../../../../features/product/exploded-stage.tsx'
import spotCss from '../../../../features/product/hot-spot.module.css'
import { SpreadSlider } from '../../../../features/product/spread-slider.tsx'
import type { ModelViewer } from '../../../../heavy/model-viewer/model-viewer.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { calledOf, type ChainContent } from './chain-content.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'

export interface PreviewProps {
  content: ChainContent
  productName: string
  /** Address of the checked model; null: none yet. */
  url: string | null
  chosen: string | null
  lit: readonly string[]
  placing: boolean
  onViewer(viewer: ModelViewer | null): void
  onChoose(no: string | null): void
  /** A piece that belongs to no part was clicked. */
  onPiece(key: string): void
  onPlace(place: Partial<Pick<ChainPart, 'x' | 'y' | 'restX' | 'restY'>>): void
}

function ModelPreview({ content, url, chosen, lit, onViewer, onChoose, onPiece }: PreviewProps & { url: string }) {
  const t = useMessages(messages)
  const [spread, setSpread] = useState(1)
  const [trouble, setTrouble] = useState<'code' | 'load' | null>(null)
  // Names are typed letter by letter: the model is arranged anew only when something about it changes.
  const placed = JSON.stringify(
    content.parts.map(({ no, nodes, direction, distance }) => ({ no, nodes, direction, distance })),
  )
  const parts = useMemo(
    () => JSON.parse(placed) as Pick<ChainPart, 'no' | 'nodes' | 'direction' | 'distance'>[],
    [placed],
  )
  const [drawable] = useState(canDraw)
  if (!drawable || trouble === 'code') return <Alert type="warning" showIcon title={t.unable} />
  if (trouble === 'load') return <Alert type="error" showIcon title={t.loadFailed} />
  return (
    <>
      <div className={css.canvas}>
        <ModelCanvas
          url={url}
          parts={parts}
          spread={spread}
          chosen={chosen}
          lit={lit}
          label={t.viewerLabel}
          onViewer={onViewer}
          onChoose={(no, key) => (no === null && key !== null ? onPiece(key) : onChoose(no))}
          onTrouble={(what) => (what === 'code' || what === 'load' ? setTrouble(what) : undefined)}
        />
      </div>
      <SpreadSlider value={spread} onChange={setSpread} />
    </>
  )
}

const within = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000))

/** A point of the exploded picture's frame in fractions of the assembled one, which is fitted into it whole. */
function restOf(exploded: Picture, assembled: Picture, x: number, y: number) {
  const ratio = assembled.width / assembled.height / (exploded.width / exploded.height)
  const [width, height] = [Math.min(1, ratio), Math.min(1, 1 / ratio)]
  return { restX: within((x - (1 - width) / 2) / width), restY: within((y - (1 - height) / 2) / height) }
}

function PicturePreview(props: PreviewProps & { exploded: Picture }) {
  const { content, exploded, productName, chosen, placing, onChoose, onPlace } = props
  const t = useMessages(messages)
  const { assembled } = content
  const [spread, setSpread] = useState(1)
  const parts = content.parts.flatMap((part) =>
    part.x === null || part.y === null ? [] : [{ ...part, name: calledOf(part), x: part.x, y: part.y }],
  )
  const place = (event: MouseEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [within((event.clientX - left) / width), within((event.clientY - top) / height)]
    onPlace(assembled && spread < 0.5 ? restOf(exploded, assembled, x, y) : { x, y })
  }
  const marked = content.parts.find(({ no }) => no === chosen)
  return (
    <>
      {placing && marked && <Alert type="info" showIcon title={t.placing(calledOf(marked))} />}
      <ExplodedStage
        chain={{ exploded, assembled }}
        parts={parts}
        name={productName}
        spread={spread}
        chosen={chosen}
        gap={0}
        sizes="640px"
        renderSpot={(part) => (
          <button
            type="button"
            className={spotCss['spot']}
            data-core={content.parts.find(({ no }) => no === part.no)?.core}
            data-chosen={part.no === chosen}
            aria-label={`${part.no} ${part.name}`}
            aria-pressed={part.no === chosen}
            onClick={() => onChoose(part.no)}
          >
            {part.no}
          </button>
        )}
      >
        {/* By keyboard the place is typed in per cent beside. */}
        {placing && <div className={css.placing} aria-hidden="true" onClick={place} />}
      </ExplodedStage>
      {assembled && <SpreadSlider value={spread} onChange={setSpread} />}
    </>
  )
}

/** What visitors will see of it, following every change. */
export function ChainPreview(props: PreviewProps) {
  const t = useMessages(messages)
  const [view, setView] = useState<'model' | 'picture'>('model')
  const { content, url, placing } = props
  const { exploded, model } = content
  const shown = (view === 'picture' || placing || url === null) && exploded ? 'picture' : 'model'
  return (
    <section aria-label={t.preview} className={css.preview}>
      {url !== null && exploded && (
        <Segmented
          aria-label={t.previewKind}
          value={shown}
          onChange={setView}
          options={[
            { value: 'model' as const, label: t.kindModel },
            { value: 'picture' as const, label: t.kindPicture },
          ]}
        />
      )}
      {shown === 'picture' && exploded ? (
        <PicturePreview {...props} exploded={exploded} />
      ) : url === null ? (
        <p className={css.empty}>{model === null ? t.nothing : t.waiting}</p>
      ) : (
        <ModelPreview {...props} url={url} />
      )}
    </section>
  )
}
