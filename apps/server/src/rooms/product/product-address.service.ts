import type { PublicAddresses } from '../../platform/public-address.ts'
import { productAddressRepo } from './product-address.repo.ts'

/** Where visitors find products. */
export const productAddresses: PublicAddresses = {
  name: 'product',
  parts: (tx, size) => productAddressRepo(tx).parts(size),
  within: (tx, range) => productAddressRepo(tx).within(range),
  address: (id) => `/website/product/detail?id=${id}`,
}
