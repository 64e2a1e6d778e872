import type { Platform } from '../platform/platform.ts'
import { createDiscovery } from '../rooms/discovery/index.ts'
import { enterpriseAddresses } from '../rooms/enterprise/index.ts'
import { newsAddresses, type Newsroom } from '../rooms/news/index.ts'
import { patentAddresses } from '../rooms/patent/index.ts'
import { productAddresses } from '../rooms/product/index.ts'
import type { SiteSettings } from '../rooms/setting/index.ts'

/** Pages of the website that are always there; each has an address of its own in the sitemap. */
const pages = [
  '/website/home',
  '/website/product',
  '/website/enterprise',
  '/website/news',
  '/website/agreement',
  '/website/complaint',
]

/** How the website is found, with what every room shows of itself. */
export const discoveryOf = (
  { transactor }: Pick<Platform, 'transactor'>,
  rooms: { settings: SiteSettings; newsroom: Newsroom },
) =>
  createDiscovery({
    transactor,
    ...rooms,
    pages,
    things: [productAddresses, enterpriseAddresses, newsAddresses, patentAddresses],
  })
