import type { PublicAddresses } from '../../platform/public-address.ts'
import { newsAddressRepo } from './news-address.repo.ts'

/** Where visitors find articles. */
export const newsAddresses: PublicAddresses = {
  name: 'news',
  parts: (tx, size) => newsAddressRepo(tx).parts(size),
  within: (tx, range) => newsAddressRepo(tx).within(range),
  address: (id) => `/website/news/detail?id=${id}`,
}
