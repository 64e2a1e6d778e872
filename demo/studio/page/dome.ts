import {
  ClampToEdgeWrapping,
  Color,
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  RepeatWrapping,
  RGBAFormat,
  Vector3,
} from 'three'
import type { Sky } from './sky.ts'

/** One light of the dome: `power` is radiance times solid angle times the number of lights. */
export type DomeLight = { readonly from: Vector3; readonly power: Color; readonly share: number }

/** Width of the lobe in which a light's shadow dims reflections; the shader uses the same two numbers. */
export const lobe = { floor: 0.12, exponent: 2 }

const [rows, columns] = [64, 128]

/** Direction of a point on the latitude-longitude map that three's shaders read (u, v from 0 to 1). */
function fromMap(u: number, v: number, into: Vector3): Vector3 {
  const longitude = (u - 0.5) * Math.PI * 2
  const latitude = (v - 0.5) * Math.PI
  const radius = Math.cos(latitude)
  return into.set(radius * Math.cos(longitude), Math.sin(latitude), radius * Math.sin(longitude))
}

type Cell = { from: Vector3; radiance: Color; solidAngle: number }

function cellsOf(sky: Sky, lowest: number): Cell[] {
  const cells: Cell[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const from = fromMap((column + 0.5) / columns, (row + 0.5) / rows, new Vector3())
      if (from.y < lowest) continue
      const solidAngle = ((Math.PI * 2) / columns) * (Math.PI / rows) * Math.sqrt(1 - from.y ** 2)
      cells.push({ from, radiance: sky(from, new Color()), solidAngle })
    }
  }
  return cells
}

/** The base-2 radical inverse: an even spread in any prefix of the sequence. */
function radicalInverse(index: number): number {
  let [value, digit, rest] = [0, 0.5, index]
  while (rest > 0) {
    value += digit * (rest % 2)
    rest = Math.floor(rest / 2)
    digit /= 2
  }
  return value
}

/**
 * Directions chosen in proportion to brightness: first the row, then the cell in it, by an even sequence.
 * @param lowest least y of a direction: -1 for the whole sphere, above 0 for light that can fall on the floor
 */
export function domeLights(sky: Sky, count: number, lowest: number): DomeLight[] {
  const byRow = [...Map.groupBy(cellsOf(sky, lowest), (cell) => cell.from.y).values()]
  const weight = (cell: Cell) => cell.radiance.g * cell.solidAngle
  const rowWeights = byRow.map((row) => row.reduce((sum, cell) => sum + weight(cell), 0))
  const total = rowWeights.reduce((sum, rowWeight) => sum + rowWeight, 0)
  return Array.from({ length: count }, (_, index): DomeLight => {
    const [row, within] = pick(rowWeights, (index + 0.5) / count)
    const cells = byRow[row] ?? []
    // The position inside the row's slice is added so that neighbouring samples do not line up.
    const [column] = pick(cells.map(weight), (radicalInverse(index) + within / count) % 1)
    const cell = cells[column]
    if (!cell) throw new Error('The sky has no light to sample.')
    const share = total / weight(cell)
    return {
      from: cell.from,
      power: cell.radiance.clone().multiplyScalar(cell.solidAngle * share),
      share: share * cell.solidAngle,
    }
  })
}

/** Finds the entry in which the fraction `at` of the total weight falls, and how far into it. */
function pick(weights: readonly number[], at: number): [index: number, within: number] {
  let rest = at * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return [index, rest / weight]
    rest -= weight
  }
  return [weights.length - 1, 1]
}

function mapTexture(
  width: number,
  height: number,
  at: (from: Vector3) => readonly [number, number, number],
): DataTexture {
  const data = new Uint16Array(width * height * 4)
  const from = new Vector3()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const texel = at(fromMap((x + 0.5) / width, (y + 0.5) / height, from))
      for (let channel = 0; channel < 4; channel++) {
        data[(y * width + x) * 4 + channel] = DataUtils.toHalfFloat(texel[channel] ?? 1)
      }
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, HalfFloatType)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.wrapS = RepeatWrapping
  texture.wrapT = ClampToEdgeWrapping
  texture.needsUpdate = true
  return texture
}

/** The sky as a latitude-longitude picture, for reflections. */
export function skyTexture(sky: Sky, brightness: number): DataTexture {
  const color = new Color()
  const texture = mapTexture(512, 256, (from) => {
    sky(from, color).multiplyScalar(brightness)
    return [color.r, color.g, color.b]
  })
  texture.mapping = EquirectangularReflectionMapping
  return texture
}

/** Irradiance (green channel) on a surface with the given normal, with nothing in the way. */
export function irradiance(sky: Sky, normal: Vector3): number {
  return cellsOf(sky, -1).reduce(
    (sum, cell) => sum + cell.radiance.g * cell.solidAngle * Math.max(0, cell.from.dot(normal)),
    0,
  )
}

/**
 * Corrects the few lights to the whole sky, per direction: red is true over sampled irradiance for a normal,
 * green the inverse of the summed lobe for a reflection. It keeps shading smooth where the lights are sparse.
 */
export function correctionTexture(sky: Sky, lights: readonly DomeLight[]): DataTexture {
  const cells = cellsOf(sky, -1)
  return mapTexture(64, 32, (toward) => {
    let [truth, sampled, summed] = [0, 0, 0]
    for (const cell of cells) truth += cell.radiance.g * cell.solidAngle * Math.max(0, cell.from.dot(toward))
    for (const light of lights) {
      const facing = Math.max(0, light.from.dot(toward))
      sampled += (light.power.g * facing) / lights.length
      summed += (light.share * (lobe.floor + facing ** lobe.exponent)) / lights.length
    }
    const ratio = sampled > 0 ? truth / sampled : 1
    return [Math.min(2, Math.max(0.5, ratio)), 1 / Math.max(summed, 1e-4), 0]
  })
}
