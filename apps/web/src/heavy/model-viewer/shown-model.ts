/** A model on the stage: its parts, how far they are apart, how they look, what lies under the pointer. */
import { Box3, type Group, Material, Mesh, type Object3D, Texture, type Vector3 } from 'three'
import { createFraming, type Frame, type Framing } from './framing.ts'
import { createMover, longestSide, objectsByKey, type PlacedPart, placeParts } from './model-parts.ts'
import { type Colours, createPartLook } from './part-look.ts'
import { takePicture } from './picture.ts'
import { createPointing } from './pointing.ts'
import type { Stage } from './stage.ts'
import type { ModelPart, TakenPicture } from './viewer-types.ts'

function trianglesOf(root: Object3D): number {
  let sum = 0
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const { geometry } = object
    sum += (geometry.index ?? geometry.getAttribute('position')).count / 3
  })
  return sum
}

/** Bounds of what belongs to no part. */
function boxOfRest(root: Object3D, parts: readonly PlacedPart[]): Box3 {
  const taken = new Set(parts.flatMap(({ objects }) => objects))
  const rest = new Box3()
  const walk = (object: Object3D): void => {
    if (taken.has(object)) return
    if (object instanceof Mesh) rest.union(new Box3().setFromObject(object))
    for (const child of object.children) walk(child)
  }
  walk(root)
  return rest
}

/** Frees what a model holds on the graphics card. */
export function disposeOf(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    const material: unknown = object.material
    if (!(material instanceof Material)) return
    for (const value of Object.values(material)) {
      if (!(value instanceof Texture)) continue
      if (value.image instanceof ImageBitmap) value.image.close()
      value.dispose()
    }
    material.dispose()
  })
}

/** What is chosen, and the keys of the nodes that are lit. */
export interface Emphasis {
  chosen: string | null
  lit: readonly string[]
}

export interface ShownModel {
  setParts(parts: readonly ModelPart[], spread: number): void
  /** Puts the parts between assembled (0) and apart (1). */
  move(spread: number): void
  frame(spread: number): Frame
  emphasise(emphasis: Emphasis): void
  setColours(colours: Colours): void
  /** The middle of a part in CSS pixels of the canvas; null when there is no such part. */
  placeOf(no: string | null, spread: number): { x: number; y: number } | null
  keyAt(x: number, y: number): string | null
  ways(): { no: string; direction: [number, number, number]; distance: number }[]
  picture(spread: number, size: { width: number; height: number }): Promise<TakenPicture>
  dispose(): void
}

interface Deps {
  stage: Stage
  root: Group
  parts: readonly ModelPart[]
  colours: Colours
  onHover(keys: readonly string[]): void
  onClick(keys: readonly string[]): void
}

/** The parts with what moves and frames them; they are measured assembled. */
interface Arrangement {
  parts: PlacedPart[]
  move: (spread: number) => void
  framing: Framing
}

/** Puts a model that was just loaded on the stage, assembled. */
export function showModel({ stage, root, colours, onHover, onClick, ...given }: Deps): ShownModel {
  const { canvas, camera, renderer, scene } = stage
  const triangles = trianglesOf(root)
  stage.lighten(triangles)
  scene.add(root)
  root.updateWorldMatrix(true, true)
  const longest = longestSide(new Box3().setFromObject(root))
  const objects = objectsByKey(root)
  const look = createPartLook(root, colours)
  const pointing = createPointing({ canvas, camera, root, triangles, onHover, onClick })

  function arrange(list: readonly ModelPart[]): Arrangement {
    const parts = placeParts(root, list)
    return { parts, move: createMover(parts), framing: createFraming(parts, boxOfRest(root, parts), camera) }
  }
  let arranged = arrange(given.parts)
  const find = (no: string | null): PlacedPart | undefined => arranged.parts.find((part) => part.no === no)
  const middleOf = ({ centre, way }: PlacedPart, spread: number): Vector3 => centre.clone().addScaledVector(way, spread)

  return {
    setParts(list, spread) {
      arranged.move(0)
      arranged = arrange(list)
      arranged.move(spread)
    },
    move: (spread) => arranged.move(spread),
    frame: (spread) => arranged.framing(spread),
    emphasise({ chosen, lit }) {
      const bright = lit.flatMap((key) => objects.get(key) ?? [])
      look.show(find(chosen)?.objects ?? null, bright)
      stage.invalidate()
    },
    setColours: (next) => look.setColours(next),
    placeOf(no, spread) {
      const part = find(no)
      if (!part) return null
      const at = middleOf(part, spread).project(camera)
      return { x: ((at.x + 1) / 2) * canvas.clientWidth, y: ((1 - at.y) / 2) * canvas.clientHeight }
    },
    keyAt: pointing.keyAt,
    ways: () =>
      arranged.parts.map(({ no, way }) => ({
        no,
        direction: way.clone().normalize().toArray(),
        distance: way.length() / longest,
      })),
    picture(spread, size) {
      const { parts } = arranged
      look.show(null, [])
      arranged.move(spread)
      const frame = (shape: typeof camera): Frame => createFraming(parts, boxOfRest(root, parts), shape)(spread)
      const middles = parts.map((part) => ({ no: part.no, at: middleOf(part, spread) }))
      return takePicture({ renderer, scene, camera, size, frame, middles })
    },
    dispose() {
      pointing.dispose()
      look.dispose()
      disposeOf(root)
    },
  }
}
