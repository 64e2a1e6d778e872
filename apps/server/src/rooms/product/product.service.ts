import type { Events } from '../../platform/events.ts'
import { organisationTopic, type Realtime } from '../../platform/realtime.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Contents } from '../content/index.ts'
import { enterpriseLifted, type Enterprises, enterpriseSuspended } from '../enterprise/index.ts'
import type { Files, MediaLibrary } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import { patentChanged, type Patents } from '../patent/index.ts'
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
import { productChanged } from './product.events.ts'

/** Products: written by enterprises, decided by operators, seen by everybody. */
export function createProducts(deps: {
  transactor: Transactor
  events: Events
  realtime: Realtime
  users: Users
  messages: Messages
  contents: Contents
  enterprises: Enterprises
  patents: Patents
  files: Files
  media: MediaLibrary
}) {
  const { events, realtime, patents } = deps
  const composition = createComposition(deps)
  const publication = createPublication({ ...deps, composition })

  events.listen(productChanged, ({ organisationId, productId, kind }) =>
    realtime.tell(organisationTopic(organisationId), { name: 'product.changed', productId, kind }),
  )

  // One subscriber for all of these: what happened later is followed later.
  const refresh = (tx: Tx, { organisationId }: { organisationId: string }) =>
    publication.refreshEnterprise(tx, organisationId)
  events.subscribe(enterpriseSuspended, 'product', refresh)
  events.subscribe(enterpriseLifted, 'product', refresh)
  events.subscribe(patentChanged, 'product', async (tx, { patentId }) => {
    for (const { productId, organisationId } of await patents.protectedBy(tx, patentId)) {
      await publication.refreshProduct(tx, productId, organisationId)
    }
  })

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
  }
}
export type Products = ReturnType<typeof createProducts>
