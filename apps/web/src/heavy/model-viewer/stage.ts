/** The canvas: renderer, camera, light, controls. Draws only when something changed. */
import {
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Gestures } from './viewer-types.ts'
import { type Frame, USUAL_DIRECTION } from './framing.ts'
import { lightStudio } from './studio-light.ts'

const FIELD_OF_VIEW = 30
const MOST_PIXEL_RATIO = 2
/** Models with more triangles are drawn with fewer pixels. */
const HEAVY_TRIANGLES = 1_000_000
/** The longest step of a moving picture, in seconds: a page that was out of sight does not jump. */
const LONGEST_STEP = 0.1

export interface StageOptions {
  /** Nothing moves by itself. */
  still: boolean
  /** Called before each picture with the seconds since the last; answers whether there is more to move. */
  onStep(seconds: number): boolean
  onDrawn(): void
  /** The graphics card took the canvas away (false) or gave it back (true). */
  onContext(there: boolean): void
}

export interface Stage {
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly renderer: WebGLRenderer
  readonly canvas: HTMLCanvasElement
  /** Asks for a picture. */
  invalidate(): void
  /** Puts the camera where the frame says; `turned` keeps the direction that somebody chose. */
  aim(frame: Frame, turned: boolean): void
  /** Moves target and distance from one frame to another and keeps what somebody turned, pushed and zoomed. */
  follow(from: Frame, to: Frame): void
  /** Turns around the target, in radians. */
  turn(sideways: number, upwards: number): void
  /** Comes nearer (factor below 1) or goes away. */
  zoom(factor: number): void
  /** Whether the wheel zooms, and one finger turns in every direction, instead of scrolling the page. */
  takeGestures(gestures: Gestures): void
  lighten(triangles: number): void
  dispose(): void
}

function createControls(camera: PerspectiveCamera, canvas: HTMLCanvasElement, still: boolean): OrbitControls {
  const controls = new OrbitControls(camera, canvas)
  controls.enableDamping = !still
  controls.dampingFactor = 0.12
  controls.minPolarAngle = 0.08
  controls.maxPolarAngle = Math.PI - 0.08
  // One finger up or down scrolls the page; sideways it turns the model.
  canvas.style.touchAction = 'pan-y'
  return controls
}

/** Near and far follow the distance, so that small and large models are drawn equally well. */
function fitDepth(camera: PerspectiveCamera, distance: number): void {
  camera.near = distance / 100
  camera.far = distance * 20
  camera.updateProjectionMatrix()
}

/** Where the camera stands on the sphere around its target. */
function createCameraControls(camera: PerspectiveCamera, controls: OrbitControls, invalidate: () => void) {
  const offset = (): Vector3 => camera.position.clone().sub(controls.target)
  const place = (from: Vector3): void => {
    camera.position.copy(controls.target).add(from)
    fitDepth(camera, from.length())
    controls.update()
    invalidate()
  }
  return {
    aim(frame: Frame, turned: boolean): void {
      const direction = turned ? offset().normalize() : USUAL_DIRECTION.clone()
      controls.target.copy(frame.target)
      controls.minDistance = frame.distance / 12
      controls.maxDistance = frame.distance * 5
      place(direction.multiplyScalar(frame.distance))
    },
    follow(from: Frame, to: Frame): void {
      const kept = offset().multiplyScalar(to.distance / from.distance)
      controls.target.add(to.target).sub(from.target)
      controls.minDistance = to.distance / 12
      controls.maxDistance = to.distance * 5
      place(kept)
    },
    turn(sideways: number, upwards: number): void {
      const at = new Spherical().setFromVector3(offset())
      at.theta += sideways
      at.phi = Math.min(controls.maxPolarAngle, Math.max(controls.minPolarAngle, at.phi - upwards))
      place(new Vector3().setFromSpherical(at))
    },
    zoom(factor: number): void {
      const from = offset()
      const distance = Math.min(controls.maxDistance, Math.max(controls.minDistance, from.length() * factor))
      place(from.setLength(distance))
    },
  }
}

/** Draws when asked, and again as long as something moves. */
function createLoop(draw: () => void, move: (seconds: number) => boolean) {
  let asked = 0
  let before = 0
  function step(now: number): void {
    asked = 0
    const seconds = before === 0 ? 1 / 60 : Math.min(LONGEST_STEP, (now - before) / 1000)
    const goesOn = move(seconds)
    draw()
    before = goesOn ? now : 0
    if (goesOn) invalidate()
  }
  function invalidate(): void {
    if (asked === 0) asked = requestAnimationFrame(step)
  }
  return { invalidate, stop: () => cancelAnimationFrame(asked) }
}

function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'high-performance' })
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 0.95
  renderer.setPixelRatio(Math.min(MOST_PIXEL_RATIO, devicePixelRatio))
  return renderer
}

/** Sets up a stage on a canvas that stands in the page. Throws where there is no WebGL 2. */
export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const renderer = createRenderer(canvas)
  const scene = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 100)
  let light: WebGLRenderTarget = lightStudio(renderer)
  scene.environment = light.texture
  let wheelZooms = false
  const scroll = (event: WheelEvent): void => {
    // Heard before the controls hear it; with ctrl it is two fingers on a trackpad.
    if (!wheelZooms && !event.ctrlKey) event.stopImmediatePropagation()
  }
  canvas.addEventListener('wheel', scroll, { capture: true, passive: true })
  const controls = createControls(camera, canvas, options.still)
  let there = true

  function draw(): void {
    if (!there) return
    renderer.render(scene, camera)
    options.onDrawn()
  }
  const loop = createLoop(draw, (seconds) => {
    const goesOn = options.onStep(seconds)
    return controls.update() || goesOn
  })
  const { invalidate } = loop
  controls.addEventListener('change', invalidate)

  const fit = (): void => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    invalidate()
  }
  const watch = new ResizeObserver(fit)
  watch.observe(canvas)
  fit()

  const lost = (event: Event): void => {
    // Without it the browser never gives the canvas back.
    event.preventDefault()
    there = false
    options.onContext(false)
  }
  const restored = (): void => {
    there = true
    light.dispose()
    light = lightStudio(renderer)
    scene.environment = light.texture
    options.onContext(true)
    invalidate()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)

  return {
    scene,
    camera,
    renderer,
    canvas,
    invalidate,
    ...createCameraControls(camera, controls, invalidate),
    takeGestures({ wheel, touch }) {
      wheelZooms = wheel
      canvas.style.touchAction = touch ? 'none' : 'pan-y'
    },
    lighten(triangles) {
      if (triangles <= HEAVY_TRIANGLES) return
      renderer.setPixelRatio(Math.min(1.25, devicePixelRatio))
      fit()
    },
    dispose() {
      loop.stop()
      watch.disconnect()
      canvas.removeEventListener('wheel', scroll, { capture: true })
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
      controls.dispose()
      light.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
