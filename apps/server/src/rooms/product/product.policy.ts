/** What each kind of content of a product holds, refers to and must say before it is submitted. */
import type { OwnProduct } from '@portal/contract/product-own'
import type { ProductDocuments, ProductKind } from '@portal/contract/product-document'
import { permits, ROOT } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'
import type { Contents } from '../content/index.ts'
import { basicsRules } from './product-basics.policy.ts'
import { certificateRules } from './product-certificate.policy.ts'
import { chainRules } from './product-chain.policy.ts'
import { both, type KindRules, refuse, type ValidationContext } from './product-kind.policy.ts'
import { priceRules } from './product-price.policy.ts'
import { videoRules } from './product-video.policy.ts'

export type Content = { [Kind in ProductKind]: { kind: Kind; document: ProductDocuments[Kind] } }[ProductKind]
/** The kinds of a product in room content. */
export type ProductContents = Contents<ProductDocuments>
/** Documents of a product, whichever revisions were asked for. */
export type Loaded = { [Kind in ProductKind]: ProductDocuments[Kind] | null }
export const NOTHING: Loaded = {
  basics: null,
  pictures: null,
  video: null,
  certificate: null,
  price: null,
  chain: null,
}

const picturesRules: KindRules<ProductDocuments['pictures']> = {
  files: ({ pictures }) => pictures.map(({ fileId }) => ({ fileId, kinds: ['picture'] })),
  isEmpty: ({ pictures }) => pictures.length === 0,
  assertSubmittable: ({ pictures }) => {
    if (pictures.length === 0) {
      throw refuse('请至少上传一张图片后再提交', 'Please add at least one picture before you submit')
    }
  },
}

const rules: { [Kind in ProductKind]: KindRules<ProductDocuments[Kind]> } = {
  basics: basicsRules,
  pictures: picturesRules,
  video: videoRules,
  certificate: certificateRules,
  price: priceRules,
  chain: chainRules,
}
const rulesOf = (kind: ProductKind) => rules[kind] as KindRules<Content['document']>

/** Files a document refers to, with the kinds of file that may stand there. */
export const filesIn = ({ kind, document }: Content) => rulesOf(kind).files(document)

/** Whether a document holds nothing. */
export const isEmpty = ({ kind, document }: Content): boolean => rulesOf(kind).isEmpty(document)

/** Refuses documents that contradict themselves or what is around them, drafts too. */
export const assertSound = ({ kind, document }: Content, around: ValidationContext): void =>
  rulesOf(kind).assertSound?.(document, around)

/** Refuses to submit what no operator could approve. */
export const assertSubmittable = ({ kind, document }: Content, around: ValidationContext): void =>
  rulesOf(kind).assertSubmittable(document, around)

/** Whether the holder of these permissions may edit products of the own enterprise. */
export const mayEdit = (actor: { roles: readonly string[]; perms: readonly string[] }): boolean =>
  actor.roles.includes(ROOT) || permits(actor.perms, 'product:edit:own')

/** Refuses changes of a product that was put away. */
export function assertNotArchived(product: { archived_at: Date | null }): void {
  if (product.archived_at !== null) {
    throw fault(
      'A0400',
      both('该产品已归档，请先恢复再编辑', 'This product is archived. Bring it back before you edit it'),
    )
  }
}

type Missing = OwnProduct['missing'][number]
/** Percent that each piece of a full product page is worth; name and industry are always there. */
const WORTH: Record<Missing, number> = {
  summary: 8,
  functions: 12,
  features: 12,
  patents: 18,
  pictures: 16,
  video: 6,
  certificate: 6,
  price: 6,
  chain: 10,
}
const ALWAYS = 6

/** 0–100 and what is missing, from the newest revisions. */
export function completeness(loaded: Loaded): { completeness: number; missing: Missing[] } {
  const { basics, pictures, video, certificate, price, chain } = loaded
  const isThere: Record<Missing, boolean> = {
    summary: (basics?.summary ?? '').trim() !== '',
    functions: (basics?.functions ?? '').trim() !== '',
    features: (basics?.features ?? '').trim() !== '',
    patents: (basics?.patents.length ?? 0) > 0,
    pictures: pictures !== null && !rules.pictures.isEmpty(pictures),
    video: video !== null && !rules.video.isEmpty(video),
    certificate: certificate !== null && !rules.certificate.isEmpty(certificate),
    price: price !== null && !rules.price.isEmpty(price),
    chain: chain !== null && !rules.chain.isEmpty(chain),
  }
  const names = Object.keys(WORTH) as Missing[]
  const reached = names.filter((name) => isThere[name]).reduce((sum, name) => sum + WORTH[name], ALWAYS)
  return { completeness: reached, missing: names.filter((name) => !isThere[name]) }
}

/** Bits of `product_public.types`. */
export const TYPE_BITS = { invention: 1, 'utility-model': 2, design: 4 } as const
export const typeBits = (types: readonly (keyof typeof TYPE_BITS)[]): number =>
  types.reduce((bits, type) => bits | TYPE_BITS[type], 0)
