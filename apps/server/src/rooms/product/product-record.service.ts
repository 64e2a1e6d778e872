import type { RoomRecords } from '../../platform/records.ts'
import { productRecordRepo } from './product-record.repo.ts'

/** Products of all enterprises for operators, and an enterprise's own. */
export const productRecords: RoomRecords = {
  kinds: {
    product: { access: 'product:read:any', to: (id) => `/console/products/${id}` },
    ownProduct: { access: 'product:read:own', to: (id) => `/myEnt/exhibitProductSetting/${id}` },
  },
  find: (tx, search) => productRecordRepo(tx).find(search),
}
