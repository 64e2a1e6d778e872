/**
 * Shows a 3D model that can be taken apart. Plain three without React: `features/model` builds the controls around it,
 * the part editor uses the same viewer. Loaded lazily; its size is held by e2e/budget.spec.ts.
 */
import type { Group } from 'three'
import { loadModel } from './load-model.ts'
import { createMotion } from './motion.ts'
import { disposeOf, type Emphasis, type ShownModel, showModel } from './shown-model.ts'
import { createStage } from './stage.ts'
import type { ModelPart, ModelViewer, ModelViewerOptions } from './viewer-types.ts'

export type { ModelPart, ModelViewer, ModelViewerOptions, TakenPicture } from './viewer-types.ts'

/** The part that a node belongs to; `keys` from the innermost node outwards. */
function partOf(parts: readonly ModelPart[], keys: readonly string[]): ModelPart | null {
  for (const key of keys) {
    const part = parts.find(({ nodes }) => nodes.includes(key))
    if (part) return part
  }
  return null
}

/** Stage and motion, whether the model is there or not. */
function createScene(canvas: HTMLCanvasElement, options: ModelViewerOptions, model: () => ShownModel | null) {
  /** What the camera last followed. */
  let followed = options.spread
  const motion = createMotion({
    still: options.still,
    spread: options.spread,
    onPlaying: (plays) => options.onPlaying?.(plays),
    onPlayed: (spread) => options.onSpread?.(spread),
  })
  const stage = createStage(canvas, {
    still: options.still,
    onStep(seconds) {
      const goesOn = motion.step(seconds)
      const shown = model()
      if (shown && followed !== motion.spread) {
        shown.move(motion.spread)
        stage.follow(shown.frame(followed), shown.frame(motion.spread))
        followed = motion.spread
      }
      return goesOn
    },
    onDrawn: () => options.onDrawn?.(),
    onContext: (there) => options.onTrouble?.(there ? 'back' : 'lost'),
  })
  return { motion, stage }
}

/** Sets up the viewer; the model follows. Throws where there is no WebGL 2. */
export function createModelViewer(canvas: HTMLCanvasElement, options: ModelViewerOptions): ModelViewer {
  let shown: ShownModel | null = null
  let gone = false
  let { parts } = options
  const emphasis: Emphasis = { chosen: options.chosen, lit: [] }
  const { motion, stage } = createScene(canvas, options, () => shown)
  const emphasise = (): void => shown?.emphasise(emphasis)

  function hover(keys: readonly string[]): void {
    const part = partOf(parts, keys)
    canvas.style.cursor = part ? 'pointer' : ''
    options.onHover?.(part?.no ?? null, keys[0] ?? null)
    const lit = part?.nodes ?? []
    if (lit.join() === emphasis.lit.join()) return
    emphasis.lit = lit
    emphasise()
  }

  function put(root: Group): void {
    const { colours } = options
    const onClick = (keys: readonly string[]): void =>
      options.onChoose?.(partOf(parts, keys)?.no ?? null, keys[0] ?? null)
    shown = showModel({ stage, root, parts, colours, onHover: hover, onClick })
    shown.move(motion.spread)
    stage.aim(shown.frame(motion.spread), false)
    emphasise()
    options.onReady?.()
  }

  void loadModel(options, (share) => gone || options.onProgress?.(share)).then(
    (root) => (gone ? disposeOf(root) : put(root)),
    () => gone || options.onTrouble?.('load'),
  )

  return {
    setParts(next) {
      parts = next
      if (!shown) return
      const before = shown.frame(motion.spread)
      shown.setParts(parts, motion.spread)
      stage.follow(before, shown.frame(motion.spread))
      emphasise()
    },
    setSpread(spread) {
      motion.goTo(spread)
      stage.invalidate()
    },
    choose(no) {
      emphasis.chosen = no
      emphasise()
    },
    light(keys) {
      emphasis.lit = keys
      emphasise()
    },
    placeOf: (no) => shown?.placeOf(no, motion.spread) ?? null,
    keyAt: (x, y) => shown?.keyAt(x, y) ?? null,
    play() {
      motion.play()
      stage.invalidate()
    },
    stop: () => motion.stop(),
    reset() {
      if (shown) stage.aim(shown.frame(motion.spread), false)
    },
    turn: stage.turn,
    zoom: stage.zoom,
    takeGestures: stage.takeGestures,
    setColours(colours) {
      shown?.setColours(colours)
      stage.invalidate()
    },
    async picture({ spread, width = 1200, height = 900 }) {
      if (!shown) return null
      const taken = shown.picture(spread, { width, height })
      shown.move(motion.spread)
      emphasise()
      return taken
    },
    ways: () => shown?.ways() ?? [],
    dispose() {
      gone = true
      shown?.dispose()
      shown = null
      stage.dispose()
    },
  }
}
