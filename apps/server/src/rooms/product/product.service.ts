import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { ProductContents } from './product.policy.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Files, MediaLibrary } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import type { Patents } from '../patent/index.ts'
import type { Users } from '../user/index.ts'
import { createBulk } from './product-bulk.service.ts'
import { createProductAdmin } from './product-admin.service.ts'
import { createComposition } from './product-composition.service.ts'
import { createFeaturing } from './product-featuring.service.ts'
import { createDeciding } from './product-deciding.service.ts'
import { createProductImports } from './product-import.service.ts'
import { createPublication } from './product-publication.service.ts'
import { createReading } from './product-reading.service.ts'
import { createSaving } from './product-saving.service.ts'
import { createWebsite } from './product-website.service.ts'

/** Products: written by enterprises, decided by operators, seen by everybody. */
export function createProducts(deps: {
  transactor: Transactor
  users: Users
  messages: Messages
  contents: ProductContents
  enterprises: Enterprises
  patents: Patents
  files: Files
  media: MediaLibrary
}) {
  const { patents } = deps
  const composition = createComposition(deps)
  const publication = createPublication({ ...deps, composition })

  const deciding = createDeciding({ ...deps, composition, publication })
  const saving = createSaving({ ...deps, composition })

  return {
    ...saving,
    imports: createProductImports({ ...deps, composition, publication, saving }),
    ...deciding,
    ...createBulk({ ...deps, composition, saving, deciding }),
    featuring: createFeaturing(deps),
    admin: createProductAdmin({ ...deps, composition, deciding }),
    ...createReading({ ...deps, composition }),
    ...createWebsite({ ...deps, composition }),
    /** An enterprise was approved, renamed, or is no longer shown: its products follow. */
    refreshEnterprise: publication.refreshEnterprise,
    /** A patent changed: the products that it protects follow. */
    async refreshPatent(tx: Tx, patentId: string): Promise<void> {
      for (const { productId, organisationId } of await patents.protectedBy(tx, patentId)) {
        await publication.refreshProduct(tx, productId, organisationId)
      }
    },
  }
}
export type Products = ReturnType<typeof createProducts>
