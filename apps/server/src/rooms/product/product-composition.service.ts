import type { EnterpriseCard } from '@portal/contract/enterprise'
import type { ProductDetail } from '@portal/contract/product'
import { productKinds } from '@portal/contract/content-kind'
import type { ProductKind } from '@portal/contract/product-document'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { type KindState, ofEach, UNTOUCHED } from '../content/index.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { MediaLibrary, PictureScope } from '../file/index.ts'
import type { Patents } from '../patent/index.ts'
import type { Loaded, ProductContents } from './product-kind.policy.ts'
import { filesOf, productDetail } from './product-kinds.service.ts'
import type { PageParts } from './product.view.ts'

export type States = Record<ProductKind, KindState>
/** The revision of each kind to read; null leaves the kind out. */
export type Revisions = Record<ProductKind, number | null>

export const publishedOf = (states: States): Revisions =>
  ofEach(productKinds, (kind) => states[kind].published_revision)

/** The newest revisions: what the enterprise itself works on. */
export const newestOf = (states: States): Revisions => ofEach(productKinds, (kind) => states[kind].newest_revision)

/** Only one kind, in one revision. */
export const only = (kind: ProductKind, revision: number | null): Revisions =>
  ofEach(productKinds, (one) => (one === kind ? revision : null))

const latest = (dates: (Date | null)[]): Date | null =>
  dates.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), null)

/** Files that visitors are shown, the cover first; proofs of right stay between enterprise and operator. */
export const shownFiles = (loaded: Loaded): string[] => filesOf({ ...loaded, basics: null })

const statesIn = (states: ReadonlyMap<string, KindState>): States =>
  ofEach(productKinds, (kind) => states.get(kind) ?? UNTOUCHED)

/** Published documents of a product that is on the website. */
export interface Published {
  loaded: Loaded & { basics: NonNullable<Loaded['basics']> }
  since: Date | null
}

/** A product as far as its page says something of it. */
interface Owned {
  id: string
  organisation_id: string
  updated_at: Date
}

/** Puts a page together; A0404 when what it is about, or the enterprise, is not there. */
function pageOf(of: {
  product: Owned
  loaded: Loaded
  states: States
  /** Everything in it is published. */
  isPublished: boolean
  cards: PageParts['cards']
  pictures: PageParts['pictures']
  media: PageParts['media']
  enterprise: EnterpriseCard | null | undefined
}): ProductDetail {
  const { product, loaded, states, isPublished, cards, pictures, media, enterprise } = of
  if (!loaded.basics || !enterprise) throw fault('A0404')
  const publishedAt = latest(productKinds.map((kind) => states[kind].published_at))
  return productDetail({
    loaded: { ...loaded, basics: loaded.basics },
    id: product.id,
    cards,
    pictures,
    media,
    today: dayOf(now()),
    enterprise,
    publishedAt: states.basics.published_at,
    // Visitors are not told when somebody saved a draft.
    updatedAt: (isPublished && publishedAt) || product.updated_at,
  })
}

/** Reads what a product says, and puts its public page together from chosen revisions. */
export function createComposition(deps: {
  contents: ProductContents
  enterprises: Enterprises
  patents: Patents
  media: MediaLibrary
}) {
  const { contents, enterprises, patents, media } = deps

  /** The chosen revisions of a product. */
  const load = (tx: ReadTx, productId: string, revisions: Revisions): Promise<Loaded> =>
    contents.documents(tx, productId, revisions)

  /** What a page shows beside its documents; read at once, as none of it waits for another. */
  async function read(
    tx: ReadTx,
    { basics }: Loaded,
    wanted: {
      scope: PictureScope
      files: readonly string[]
      enterprise: () => Promise<EnterpriseCard | null | undefined>
    },
  ) {
    const linked = basics?.patents.map((one) => one.patentId) ?? []
    const [cards, resolvedMedia, enterprise] = await Promise.all([
      patents.cards(tx, linked),
      media.resolve(tx, wanted.scope, wanted.files),
      wanted.enterprise(),
    ])
    return { cards, drawable: resolvedMedia, enterprise }
  }

  return {
    load,

    /** What is published of each of these products, and since when its facts are; others are missing. */
    async publishedOf(tx: ReadTx, productIds: readonly string[]): Promise<Map<string, Published>> {
      const found = await contents.publishedOfMany(tx, productIds)
      const published = [...found].flatMap(([id, { states, documents }]) => {
        const { basics, ...loaded } = documents
        return basics
          ? [[id, { loaded: { ...loaded, basics }, since: statesIn(states).basics.published_at }] as const]
          : []
      })
      return new Map(published)
    },

    /** The states of all kinds; a kind nobody touched is empty. */
    async states(tx: ReadTx, productId: string): Promise<States> {
      const states = await contents.states(tx, productId)
      return statesIn(states)
    },

    /** A0404 when the chosen basics or the enterprise is not there. `scope`: for whom the files are drawn. */
    async compose(
      tx: ReadTx,
      product: Owned,
      states: States,
      revisions: Revisions,
      scope: Exclude<PictureScope, 'public'>,
    ): Promise<ProductDetail> {
      const loaded = await load(tx, product.id, revisions)
      // The enterprise itself and the operators still see the products of one that is suspended.
      const enterprise = () => enterprises.approvedCard(tx, product.organisation_id)
      const { drawable: resolvedMedia, ...linked } = await read(tx, loaded, {
        scope,
        files: shownFiles(loaded),
        enterprise,
      })
      const isPublished = productKinds.every((kind) => revisions[kind] === states[kind].published_revision)
      return pageOf({ ...linked, ...resolvedMedia, loaded, product, states, isPublished })
    },

    /**
     * What visitors see of a product, and which of these files besides are pictures; A0404 when that is nothing.
     * One statement for each room.
     */
    async published(tx: ReadTx, product: Owned, besides: readonly string[]) {
      const { states, documents: loaded } = await contents.published(tx, product.id)
      const enterprise = async () => (await enterprises.cards(tx, [product.organisation_id])).values().next().value
      const files = [...shownFiles(loaded), ...besides]
      const { drawable: resolvedMedia, ...linked } = await read(tx, loaded, { scope: 'public', files, enterprise })
      const page = { ...linked, ...resolvedMedia, loaded, product, states: statesIn(states), isPublished: true }
      return { detail: pageOf(page), pictures: resolvedMedia.pictures }
    },
  }
}
export type Composition = ReturnType<typeof createComposition>
