/** A product's parts as the opening picture lays them over each other and moves them. */
import type { Picture } from '@portal/contract/file'
import type { ProductLayer } from '@portal/contract/product'

/** All numbers are per cent of the stage's width; those of `top` and heights of the stage's height. */
export interface MovingPart {
  key: string
  picture: Picture
  left: number
  top: number
  width: number
  /** Its way when the product is taken apart. */
  dx: number
  dy: number
}

export interface Machine {
  /** From back to front. */
  parts: MovingPart[]
  /** Middle of the assembled product, in per cent of the stage. */
  x: number
  y: number
  /** How far the assembled product is moved to stand in the middle, and by how much it is drawn larger there. */
  mx: number
  my: number
  grow: number
}

/** How much of the stage the assembled product fills, and how much larger than its pictures it is drawn at most. */
const FILLS = 0.74
const LARGEST = 1.4

const percent = (fraction: number): number => Math.round(fraction * 10_000) / 100

/** Lays the parts out on a stage of this ratio of width to height. */
export function machineOf(layers: readonly ProductLayer[], ratio: number): Machine {
  const left = Math.min(...layers.map(({ x }) => x))
  const right = Math.max(...layers.map(({ x, width }) => x + width))
  const top = Math.min(...layers.map(({ y }) => y))
  const bottom = Math.max(...layers.map(({ y, height }) => y + height))
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const scale = Math.min(FILLS / (right - left), FILLS / (bottom - top), LARGEST)
  return {
    parts: layers
      .toSorted((a, b) => a.z - b.z)
      .map((layer) => ({
        key: layer.no,
        picture: layer.picture,
        left: percent(layer.x),
        top: percent(layer.y),
        width: percent(layer.width),
        dx: percent(layer.dx),
        dy: percent(layer.dy / ratio),
      })),
    x: percent(x),
    y: percent(y),
    mx: percent(0.5 - x),
    my: percent((0.5 - y) / ratio),
    grow: Math.round((Math.max(scale, 1) - 1) * 100) / 100,
  }
}

/**
 * Where a point of the exploded picture (fractions) lies while its part is on its way: `spread` 0 assembled – 1 apart.
 * The same way as `machine-stage.module.css` draws it.
 */
export function onItsWay(machine: Machine, spot: { no: string; x: number; y: number }, ratio: number, spread: number) {
  const left = 1 - spread
  const part = machine.parts.find(({ key }) => key === spot.no)
  const along = (at: number, way: number, middle: number, move: number): number =>
    (middle + (at * 100 - left * way - middle) * (1 + left * machine.grow) + left * move) / 100
  return {
    x: along(spot.x, part?.dx ?? 0, machine.x, machine.mx),
    y: along(spot.y, (part?.dy ?? 0) * ratio, machine.y, machine.my * ratio),
  }
}
