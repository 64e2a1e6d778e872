/** What the rules of a kind of a product's content are made of. */
import { productKinds } from '@portal/contract/content-kind'
import type { ProductDocuments } from '@portal/contract/product-document'
import { type ContentOf, type Contents, type KindRules, type LoadedOf, ofEach } from '../content/index.ts'
import type { Referred } from '../file/index.ts'

/** What a document is looked at beside. */
export interface ValidationContext {
  /** Patents the product is linked with. */
  linked: ReadonlySet<string>
  /** Patents the document names that exist. */
  known: { has(patentId: string): boolean }
  /** Numbers of those of which the enterprise is no applicant, by id. */
  foreign: ReadonlyMap<string, string>
  /** The files it refers to, by id. */
  files: ReadonlyMap<string, Referred>
}

export interface ProductKindRules<Document> extends KindRules<Document, ValidationContext> {
  /** What a copy of the product takes over of it; null: nothing. */
  copied(document: Document): Document | null
}

/** The kinds of a product in room content. */
export type ProductContents = Contents<ProductDocuments>
export type Content = ContentOf<ProductDocuments>
/** Documents of a product, whichever revisions were asked for. */
export type Loaded = LoadedOf<ProductDocuments>
export const NOTHING: Loaded = ofEach(productKinds, () => null)
