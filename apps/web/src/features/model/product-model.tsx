/** A product's 3D model with everything around it. Loaded when somebody asks for it. */
import type { Media } from '@portal/contract/file'
import type { ProductDetail, ProductPart } from '@portal/contract/product'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { ModelViewer } from '../../heavy/model-viewer/model-viewer.ts'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { SpreadSlider } from '../product/spread-slider.tsx'
import { CallOut, type Leader } from './call-out.tsx'
import { ModelCanvas } from './model-canvas.tsx'
import { modelBytes, modelUrl } from './model-file.ts'
import { ModelTools } from './model-tools.tsx'
import { modelMessages } from './model.messages.ts'
import css from './model.module.css'
import { useFullScreen } from './use-full-screen.ts'
import { useSpread } from './use-spread.ts'

interface Props {
  model: Media
  /** Of the product. */
  name: string
  parts: readonly ProductPart[]
  patents: ProductDetail['patents']
  chosen: string | null
  onChoose(no: string | null): void
  /** It cannot be shown in this browser. */
  onUnable(): void
}

type Phase = 'loading' | 'ready' | 'failed' | 'lost'

/** What is going on instead of a model. */
function Notice({ phase, share, onRetry }: { phase: Phase; share: number | null; onRetry(): void }) {
  const t = useMessages(modelMessages)
  if (phase === 'ready') return null
  const loading = share === null ? t.loading : t.loadingShare(Math.round(share * 100))
  const words = { loading, failed: t.failed, lost: t.lost }[phase]
  return (
    <div className={css['notice']} role={phase === 'failed' ? 'alert' : 'status'}>
      {/* Every per cent would be read aloud. */}
      <p aria-hidden={phase === 'loading'}>{words}</p>
      {phase === 'loading' && <span className="visually-hidden">{t.loading}</span>}
      {phase === 'loading' && share !== null && <progress aria-label={t.loading} value={share} />}
      {phase === 'failed' && (
        <button type="button" onClick={onRetry}>
          {t.retry}
        </button>
      )}
    </div>
  )
}

/** Loading, and whether the graphics card is there. */
function useLoading(onUnable: () => void) {
  const [attempt, setAttempt] = useState(0)
  const [phase, setPhase] = useState<Phase>('loading')
  const [share, setShare] = useState<number | null>(null)
  return {
    attempt,
    phase,
    share,
    setShare,
    ready: () => setPhase('ready'),
    trouble(what: 'code' | 'load' | 'lost' | 'back'): void {
      if (what === 'code') onUnable()
      else setPhase(({ load: 'failed', lost: 'lost', back: 'ready' } as const)[what])
    },
    retry(): void {
      setShare(null)
      setPhase('loading')
      setAttempt(attempt + 1)
    },
  }
}

export default function ProductModel({ model, name, parts, patents, chosen, onChoose, onUnable }: Props) {
  const t = useMessages(modelMessages)
  const language = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const leader = useRef<Leader>(null)
  const [viewer, setViewer] = useState<ModelViewer | null>(null)
  const [lit, setLit] = useState<string | null>(null)
  const loading = useLoading(onUnable)
  const spread = useSpread(viewer, 0)
  const { full, toggle } = useFullScreen(host)
  const part = parts.find(({ no }) => no === chosen)
  const named = parts.find(({ no }) => no === lit && no !== chosen)
  const point = (): void => leader.current?.point(viewer?.placeOf(chosen) ?? null)
  const ready = (): void => {
    loading.ready()
    // It comes apart before one's eyes, the first time.
    if (loading.attempt === 0) spread.move(1)
  }
  const step = (by: -1 | 1): void => {
    const at = parts.findIndex(({ no }) => no === chosen)
    const next = at === -1 ? (by === 1 ? 0 : parts.length - 1) : (at + by + parts.length) % parts.length
    onChoose(parts[next]?.no ?? null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && chosen !== null) onChoose(null)
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault()
      step(event.key === 'PageDown' ? 1 : -1)
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of whatever has the focus inside
    <div ref={host} className={css['model']} data-full={full} role="group" aria-label={t.group} onKeyDown={onKeyDown}>
      <div className={css['stage']}>
        <ModelCanvas
          key={loading.attempt}
          url={modelUrl(model)}
          bytes={modelBytes(model)?.unpacked ?? 0}
          parts={parts}
          spread={spread.put}
          chosen={chosen}
          label={t.label(name)}
          full={full}
          onViewer={setViewer}
          onTrouble={loading.trouble}
          onProgress={loading.setShare}
          onReady={ready}
          onHover={setLit}
          onChoose={onChoose}
          onSpread={spread.onSpread}
          onPlaying={spread.onPlaying}
          onDrawn={point}
        />
        <Notice phase={loading.phase} share={loading.share} onRetry={loading.retry} />
        {named && <span className={css['hovered']}>{preferEnglish(language, named.name, named.nameEn)}</span>}
        {part && loading.phase === 'ready' && (
          <CallOut key={part.no} part={part} patents={patents} leader={leader} onClose={() => onChoose(null)} />
        )}
      </div>
      <div className={css['controls']}>
        <SpreadSlider value={spread.shown} onChange={spread.move} />
        <ModelTools viewer={viewer} plays={spread.plays} full={full} onFull={toggle} onStep={step} />
      </div>
      {full && <p className={css['selfStated']}>{t.note}</p>}
    </div>
  )
}
