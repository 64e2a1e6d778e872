import type { ProductDetail } from '@portal/contract/product'
import { productDocuments, type ProductKind, productKinds } from '@portal/contract/product-document'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Tx } from '../../platform/transaction.ts'
import { type Contents, type KindState, publicCertificates, UNTOUCHED } from '../content/index.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Files, MediaLibrary, PictureScope } from '../file/index.ts'
import type { Patents } from '../patent/index.ts'
import { type Content, filesIn, type Loaded, NOTHING } from './product.policy.ts'
import { productDetail } from './product.view.ts'

export type States = Record<ProductKind, KindState>
/** The revision of each kind to read; null leaves the kind out. */
export type Revisions = Record<ProductKind, number | null>

const ofEach = <Value>(value: (kind: ProductKind) => Value): Record<ProductKind, Value> =>
  Object.fromEntries(productKinds.map((kind) => [kind, value(kind)])) as Record<ProductKind, Value>

export const publishedOf = (states: States): Revisions => ofEach((kind) => states[kind].published_revision)

/** Each kind's status. */
export const statusesOf = (states: States) => ofEach((kind) => states[kind].status)

/** The newest revisions: what the enterprise itself works on. */
export const newestOf = (states: States): Revisions => ofEach((kind) => states[kind].newest_revision)

/** Only one kind, in one revision. */
export const only = (kind: ProductKind, revision: number | null): Revisions =>
  ofEach((one) => (one === kind ? revision : null))

const latest = (dates: (Date | null)[]): Date | null =>
  dates.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), null)

/** The documents that are there, each with its kind. */
export const contentsIn = (loaded: Loaded): Content[] =>
  productKinds.flatMap((kind) => {
    const document = loaded[kind]
    return document === null ? [] : [{ kind, document } as Content]
  })

/** Files that visitors are shown, the cover first; proofs of right stay between enterprise and operator. */
export const shownFiles = (loaded: Loaded): string[] =>
  contentsIn({ ...loaded, basics: null }).flatMap((content) => filesIn(content).map(({ fileId }) => fileId))

const statesIn = (states: ReadonlyMap<string, KindState>): States => ofEach((kind) => states.get(kind) ?? UNTOUCHED)

/** Older documents get what was added since. */
function parsed(documents: Iterable<[kind: string, document: unknown]>): Loaded {
  const loaded: Record<string, unknown> = { ...NOTHING }
  for (const [kind, document] of documents) loaded[kind] = productDocuments[kind as ProductKind].parse(document)
  return loaded as Loaded
}

/** Reads what a product says, and puts its public page together from chosen revisions. */
export function createComposition(deps: {
  contents: Contents
  enterprises: Enterprises
  patents: Patents
  files: Files
  media: MediaLibrary
}) {
  const { contents, enterprises, patents, files, media } = deps

  /** The chosen revisions of a product, parsed. */
  async function load(tx: Tx, productId: string, revisions: Revisions): Promise<Loaded> {
    const documents = await contents.documents(tx, { subject: 'product', id: productId }, revisions)
    return parsed(documents)
  }

  return {
    load,

    /** The states of all kinds; a kind nobody touched is empty. */
    async states(tx: Tx, productId: string): Promise<States> {
      const states = await contents.states(tx, { subject: 'product', id: productId })
      return statesIn(states)
    },

    /** The states of all kinds, and the newest revision of one, parsed. */
    async newest(tx: Tx, productId: string, kind: ProductKind): Promise<{ states: States; loaded: Loaded }> {
      const { states, document } = await contents.newest(tx, { subject: 'product', id: productId, kind })
      return { states: statesIn(states), loaded: parsed(document === null ? [] : [[kind, document]]) }
    },

    /** A0404 when the chosen basics or the enterprise is not there. `scope`: for whom the files are drawn. */
    async compose(
      tx: Tx,
      product: { id: string; organisation_id: string; updated_at: Date },
      states: States,
      revisions: Revisions,
      scope: PictureScope,
    ): Promise<ProductDetail> {
      const loaded = await load(tx, product.id, revisions)
      if (!loaded.basics) throw fault('A0404')
      const cards = await patents.cards(
        tx,
        loaded.basics.patents.map((one) => one.patentId),
      )
      const shown = shownFiles(loaded)
      const drawn = await files.pictures(tx, scope, shown)
      const stored = await media.media(tx, scope, shown)
      // Visitors see nothing of an enterprise that is suspended; it and the operators still see its products.
      const enterprise =
        scope === 'public'
          ? (await enterprises.cards(tx, [product.organisation_id])).get(product.organisation_id)
          : await enterprises.approvedCard(tx, product.organisation_id)
      if (!enterprise) throw fault('A0404')
      const isPublished = productKinds.every((kind) => revisions[kind] === states[kind].published_revision)
      const publishedAt = latest(productKinds.map((kind) => states[kind].published_at))
      return productDetail({
        loaded: { ...loaded, basics: loaded.basics },
        id: product.id,
        cards,
        drawn,
        media: stored,
        certificates: publicCertificates(
          loaded.certificate?.certificates ?? [],
          { drawn, media: stored },
          dayOf(now()),
        ),
        enterprise,
        publishedAt: states.basics.published_at,
        // Visitors are not told when somebody saved a draft.
        updatedAt: (isPublished && publishedAt) || product.updated_at,
      })
    },
  }
}
export type Composition = ReturnType<typeof createComposition>
