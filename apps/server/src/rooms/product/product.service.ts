import type { Events } from '../../platform/events.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Contents } from '../content/index.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Files, MediaLibrary } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import type { Patents } from '../patent/index.ts'
import type { Users } from '../user/index.ts'
import { createComposition } from './product-composition.service.ts'
import { createDeciding } from './product-deciding.service.ts'
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
  const { events, realtime } = deps
  const composition = createComposition(deps)
  const publication = createPublication({ ...deps, composition })

  events.listen(productChanged, ({ organisationId, productId, kind }) =>
    realtime.toOrganisation(organisationId, { name: 'product.changed', productId, kind }),
  )

  return {
    ...createSaving({ ...deps, composition }),
    ...createDeciding({ ...deps, composition, publication }),
    ...createReading({ ...deps, composition }),
    ...createWebsite({ ...deps, composition }),
    /** An enterprise was approved, renamed, or is no longer shown: its products follow. */
    refreshEnterprise: publication.refreshEnterprise,
  }
}
export type Products = ReturnType<typeof createProducts>
