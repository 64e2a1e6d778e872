/** What the opening of the home page shows of a product. */
import type { Picture } from '@portal/contract/file'
import type { Language } from '@portal/contract/kit'
import type { LegalStatus } from '@portal/contract/patent'
import type { ProductDetail, ProductLayer } from '@portal/contract/product'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import type { StagePart } from '../../../features/product/exploded-stage.tsx'
import { picturedChain, type PlacedPart, placedParts } from '../../../features/product/placed-part.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { type Place, placeCallouts, standingApart } from './callouts.ts'
import { type Machine, machineOf } from './machine.view.ts'

export interface Callout extends Place {
  no: string
  part: string
  patentId: string
  number: string
  legalStatus: LegalStatus
}

export interface HeroView {
  id: string
  name: string
  enterprise: string
  exploded: Picture
  assembled: Picture | null
  parts: StagePart[]
  callouts: Callout[]
  /** Its parts one by one; null where there are no pictures of them: two pictures fade into each other then. */
  machine: Machine | null
}

const CALLOUTS = 5

/** Core parts first, then those with most patents; a patent is called out once. */
function calloutsOf(parts: readonly PlacedPart[], patents: ProductDetail['patents'], language: Language) {
  const seen = new Set<string>()
  const ranked = parts.toSorted((a, b) => Number(b.core) - Number(a.core) || b.patents.length - a.patents.length)
  const chosen = ranked.flatMap((part) => {
    const link = part.patents.find(({ patentId }) => !seen.has(patentId))
    const patent = patents.find(({ id }) => id === link?.patentId)
    if (!patent) return []
    seen.add(patent.id)
    return [{ part, patent }]
  })
  const called = standingApart(chosen, ({ part }) => part, CALLOUTS)
  const places = placeCallouts(
    called.map(({ part }) => part),
    parts,
  )
  return called.flatMap(({ part, patent }, index): Callout[] => {
    const place = places[index]
    if (!place) return []
    return [
      {
        ...place,
        no: part.no,
        part: preferEnglish(language, part.name, part.nameEn),
        patentId: patent.id,
        number: printedNumber(patent),
        legalStatus: patent.legalStatus,
      },
    ]
  })
}

const layersOf = (layers: readonly ProductLayer[], exploded: Picture): Machine | null =>
  layers.length === 0 ? null : machineOf(layers, exploded.width / exploded.height)

/** Null without a product that has an exploded picture: the page opens with words and search alone. */
export function heroOf(product: ProductDetail | null, language: Language): HeroView | null {
  const chain = picturedChain(product?.chain ?? null)
  if (!product || !chain) return null
  const { enterprise } = product
  const parts = placedParts(chain.parts)
  return {
    id: product.id,
    name: preferEnglish(language, product.name, product.nameEn),
    enterprise: preferEnglish(language, enterprise.name, enterprise.nameEn),
    exploded: chain.exploded,
    assembled: chain.assembled,
    parts: parts.map(({ no, x, y, restX, restY, name, nameEn }) => ({
      no,
      x,
      y,
      restX,
      restY,
      name: preferEnglish(language, name, nameEn),
    })),
    callouts: calloutsOf(parts, product.patents, language),
    machine: layersOf(chain.layers, chain.exploded),
  }
}
