/**
 * Every kind of content of a product: its rules, what visitors see of it, what its editor is given. A kind that is
 * missing here is a type error; all else in the room asks here and names no kind.
 */
import { exhibitKinds, productKinds } from '@portal/contract/content-kind'
import type { Media, Picture } from '@portal/contract/file'
import type { PatentCard } from '@portal/contract/patent'
import type { ProductDetail } from '@portal/contract/product'
import type { ExhibitTold } from '@portal/contract/product-content'
import {
  type ExhibitKind,
  type ProductDocuments,
  productDocuments,
  type ProductKind,
} from '@portal/contract/product-document'
import type { OwnProduct } from '@portal/contract/product-own'
import { factPieces } from '@portal/contract/product-piece'
import { contentKinds, type ContentOf, together } from '../content/index.ts'
import { publicCertificates } from '../enterprise/index.ts'
import { basicsRules, FACT_WORTH, hasFact } from './product-basics.policy.ts'
import { certificateRules } from './product-certificate.policy.ts'
import { chainRules } from './product-chain.policy.ts'
import { shownChain } from './product-chain.view.ts'
import { type Loaded, NOTHING, type ProductKindRules, type ValidationContext } from './product-kind.policy.ts'
import { picturesRules } from './product-pictures.policy.ts'
import { picturesIn } from './product-pictures.view.ts'
import { priceRules } from './product-price.policy.ts'
import { videoRules } from './product-video.policy.ts'
import { shownVideos } from './product-video.view.ts'
import { type PageParts, type Pictures, shownFacts } from './product.view.ts'

/** The newest revision of an exhibit, for whoever edits it. */
export interface FoundExhibit<Kind extends ExhibitKind> {
  document: ProductDocuments[Kind] | null
  /** Its files: all of them, and those that are pictures. */
  files: Media[]
  pictures: Picture[]
  picturesById: Pictures
  /** What was published of this kind in the course of time, oldest first. */
  published(): Promise<{ revision: number; document: ProductDocuments[Kind]; publishedAt: string }[]>
  /** Patents that the product is linked with. */
  linkedPatents(): Promise<PatentCard[]>
}

interface Exhibit<Kind extends ExhibitKind> extends ProductKindRules<ProductDocuments[Kind]> {
  /** Per cent of a full product page; 0 where none needs it. */
  worth: number
  /** Its part of the public page. */
  shown(parts: PageParts): Partial<ProductDetail>
  /** What its detail call answers besides the head that all have. */
  told(found: FoundExhibit<Kind>): ExhibitTold<Kind> | Promise<ExhibitTold<Kind>>
}

const exhibits = {
  pictures: {
    ...picturesRules,
    worth: 16,
    shown: ({ loaded, pictures }) => ({ pictures: picturesIn(loaded.pictures?.pictures ?? [], pictures) }),
    told: ({ document, picturesById }) => ({ pictures: picturesIn(document?.pictures ?? [], picturesById) }),
  },
  video: {
    ...videoRules,
    worth: 6,
    shown: (parts) => ({ videos: shownVideos(parts) }),
    told: ({ document, files, pictures }) => ({ content: document ?? { videos: [] }, files, pictures }),
  },
  certificate: {
    ...certificateRules,
    worth: 6,
    shown: ({ loaded, today, ...drawable }) => ({
      certificates: publicCertificates(loaded.certificate?.certificates ?? [], drawable, today),
    }),
    told: ({ document, files, pictures }) => ({ content: document ?? { certificates: [] }, files, pictures }),
  },
  price: {
    ...priceRules,
    worth: 6,
    shown: ({ loaded }) => ({ price: loaded.price }),
    async told({ document, published }) {
      const history = (await published()).map(({ document: price, ...when }) => ({ ...when, price }))
      return { content: document, history }
    },
  },
  chain: {
    ...chainRules,
    worth: 10,
    shown: (parts) => ({ chain: shownChain(parts) }),
    async told({ document, files, pictures, linkedPatents }) {
      const content = document ?? productDocuments.chain.parse({})
      return { content, files, pictures, patents: await linkedPatents() }
    },
  },
} as const satisfies { [Kind in ExhibitKind]: Exhibit<Kind> }

const byKind: { [Kind in ExhibitKind]: Exhibit<Kind> } = exhibits
const rules: { [Kind in ProductKind]: ProductKindRules<ProductDocuments[Kind]> } = { basics: basicsRules, ...exhibits }

export const { contentOf, contentsIn, filesIn, filesOf, isEmpty, assertAcceptable } = contentKinds<
  ProductDocuments,
  ValidationContext
>(productKinds, productDocuments, rules)

/** What the detail call of an exhibit answers besides the head that all have. */
export const toldOf = <Kind extends ExhibitKind>(kind: Kind, found: FoundExhibit<Kind>) => byKind[kind].told(found)

/** The public page of a product, from published revisions or, for review and preview, from others. */
export const productDetail = (parts: PageParts): ProductDetail => ({
  ...shownFacts(parts),
  ...together(exhibitKinds.map((kind) => exhibits[kind].shown(parts))),
})

/** What a copy of a product takes over of what is there. */
export function copied(loaded: Loaded): Loaded {
  const taken = { ...NOTHING }
  const take = <Kind extends ProductKind>({ kind, document }: ContentOf<ProductDocuments, Kind>) => {
    taken[kind] = rules[kind].copied(document)
  }
  contentsIn(loaded).forEach((one) => take(one))
  return taken
}

/** Name and industry, which are always there. */
const ALWAYS = 6

/** 0–100 and what is missing, from the newest revisions. */
export function completeness(loaded: Loaded): Pick<OwnProduct, 'completeness' | 'missing'> {
  const { basics } = loaded
  const filled = new Set(contentsIn(loaded).flatMap((one) => (isEmpty(one) ? [] : [one.kind])))
  const pieces = [
    ...factPieces.map((piece) => ({
      piece,
      worth: FACT_WORTH[piece],
      isThere: basics !== null && hasFact(basics, piece),
    })),
    ...exhibitKinds.map((kind) => ({ piece: kind, worth: byKind[kind].worth, isThere: filled.has(kind) })),
  ]
  return {
    completeness: pieces.filter(({ isThere }) => isThere).reduce((sum, { worth }) => sum + worth, ALWAYS),
    missing: pieces.filter(({ worth, isThere }) => worth > 0 && !isThere).map(({ piece }) => piece),
  }
}
