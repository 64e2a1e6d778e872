/** All products of the demonstration; the home page shows the last ones first. */
import { hengyuanProducts } from './hengyuan.ts'
import type { ProductLine } from './product-line.ts'
import { qilanProducts } from './qilan.ts'
import { yunsunProducts } from './yunsun.ts'

/** Taken in turn from each enterprise, so that no list shows one enterprise only. */
const inTurn = (groups: ProductLine[][]): ProductLine[] =>
  Array.from({ length: Math.max(...groups.map((group) => group.length)) }, (_, index) =>
    groups.flatMap((group) => group[index] ?? []),
  ).flat()

export const products: ProductLine[] = inTurn([hengyuanProducts, yunsunProducts, qilanProducts])
