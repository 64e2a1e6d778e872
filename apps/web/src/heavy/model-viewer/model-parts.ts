/** The parts of a product in its model: which objects each has, where it is, and which way it goes. */
import { Box3, Matrix3, type Object3D, Vector3 } from 'three'
import type { ModelPart } from './viewer-types.ts'

/** A part as the viewer moves it. */
export interface PlacedPart {
  readonly no: string
  readonly objects: readonly Object3D[]
  /** Assembled. */
  readonly box: Box3
  readonly centre: Vector3
  /** How far it is from its place when everything is apart, in the model's own unit. */
  readonly way: Vector3
}

/** Between parts that are lined up, in lengths of the model's longest side. */
const GAP = 0.06
/** How far parts around the axis step aside. */
const ASIDE = 0.45

const axes = ['x', 'y', 'z'] as const
type Axis = (typeof axes)[number]

const centreOf = (box: Box3): Vector3 => box.getCenter(new Vector3())
export const longestSide = (box: Box3): number => Math.max(...box.getSize(new Vector3()).toArray(), 1e-9)

/** Nodes by the keys that the server gave them. */
export function objectsByKey(root: Object3D): Map<string, Object3D> {
  const found = new Map<string, Object3D>()
  root.traverse((object) => {
    const key: unknown = object.userData['key']
    if (typeof key === 'string') found.set(key, object)
  })
  return found
}

/** Whether a box lies around the axis rather than on it: it steps aside instead of being lined up. */
function isBeside(box: Box3, whole: Box3, axis: Axis): boolean {
  const offset = centreOf(box).sub(centreOf(whole)).setComponent(axes.indexOf(axis), 0)
  const extent = whole.getSize(new Vector3()).setComponent(axes.indexOf(axis), 0)
  return offset.length() > 0.28 * extent.length()
}

/** Lines boxes up along the axis without overlap, around where they were. */
function lineUp(boxes: readonly { box: Box3; way: Vector3 }[], axis: Axis, gap: number): void {
  const sorted = boxes.toSorted((a, b) => centreOf(a.box)[axis] - centreOf(b.box)[axis])
  let end = Number.NEGATIVE_INFINITY
  for (const { box, way } of sorted) {
    const start = Math.max(box.min[axis], end + gap)
    way[axis] = start - box.min[axis]
    end = start + box.max[axis] - box.min[axis]
  }
  const middle = ((sorted[0]?.way[axis] ?? 0) + (sorted.at(-1)?.way[axis] ?? 0)) / 2
  for (const { way } of sorted) way[axis] -= middle
}

/**
 * Ways for parts that have none from their author: what lies on the longest axis is lined up along it, what lies around
 * the axis steps aside.
 */
export function computeWays(boxes: readonly Box3[]): Vector3[] {
  const whole = boxes.reduce((all, box) => all.union(box), new Box3())
  const size = whole.getSize(new Vector3())
  const axis = axes.reduce((longest, each) => (size[each] > size[longest] ? each : longest), 'x')
  const parts = boxes.map((box) => ({ box, way: new Vector3() }))
  const longest = longestSide(whole)
  const onAxis = parts.filter(({ box }) => !isBeside(box, whole, axis))
  lineUp(onAxis, axis, GAP * longest)
  for (const part of parts) {
    if (onAxis.includes(part)) continue
    const aside = centreOf(part.box).sub(centreOf(whole))
    aside[axis] *= 0.4
    part.way.copy(aside.setLength(ASIDE * longest))
  }
  return parts.map(({ way }) => way)
}

function authoredWay({ direction, distance }: ModelPart, longest: number): Vector3 | null {
  if (!direction || distance === null || distance === undefined) return null
  const way = new Vector3(...direction)
  return way.lengthSq() === 0 ? way : way.setLength(distance * longest)
}

/** Finds the parts in a model that stands assembled; parts whose nodes are gone are left out. */
export function placeParts(root: Object3D, parts: readonly ModelPart[]): PlacedPart[] {
  root.updateWorldMatrix(true, true)
  const known = objectsByKey(root)
  const longest = longestSide(new Box3().setFromObject(root))
  const found = parts.flatMap((part) => {
    const objects = part.nodes.flatMap((key) => known.get(key) ?? [])
    const box = objects.reduce((all, object) => all.union(new Box3().setFromObject(object)), new Box3())
    return box.isEmpty() ? [] : [{ part, objects, box }]
  })
  const computed = computeWays(found.map(({ box }) => box))
  return found.map(({ part, objects, box }, index) => ({
    no: part.no,
    objects,
    box,
    centre: centreOf(box),
    way: authoredWay(part, longest) ?? computed[index] ?? new Vector3(),
  }))
}

/** Moves parts between assembled (0) and apart (1). Parts within parts go their own way, not both. */
export function createMover(parts: readonly PlacedPart[]): (spread: number) => void {
  const ways = new Map<Object3D, Vector3>()
  for (const { objects, way } of parts) for (const object of objects) ways.set(object, way)
  const moved = [...ways].map(([object, way]) => {
    let above = object.parent
    while (above && !ways.has(above)) above = above.parent
    const own = way.clone().sub((above && ways.get(above)) ?? new Vector3())
    // Positions count in the parent's frame, which may be turned and scaled.
    const frame = object.parent ? new Matrix3().setFromMatrix4(object.parent.matrixWorld).invert() : new Matrix3()
    return { object, from: object.position.clone(), own: own.applyMatrix3(frame) }
  })
  return (spread) => {
    for (const { object, from, own } of moved) object.position.copy(from).addScaledVector(own, spread)
  }
}
