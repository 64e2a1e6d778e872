import { ProductQuery } from '@portal/contract/product'
import { fault } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import {
  createDiscovery,
  createMoves,
  createShareRenderer,
  createSharing,
  defineShareJobs,
  type SharedThings,
} from '../rooms/discovery/index.ts'
import { enterpriseAddresses, type EnterpriseContents, type Enterprises } from '../rooms/enterprise/index.ts'
import type { Files } from '../rooms/file/index.ts'
import { expoAddresses, hallAddresses, type Halls } from '../rooms/hall/index.ts'
import { newsAddresses, type Newsroom } from '../rooms/news/index.ts'
import { patentAddresses } from '../rooms/patent/index.ts'
import { productAddresses, type Products } from '../rooms/product/index.ts'
import type { SiteSettings } from '../rooms/setting/index.ts'
import type { Users } from '../rooms/user/index.ts'

/** Pages of the website that are always there; each has an address of its own in the sitemap. */
const pages = [
  '/website/home',
  '/website/showroom',
  '/website/showroom/industry',
  '/website/showroom/region',
  '/website/showroom/zhejiang',
  '/website/showroom/theme',
  '/website/product',
  '/website/enterprise',
  '/website/news',
  '/website/about',
  '/website/agreement',
  '/website/privacy',
  '/website/complaint',
]

interface Rooms {
  users: Users
  settings: SiteSettings
  newsroom: Newsroom
  products: Products
  enterprises: Enterprises
  enterpriseContents: EnterpriseContents
  files: Files
  showroom: Pick<Halls, 'halls' | 'expos'>
}

/** Looked through for one with a picture. */
const LOOKED_THROUGH = 6

/** Of things for the picture of a link; the rooms refuse what is not public. */
const sharedThings = ({
  settings,
  newsroom,
  products,
  enterprises,
  enterpriseContents,
  showroom: { halls, expos },
}: Rooms): SharedThings => ({
  async product(id) {
    const [card] = await products.chosen([id])
    if (!card) throw fault('A0404')
    return card
  },
  async enterprise(id) {
    const detail = await enterprises.detail(id)
    const { display } = await enterpriseContents.shownOn(id)
    const own = display?.logo ?? display?.banner
    const [face] = own ? [] : await halls.faces([id])
    return { ...detail, picture: own ?? face?.picture ?? null }
  },
  products: (industry) => products.page(ProductQuery.parse({ industry, pageSize: LOOKED_THROUGH })),
  hall: (kind, key) => halls.detail({ kind, key, pageNum: 1, pageSize: LOOKED_THROUGH }),
  halls: () => halls.overview(),
  expo: (id) => expos.detail({ id, pageNum: 1, pageSize: LOOKED_THROUGH }),
  news: (id, language) => newsroom.news.detail('website', id, language),
  site: () => settings.shown(),
})

/** How the website is found and shared, with what every room shows of itself. */
export function discoveryOf(platform: Platform, rooms: Rooms) {
  const sharing = createSharing({
    ...platform,
    ...rooms,
    things: sharedThings(rooms),
    renderer: createShareRenderer(platform.temporaryFolder),
  })
  defineShareJobs({ ...platform, sharing })
  return {
    discovery: createDiscovery({
      ...platform,
      ...rooms,
      pages,
      things: [productAddresses, enterpriseAddresses, newsAddresses, patentAddresses, hallAddresses, expoAddresses],
    }),
    moves: createMoves({ ...platform, ...rooms }),
    sharing,
  }
}
