/** Pictures of single parts over each other: which part each one is, how far it travels, which lies in front. */
import type { Picture } from '@portal/contract/file'
import type { ChainPart, PartLayer } from '@portal/contract/product-document'

/** `picture` is null where its file is gone. */
export interface DrawnLayer extends PartLayer {
  picture: Picture | null
}

interface Way {
  dx: number
  dy: number
}

type Size = Pick<Picture, 'width' | 'height'>

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, rounded(value)))

/**
 * How a part travels when the product is taken apart, by its marks in both pictures, in fractions of the exploded one;
 * the assembled picture is fitted into its frame whole. Null where a mark is missing.
 */
export function wayByMarks(part: ChainPart | undefined, exploded: Size, assembled: Size | null): Way | null {
  if (!part || part.x === null || part.y === null || part.restX === null || part.restY === null) return null
  const ratio = assembled ? assembled.width / assembled.height / (exploded.width / exploded.height) : 1
  const [width, height] = [Math.min(1, ratio), Math.min(1, 1 / ratio)]
  const restX = part.restX * width + (1 - width) / 2
  const restY = part.restY * height + (1 - height) / 2
  return { dx: rounded(part.x - restX), dy: rounded(part.y - restY) }
}

/** Sends a layer another way; where it ends up, taken apart, stays: there the exploded picture shows it. */
export function withWay(layer: DrawnLayer, { dx, dy }: Way): DrawnLayer {
  const [way, down] = [between(dx, -2, 2), between(dy, -2, 2)]
  return {
    ...layer,
    x: between(layer.x + layer.dx - way, -1, 2),
    y: between(layer.y + layer.dy - down, -1, 2),
    dx: way,
    dy: down,
  }
}

/** What a layer goes by that is no part of the list. */
export function freeNo(parts: readonly ChainPart[], layers: readonly DrawnLayer[]): string {
  const taken = new Set([...parts, ...layers].map(({ no }) => no))
  let at = 1
  while (taken.has(`L${at}`)) at += 1
  return `L${at}`
}

/** The part that a file means: its name begins with the part's number, or holds its name; each part once. */
export function partOfFile(
  fileName: string,
  parts: readonly ChainPart[],
  layers: readonly DrawnLayer[],
): ChainPart | undefined {
  const name = fileName.replace(/\.[a-z0-9]+$/i, '').toLowerCase()
  const open = parts.filter(({ no }) => !layers.some((layer) => layer.no === no))
  return (
    open.find(({ no }) => name.startsWith(no.toLowerCase()) && !/^\p{N}/u.test(name.slice(no.length))) ??
    open.find(
      (part) =>
        (part.name !== '' && name.includes(part.name.toLowerCase())) ||
        (part.nameEn !== '' && name.includes(part.nameEn.toLowerCase())),
    )
  )
}

/** From front to back, as a list of layers is read. */
export const frontFirst = (layers: readonly DrawnLayer[]): DrawnLayer[] => layers.toSorted((a, b) => b.z - a.z)

/** The other way round: what stands first lies in front. */
export const stacked = (list: readonly DrawnLayer[]): DrawnLayer[] =>
  list.map((layer, index) => ({ ...layer, z: list.length - 1 - index }))

/** A part was taken out: its picture stays, as no part of the list. */
export function untied(layers: readonly DrawnLayer[], no: string, parts: readonly ChainPart[]): DrawnLayer[] {
  return layers.map((layer) => (layer.no === no ? { ...layer, no: freeNo(parts, layers) } : layer))
}
