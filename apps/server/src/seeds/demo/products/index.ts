/** All products of the demonstration, the oldest first; the home page shows the last ones first. */
import { suppliers } from '../suppliers/index.ts'
import { hengyuanProducts } from './hengyuan.ts'
import { partProducts } from './parts.ts'
import type { ProductLine } from './product-line.ts'
import { qilanProducts } from './qilan.ts'
import { yunsunProducts } from './yunsun.ts'

/** Taken in turn from each enterprise, so that no list shows one enterprise only. */
const inTurn = (groups: ProductLine[][]): ProductLine[] =>
  Array.from({ length: Math.max(...groups.map((group) => group.length)) }, (_, index) =>
    groups.flatMap((group) => group[index] ?? []),
  ).flat()

/** Parts and services are there for longer than the machines that they serve. */
export const products: ProductLine[] = [
  ...inTurn(suppliers.map((supplier) => supplier.products)),
  ...partProducts,
  ...inTurn([hengyuanProducts, yunsunProducts, qilanProducts]),
]
