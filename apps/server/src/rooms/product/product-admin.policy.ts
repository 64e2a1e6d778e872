/** What an operator can take off the website, and put back. */
import { productKinds } from '@portal/contract/content-kind'
import type { ProductKind } from '@portal/contract/product-document'
import { fault } from '../../platform/errors.ts'
import type { KindState } from '../content/index.ts'

type States = Record<ProductKind, KindState>

const isShown = (state: KindState): boolean => state.published_revision !== null
export const isTakenDown = (state: KindState): boolean => state.taken_down_revision !== null && !isShown(state)

export const mayTakeDown = (states: States): boolean => productKinds.some((kind) => isShown(states[kind]))
export const mayPutBack = (states: States): boolean => productKinds.some((kind) => isTakenDown(states[kind]))

/** Refuses to take down what is not shown: somebody was faster, or it never was (A0400). */
export function assertShown(states: States): void {
  if (mayTakeDown(states)) return
  throw fault('A0400', { 'zh-cn': '该产品当前没有在网站展示', en: 'This product is not on the website at the moment' })
}

/** Refuses to put back what no operator took down (A0400). */
export function assertTakenDown(states: States): void {
  if (mayPutBack(states)) return
  throw fault('A0400', { 'zh-cn': '该产品没有被平台下架', en: 'No operator took this product off the website' })
}
