import type { Ids } from '../e2e/support/demo-ids.ts'

/** The addresses by which the website's speed is judged: home, list, product, hall, enterprise. */
export const publicPages = (ids: Pick<Ids, 'product' | 'enterprise'>): readonly string[] => [
  '/website/home',
  '/website/product',
  `/website/product/detail?id=${ids.product}`,
  '/website/showroom/industry',
  `/website/enterprise/detail?id=${ids.enterprise}`,
]
