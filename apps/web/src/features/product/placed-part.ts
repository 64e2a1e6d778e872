import type { ProductDetail, ProductPart } from '@portal/contract/product'
import type { Picture } from '@portal/contract/file'

/** A part that the exploded picture shows. */
export type PlacedPart = ProductPart & { x: number; y: number }
/** An exploded chain that has a picture. */
export type PicturedChain = NonNullable<ProductDetail['chain']> & { exploded: Picture }

/** The parts that the exploded picture shows, in their order. */
export const placedParts = (parts: readonly ProductPart[]): PlacedPart[] =>
  parts.flatMap((part) => (part.x === null || part.y === null ? [] : [{ ...part, x: part.x, y: part.y }]))

/** The chain when there is an exploded picture, else null. */
export const picturedChain = (chain: ProductDetail['chain']): PicturedChain | null =>
  chain?.exploded ? { ...chain, exploded: chain.exploded } : null
