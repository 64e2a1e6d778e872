import { productEditor } from '@portal/contract/content-kind'
import type { RoomRecords } from '../../platform/records.ts'
import { productCertificates } from './product-certificate.policy.ts'
import { productRecordRepo } from './product-record.repo.ts'

/** Products of all enterprises for operators; an enterprise's own, and certificates of them. */
export const productRecords: RoomRecords = {
  kinds: {
    product: { access: 'product:read:any', to: (id) => `/console/products/${id}` },
    ownProduct: { access: 'product:read:own', to: (id) => `/myEnt/exhibitProductSetting/${id}` },
    ownProductCertificate: {
      access: 'product:read:own',
      to: (id) => productEditor(productCertificates.kind, id),
    },
  },
  find: (tx, search) => productRecordRepo(tx).find(search, productCertificates),
}
