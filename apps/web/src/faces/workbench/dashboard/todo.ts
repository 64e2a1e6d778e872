/** What waits for somebody of the enterprise, read from its products. */
import { DRAFT, REJECTED } from '@portal/contract/content'
import type { OwnProduct } from '@portal/contract/product'

type Kind = 'basics' | 'pictures' | 'chain'
/** What a member can fill in; exploded chains are not edited here. */
export type Missing = Exclude<OwnProduct['missing'][number], 'chain'>

export interface Todo {
  product: OwnProduct
  rejected: Kind[]
  drafts: Kind[]
  missing: Missing[]
  /** Where it is mended. */
  to: string
}

const kinds: readonly Kind[] = ['basics', 'pictures', 'chain']
const editable = (missing: OwnProduct['missing'][number]): missing is Missing => missing !== 'chain'

const facts = ({ id }: OwnProduct): string => `/myEnt/productManage?edit=${id}`
const settings = ({ id }: OwnProduct): string => `/myEnt/exhibitProductSetting/${id}`

/** The place of what is most urgent: facts before pictures, rejected before drafts before missing. */
function placeOf({ product, rejected, drafts, missing }: Omit<Todo, 'to'>): string {
  const [first] = [...rejected, ...drafts]
  if (first !== undefined) return first === 'basics' ? facts(product) : settings(product)
  return missing.some((one) => one !== 'pictures') ? facts(product) : settings(product)
}

const urgency = ({ rejected, drafts }: Todo): number => (rejected.length > 0 ? 2 : drafts.length > 0 ? 1 : 0)

/** One entry per product that needs something; the rejected first, then drafts, then what is missing. */
export function todosOf(products: readonly OwnProduct[]): Todo[] {
  return products
    .filter((product) => product.can.edit)
    .map((product) => {
      const found = {
        product,
        rejected: kinds.filter((kind) => product[kind] === REJECTED),
        drafts: kinds.filter((kind) => product[kind] === DRAFT),
        missing: product.missing.filter(editable),
      }
      return { ...found, to: placeOf(found) }
    })
    .filter(({ rejected, drafts, missing }) => rejected.length + drafts.length + missing.length > 0)
    .toSorted((one, other) => urgency(other) - urgency(one))
}
