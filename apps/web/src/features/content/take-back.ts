import { type EnterpriseKind, entContentRecall, entContentWithdraw } from '@portal/contract/enterprise-content'
import type { ProductKind } from '@portal/contract/product-document'
import { contentRecall, contentWithdraw } from '@portal/contract/product-own'
import { call } from '../../lib/client.ts'

const quiet = { quiet: true }

/** How an editor takes one content kind of a product back: from review, and off the website. */
export const takeBackProduct = (productId: string, kind: ProductKind) => ({
  recall: () => call(contentRecall, { body: { productId, kind } }, quiet),
  withdraw: () => call(contentWithdraw, { body: { productId, kind } }, quiet),
})

/** How an editor takes one content kind of the own enterprise back: from review, and off the website. */
export const takeBackEnterprise = (kind: EnterpriseKind) => ({
  recall: () => call(entContentRecall, { body: { kind } }, quiet),
  withdraw: () => call(entContentWithdraw, { body: { kind } }, quiet),
})
