import {
  type Camera,
  DoubleSide,
  type Group,
  type Mesh,
  MeshBasicMaterial,
  NearestFilter,
  type Object3D,
  Scene,
  type Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Anchor, Box } from '../orders.ts'
import { readBytes } from './exposure.ts'
import { onPicture, partData } from './framing.ts'
import type { PerspectiveCamera } from 'three'

/** Which part each pixel shows: 1 + its place in `parts`, or 0 for none. Top row first. */
type PartsMap = { readonly width: number; readonly height: number; readonly owners: Uint8Array }

function meshesOf(part: Object3D): Mesh[] {
  return part.children as Mesh[]
}

function isClear(mesh: Mesh): boolean {
  return !Array.isArray(mesh.material) && mesh.material.transparent
}

/** Paints each part in a flat colour of its own and reads the picture back. */
function mapParts(
  renderer: WebGLRenderer,
  parts: readonly Object3D[],
  camera: Camera,
  size: { width: number; height: number },
  withClearMeshes: boolean,
): PartsMap {
  const { width, height } = size
  const target = new WebGLRenderTarget(width, height)
  target.texture.minFilter = NearestFilter
  target.texture.magFilter = NearestFilter
  const scene = new Scene()
  for (const [index, part] of parts.entries()) {
    const flat = new MeshBasicMaterial({ side: DoubleSide, toneMapped: false })
    flat.color.setRGB((index + 1) / 255, 0, 0)
    for (const mesh of meshesOf(part)) {
      if (isClear(mesh) && !withClearMeshes) continue
      const copy = mesh.clone()
      copy.material = flat
      copy.matrixAutoUpdate = false
      copy.matrix.copy(mesh.matrixWorld)
      scene.add(copy)
    }
  }
  renderer.setRenderTarget(target)
  renderer.setClearColor(0, 0)
  renderer.clear()
  renderer.render(scene, camera)
  const bytes = readBytes(renderer, target)
  target.dispose()
  const owners = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) owners[y * width + x] = bytes[((height - 1 - y) * width + x) * 4] ?? 0
  }
  return { width, height, owners }
}

type Region = { box: Box; x: number; y: number }

/** For every pixel of a part, how many steps it lies from the part's visible border (city-block distance). */
function depths({ width, height, owners }: PartsMap, owner: number): Uint16Array {
  const depth = new Uint16Array(width * height)
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : (depth[y * width + x] ?? 0))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (owners[y * width + x] === owner) depth[y * width + x] = 1 + Math.min(at(x - 1, y), at(x, y - 1))
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const here = depth[y * width + x] ?? 0
      if (here) depth[y * width + x] = Math.min(here, 1 + at(x + 1, y), 1 + at(x, y + 1))
    }
  }
  return depth
}

/** The visible bounds of a part, and the spot well inside it and near its middle. */
function regionOf(map: PartsMap, owner: number): Region | null {
  const { width, height, owners } = map
  let [left, right, top, bottom, sumX, sumY, count] = [width, -1, height, -1, 0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (owners[y * width + x] !== owner) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      sumX += x
      sumY += y
      count++
    }
  }
  if (count < 12) return null
  const depth = depths(map, owner)
  const [middleX, middleY] = [sumX / count, sumY / count]
  let best = { x: left, y: top, score: -Infinity }
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const inside = depth[y * width + x] ?? 0
      if (!inside) continue
      const score = Math.min(inside, 14) * 2 - Math.hypot(x - middleX, y - middleY) * 0.35
      if (score > best.score) best = { x, y, score }
    }
  }
  const box = { x: left / width, y: top / height, w: (right - left + 1) / width, h: (bottom - top + 1) / height }
  return { box, x: (best.x + 0.5) / width, y: (best.y + 0.5) / height }
}

/** A hot-spot for every part: on its visible pixels, or at its projected centre where other parts hide it. */
export function anchorsOf(
  renderer: WebGLRenderer,
  machine: Group,
  camera: PerspectiveCamera,
  centreOf: (part: Object3D) => Vector3,
): Anchor[] {
  const size = { width: 800, height: 600 }
  const solid = mapParts(renderer, machine.children, camera, size, false)
  const withClear = mapParts(renderer, machine.children, camera, size, true)
  return machine.children.map((part, index): Anchor => {
    const { partId } = partData(part)
    const onlyClear = meshesOf(part).every(isClear)
    const region = regionOf(onlyClear ? withClear : solid, index + 1)
    if (region) return { partId, x: region.x, y: region.y, box: region.box }
    return { partId, ...onPicture(centreOf(part), camera), box: null }
  })
}

/**
 * Paint order of overlapping parts in the assembled machine: a part goes over another when it is the nearer one on
 * more of the pixels that both cover. Returns one number per part; higher lies over lower.
 */
export function paintOrder(renderer: WebGLRenderer, parts: readonly Object3D[], camera: Camera): number[] {
  const size = { width: 480, height: 360 }
  const cover = (shown: readonly Object3D[]) => mapParts(renderer, shown, camera, size, true).owners
  const alone = parts.map((part) => cover([part]))
  const beats = parts.map((first, a) =>
    parts.map((second, b) => {
      if (a >= b) return 0
      const both = cover([first, second])
      let lead = 0
      for (let pixel = 0; pixel < both.length; pixel++) {
        if (alone[a]?.[pixel] && alone[b]?.[pixel]) lead += both[pixel] === 1 ? 1 : -1
      }
      return lead
    }),
  )
  const overlap = (a: number, b: number) => (a < b ? (beats[a]?.[b] ?? 0) : -(beats[b]?.[a] ?? 0))
  return ordered(parts.length, overlap)
}

/** Repeatedly takes the part that the fewest of the remaining ones should lie under. */
function ordered(count: number, overlap: (a: number, b: number) => number): number[] {
  const rest = new Set(Array.from({ length: count }, (_, index) => index))
  const order = new Array<number>(count).fill(0)
  for (let z = 0; z < count; z++) {
    let [lowest, fewest] = [-1, Infinity]
    for (const candidate of rest) {
      let wrong = 0
      for (const other of rest) wrong += Math.max(0, overlap(candidate, other))
      if (wrong < fewest) [lowest, fewest] = [candidate, wrong]
    }
    rest.delete(lowest)
    order[lowest] = z
  }
  return order
}
