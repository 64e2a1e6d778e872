/** The 3D viewer in the page: loads its code when it is mounted and keeps it in step with what is told. */
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ModelPart, ModelViewer, ModelViewerOptions } from '../../heavy/model-viewer/model-viewer.ts'

type Events = Pick<
  ModelViewerOptions,
  'onProgress' | 'onReady' | 'onHover' | 'onChoose' | 'onSpread' | 'onPlaying' | 'onDrawn'
>

export interface ModelCanvasProps extends Events {
  url: string
  /** Of the model, unpacked, so that loading it can be measured; 0: unknown. */
  bytes?: number
  parts: readonly ModelPart[]
  /** 0 assembled – 1 apart. */
  spread: number
  chosen: string | null
  /** Keys of nodes that are lit, beside what lies under the pointer. */
  lit?: readonly string[]
  /** What it shows and which keys turn it. */
  label: string
  /** It fills the screen: every gesture is its own. */
  full?: boolean
  /** The viewer itself, for pictures, zooming and playing; null when it is gone. */
  onViewer?(viewer: ModelViewer | null): void
  /** `code`: the viewer could not be loaded, or there is no WebGL 2. */
  onTrouble?(what: 'code' | 'load' | 'lost' | 'back'): void
}

const nothingLit: readonly string[] = []
const TURN = Math.PI / 24
const NEARER = 0.85

const fill: CSSProperties = { display: 'block', width: '100%', height: '100%' }

const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function coloursOf(host: HTMLElement): ModelViewerOptions['colours'] {
  const style = getComputedStyle(host)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  return { ghost: token('--ink-3'), light: token('--brand') }
}

/** What a key does to the camera; null: nothing, the page has it. */
function actOfKey(viewer: ModelViewer, key: string): (() => void) | null {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => viewer.turn(-TURN, 0),
    ArrowRight: () => viewer.turn(TURN, 0),
    ArrowUp: () => viewer.turn(0, TURN),
    ArrowDown: () => viewer.turn(0, -TURN),
    '+': () => viewer.zoom(NEARER),
    '=': () => viewer.zoom(NEARER),
    '-': () => viewer.zoom(1 / NEARER),
    '0': () => viewer.reset(),
  }
  return acts[key] ?? null
}

/** Repaints the model when the page changes between light and dark; colours are in place one frame later. */
function followTheme(host: HTMLElement, viewer: ModelViewer): () => void {
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => viewer.setColours(coloursOf(host)))
  })
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** The model of `url`, filling the box that it is put into. */
export function ModelCanvas(props: ModelCanvasProps) {
  const { url, parts, spread, chosen, lit = nothingLit, label, full = false } = props
  const host = useRef<HTMLDivElement>(null)
  const [viewer, setViewer] = useState<ModelViewer | null>(null)
  const [focused, setFocused] = useState(false)

  const tell = useEffectEvent((name: keyof ModelCanvasProps, ...values: unknown[]) => {
    const hear = props[name] as ((...heard: unknown[]) => void) | undefined
    hear?.(...values)
  })
  const events = useEffectEvent((): Events & Pick<ModelViewerOptions, 'onTrouble'> => ({
    onProgress: (share) => tell('onProgress', share),
    onReady: () => tell('onReady'),
    onTrouble: (what) => tell('onTrouble', what),
    onHover: (no, key) => tell('onHover', no, key),
    onChoose: (no, key) => tell('onChoose', no, key),
    onSpread: (value) => tell('onSpread', value),
    onPlaying: (plays) => tell('onPlaying', plays),
    onDrawn: () => tell('onDrawn'),
  }))
  const open = useEffectEvent((make: (canvas: HTMLCanvasElement, options: ModelViewerOptions) => ModelViewer) => {
    const box = host.current
    if (!box) return null
    // A canvas that was once given up never draws again, so every viewer gets its own.
    const canvas = document.createElement('canvas')
    Object.assign(canvas.style, fill)
    box.append(canvas)
    try {
      const options = {
        url,
        bytes: props.bytes ?? 0,
        parts,
        spread,
        chosen,
        still: lessMotion(),
        colours: coloursOf(box),
      }
      const made = make(canvas, { ...options, ...events() })
      const forget = followTheme(box, made)
      return { made, close: () => [forget(), made.dispose(), canvas.remove()] }
    } catch {
      canvas.remove()
      props.onTrouble?.('code')
      return null
    }
  })

  useEffect(() => {
    let opened: ReturnType<typeof open> = null
    let gone = false
    import('../../heavy/model-viewer/model-viewer.ts').then(
      ({ createModelViewer }) => {
        if (gone) return
        opened = open(createModelViewer)
        setViewer(opened?.made ?? null)
        tell('onViewer', opened?.made ?? null)
      },
      () => gone || tell('onTrouble', 'code'),
    )
    return () => {
      gone = true
      opened?.close()
      setViewer(null)
      tell('onViewer', null)
    }
  }, [url])
  useEffect(() => viewer?.setParts(parts), [viewer, parts])
  useEffect(() => viewer?.setSpread(spread), [viewer, spread])
  useEffect(() => viewer?.choose(chosen), [viewer, chosen])
  useEffect(() => viewer?.light(lit), [viewer, lit])
  useEffect(() => viewer?.takeGestures({ wheel: focused || full, touch: full }), [viewer, focused, full])

  return (
    <div
      ref={host}
      style={fill}
      role="img"
      aria-label={label}
      tabIndex={0}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        const act = viewer && !event.ctrlKey && !event.metaKey && !event.altKey ? actOfKey(viewer, event.key) : null
        if (!act) return
        event.preventDefault()
        act()
      }}
    />
  )
}
