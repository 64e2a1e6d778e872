import type { ReferencePrice } from '@portal/contract/product-document'
import { refuse } from '../content/index.ts'
import type { ProductKindRules } from './product-kind.policy.ts'

const isSet = ({ mode, amount, from, to, tiers }: ReferencePrice): boolean =>
  ({
    fixed: amount !== null,
    range: from !== null && to !== null,
    tiers: tiers.length > 0,
    negotiable: true,
  })[mode]

/** The reference price. */
export const priceRules: ProductKindRules<ReferencePrice> = {
  files: () => [],
  isEmpty: (price) => !isSet(price),
  copied: (document) => document,

  assertSound({ mode, from, to, tiers }) {
    if (mode === 'range' && from !== null && to !== null && from > to) {
      throw refuse('价格区间的最低价不能高于最高价', 'The lower end of the price range is above its upper end')
    }
    const rising = tiers.every((tier, index) => index === 0 || tier.quantity > (tiers[index - 1]?.quantity ?? 0))
    if (mode === 'tiers' && !rising) {
      throw refuse('阶梯价的起订量须逐级递增', 'The quantities of the price tiers must rise')
    }
  },

  assertSubmittable(price) {
    if (!isSet(price)) throw refuse('请填写价格后再提交', 'Please give the price before you submit')
  },
}
