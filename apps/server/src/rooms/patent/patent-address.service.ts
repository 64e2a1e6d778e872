import type { PublicAddresses } from '../../platform/public-address.ts'
import { patentAddressRepo } from './patent-address.repo.ts'

/** Where visitors find patents. */
export const patentAddresses: PublicAddresses = {
  name: 'patent',
  parts: (tx, size) => patentAddressRepo(tx).parts(size),
  within: (tx, range) => patentAddressRepo(tx).within(range),
  address: (id) => `/website/product/patent?id=${id}`,
}
