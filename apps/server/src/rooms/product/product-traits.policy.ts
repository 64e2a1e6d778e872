/** What visitors narrow products by beside the old facets, as bits of `product_public.traits`; see its migration. */
import type { PatentCard } from '@portal/contract/patent'
import type { PriceBand, ProductQuery, StandingStatus } from '@portal/contract/product'
import type { ReferencePrice } from '@portal/contract/product-document'
import type { TraitMask, WantedTraits } from './product-search.repo.ts'
import type { Loaded } from './product-kind.policy.ts'

export const SHOWS_BITS = { video: 1, model: 2, certificate: 4 } as const
export const STATUS_BITS: Record<StandingStatus, number> = { 'in-force': 8, pending: 16, lapsed: 32 }
export const PRICE_BITS: Record<PriceBand, number> = {
  'under-10k': 64,
  '10k-100k': 128,
  '100k-1m': 256,
  'over-1m': 512,
  'on-request': 1024,
}
/** How many bits there are. */
const TRAITS = 11

/** From which amount in CNY each range begins. */
const BANDS: readonly (readonly [PriceBand, number, number])[] = [
  ['under-10k', 0, 10_000],
  ['10k-100k', 10_000, 100_000],
  ['100k-1m', 100_000, 1_000_000],
  ['over-1m', 1_000_000, Infinity],
]

/** The ranges that a price touches. */
export function priceBits(price: ReferencePrice | null): number {
  if (!price) return 0
  if (price.mode === 'negotiable') return PRICE_BITS['on-request']
  if (price.currency !== 'CNY') return 0
  const amounts = [price.amount, price.from, price.to, ...price.tiers.map((tier) => tier.amount)].filter(
    (amount) => amount !== null,
  )
  if (amounts.length === 0) return 0
  const low = Math.min(...amounts)
  const high = Math.max(...amounts)
  return BANDS.filter(([, from, below]) => low < below && high >= from).reduce(
    (bits, [band]) => bits | PRICE_BITS[band],
    0,
  )
}

/** All traits of what is published. */
export function traitBits(loaded: Loaded, linked: readonly Pick<PatentCard, 'legalStatus'>[]): number {
  const shows =
    ((loaded.video?.videos.length ?? 0) > 0 ? SHOWS_BITS.video : 0) |
    (loaded.chain?.model ? SHOWS_BITS.model : 0) |
    ((loaded.certificate?.certificates.length ?? 0) > 0 ? SHOWS_BITS.certificate : 0)
  const standing = linked.reduce(
    (bits, { legalStatus }) => bits | (legalStatus === 'unconfirmed' ? 0 : STATUS_BITS[legalStatus]),
    0,
  )
  return shows | standing | priceBits(loaded.price)
}

const sumOf = (bits: Record<string, number>): number => Object.values(bits).reduce((sum, bit) => sum | bit, 0)
const STATUSES = sumOf(STATUS_BITS)
const PRICES = sumOf(PRICE_BITS)

/** Where `product_count.sharing` keeps how many have all of these; 0 for no trait, null when there are more than three. */
function placeOf(mask: number): number | null {
  const bits = Array.from({ length: TRAITS }, (_, place) => place).filter((place) => mask & (1 << place))
  const [a, b = a, c = b] = bits
  if (a === undefined || b === undefined || c === undefined) return 0
  return bits.length > 3 ? null : (c * (c + 1) * (c + 2)) / 6 + (b * (b + 1)) / 2 + a + 1
}
const masked = (mask: number): TraitMask => ({ mask, place: placeOf(mask) })

/** What a query asks of traits, and what each is counted under. */
export function wantedTraits(query: ProductQuery): WantedTraits {
  const always = (['video', 'model', 'certificate'] as const).reduce(
    (bits, one) => bits | (query[one] ? SHOWS_BITS[one] : 0),
    0,
  )
  const status = query.status ? STATUS_BITS[query.status] : 0
  const price = query.price ? PRICE_BITS[query.price] : 0
  const besides = (bit: number): number => (bit & STATUSES ? price : bit & PRICES ? status : status | price)
  const counted = Array.from({ length: TRAITS }, (_, place) => 1 << place)
  return {
    chosen: masked(always | status | price),
    always,
    counted: counted.map((bit) => masked(bit | always | besides(bit))),
  }
}
