import { type ProductDetail, type ProductKind, productKinds } from '@portal/contract/product'
import { fault } from '../../platform/errors.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Files, PictureScope } from '../file/index.ts'
import type { Patents } from '../patent/index.ts'
import { type Loaded, productContentRepo, type Revisions } from './product-content.repo.ts'
import { type KindState, UNTOUCHED } from './product.policy.ts'
import { productRepo } from './product.repo.ts'
import { productDetail } from './product.view.ts'

export type States = Record<ProductKind, KindState>

/** The states of all kinds; a kind nobody touched is empty. */
export async function statesOf(tx: Tx, productId: string): Promise<States> {
  const states: States = { basics: UNTOUCHED, pictures: UNTOUCHED, chain: UNTOUCHED }
  for (const { kind, product_id: _, ...row } of await productRepo(tx).states(productId)) {
    states[kind as ProductKind] = { ...row, status: row.status as KindState['status'] }
  }
  return states
}

export const publishedOf = (states: States): Revisions => ({
  basics: states.basics.published_revision,
  pictures: states.pictures.published_revision,
  chain: states.chain.published_revision,
})

/** The newest revisions: what the enterprise itself works on. */
export const newestOf = (states: States): Revisions => ({
  basics: states.basics.newest_revision,
  pictures: states.pictures.newest_revision,
  chain: states.chain.newest_revision,
})

const latest = (dates: (Date | null)[]): Date | null =>
  dates.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), null)

/** Files a content refers to, the cover first. */
export const filesOf = (loaded: Loaded): string[] =>
  [...loaded.pictures.map((picture) => picture.fileId), loaded.chain?.exploded, loaded.chain?.assembled].filter(
    (file) => typeof file === 'string',
  )

/** Puts the public page of a product together from chosen revisions. */
export function createComposition(deps: { enterprises: Enterprises; patents: Patents; files: Files }) {
  const { enterprises, patents, files } = deps

  return {
    /** A0404 when the chosen basics or the enterprise is not there. `scope`: for whom the pictures are drawn. */
    async compose(
      tx: Tx,
      product: { id: string; organisation_id: string; updated_at: Date },
      states: States,
      revisions: Revisions,
      scope: PictureScope,
    ): Promise<ProductDetail> {
      const loaded = await productContentRepo(tx).load(product.id, revisions)
      if (!loaded.facts) throw fault('A0404')
      const cards = await patents.cards(
        tx,
        loaded.patents.map((one) => one.patentId),
      )
      const drawn = await files.pictures(tx, scope, filesOf(loaded))
      const enterprise = (await enterprises.cards(tx, [product.organisation_id])).get(product.organisation_id)
      if (!enterprise) throw fault('A0404')
      const isPublished = productKinds.every((kind) => revisions[kind] === states[kind].published_revision)
      const publishedAt = latest(productKinds.map((kind) => states[kind].published_at))
      return productDetail({
        ...loaded,
        id: product.id,
        cards,
        drawn,
        enterprise,
        publishedAt: states.basics.published_at,
        // Visitors are not told when somebody saved a draft.
        updatedAt: (isPublished && publishedAt) || product.updated_at,
      })
    },
  }
}
export type Composition = ReturnType<typeof createComposition>
