import { ProductQuery } from '@portal/contract/product'
import { fault } from '../../platform/errors.ts'
import type { EnterpriseContents, Enterprises } from '../enterprise/index.ts'
import type { Halls } from '../hall/index.ts'
import type { Newsroom } from '../news/index.ts'
import type { Products } from '../product/index.ts'
import type { SiteSettings } from '../setting/index.ts'
import type { SharedThings } from './shared-thing.ts'

/** Looked through for one with a picture. */
const LOOKED_THROUGH = 6

/** Of things for the picture of a link; the rooms refuse what is not public. */
export const createSharedThings = ({
  settings,
  news,
  products,
  enterprises,
  enterpriseContents,
  halls: { halls, expos },
}: {
  settings: Pick<SiteSettings, 'shown'>
  news: Newsroom['news']
  products: Products
  enterprises: Enterprises
  enterpriseContents: EnterpriseContents
  halls: Pick<Halls, 'halls' | 'expos'>
}): SharedThings => ({
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
  news: (id, language) => news.detail('website', id, language),
  site: () => settings.shown(),
})
