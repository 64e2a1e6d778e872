/** What a room shows to visitors under addresses of its own, told for the sitemap. */
import type { ReadTx } from './transaction.ts'

/** Identifiers of one part of the sitemap: above `after`, up to and with `upTo`. */
export interface IdRange {
  after: number
  upTo: number
}

export interface PublicThing {
  id: string
  /** null where it is not known. */
  changedAt: Date | null
}

export interface PublicAddresses {
  /** Names its parts of the sitemap, e.g. `product`. */
  name: string
  /** The ranges of `size` identifiers that hold anything public, ascending, by where they begin. */
  parts: (tx: ReadTx, size: number) => Promise<number[]>
  /** Everything public of a range, in one query. */
  within: (tx: ReadTx, range: IdRange) => Promise<PublicThing[]>
  /** Path and query of its page in Chinese. */
  address(id: string): string
}
