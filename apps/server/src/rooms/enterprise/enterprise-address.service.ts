import type { PublicAddresses } from '../../platform/public-address.ts'
import { enterpriseAddressRepo } from './enterprise-address.repo.ts'

/** Where visitors find enterprises. */
export const enterpriseAddresses: PublicAddresses = {
  name: 'enterprise',
  parts: (tx, size) => enterpriseAddressRepo(tx).parts(size),
  within: (tx, range) => enterpriseAddressRepo(tx).within(range),
  address: (id) => `/website/enterprise/detail?id=${id}`,
}
