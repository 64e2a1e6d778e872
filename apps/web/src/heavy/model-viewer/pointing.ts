/** What lies under the pointer: found by a ray, at most once a picture, and not at all while something is dragged. */
import { type Camera, type Object3D, Raycaster, Vector2 } from 'three'

/** A press that moves further is no click, in CSS pixels. */
const STILL = 6
/** A ray meets every triangle: models with more of them answer clicks only. */
const MOST_FOR_HOVER = 800_000

export interface Pointing {
  /** The key of the innermost node at a place of the window (CSS pixels), null beside the model. */
  keyAt(x: number, y: number): string | null
  dispose(): void
}

interface Deps {
  canvas: HTMLCanvasElement
  camera: Camera
  root: Object3D
  triangles: number
  /** Keys from the innermost node outwards; empty beside the model. */
  onHover(keys: readonly string[]): void
  onClick(keys: readonly string[]): void
}

/** Listens to the pointer over a canvas. */
export function createPointing({ canvas, camera, root, triangles, onHover, onClick }: Deps): Pointing {
  const ray = new Raycaster()
  let pressed: { x: number; y: number } | null = null
  let waiting = 0

  function keysAt(x: number, y: number): string[] {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    ray.setFromCamera(new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2), camera)
    const keys: string[] = []
    for (let object = ray.intersectObject(root, true)[0]?.object ?? null; object; object = object.parent) {
      const key: unknown = object.userData['key']
      if (typeof key === 'string') keys.push(key)
    }
    return keys
  }

  const move = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (pressed || pointerType === 'touch' || triangles > MOST_FOR_HOVER) return
    cancelAnimationFrame(waiting)
    waiting = requestAnimationFrame(() => onHover(keysAt(clientX, clientY)))
  }
  const leave = (): void => {
    cancelAnimationFrame(waiting)
    onHover([])
  }
  const press = ({ clientX, clientY, button }: PointerEvent): void => {
    pressed = button === 0 ? { x: clientX, y: clientY } : null
  }
  const release = ({ clientX, clientY }: PointerEvent): void => {
    const from = pressed
    pressed = null
    if (from && Math.hypot(clientX - from.x, clientY - from.y) < STILL) onClick(keysAt(clientX, clientY))
  }
  const cancel = (): void => {
    pressed = null
  }
  const listeners = [
    ['pointermove', move],
    ['pointerleave', leave],
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', cancel],
  ] as const
  for (const [name, listener] of listeners) canvas.addEventListener(name, listener)
  return {
    keyAt: (x, y) => keysAt(x, y)[0] ?? null,
    dispose() {
      cancelAnimationFrame(waiting)
      for (const [name, listener] of listeners) canvas.removeEventListener(name, listener)
    },
  }
}
