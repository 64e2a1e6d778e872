import { publish } from '../../platform/events.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { EnterpriseContents, Enterprises } from '../enterprise/index.ts'
import type { Files } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import type { Newsroom } from '../news/index.ts'
import type { Products } from '../product/index.ts'
import type { Users } from '../user/index.ts'
import { createArranging } from './hall-arranging.service.ts'
import { createBooths } from './hall-booth.service.ts'
import { createExhibitors } from './hall-exhibitor.service.ts'
import { createExpoPublication } from './hall-expo-publication.service.ts'
import { createExpoReading } from './hall-expo-reading.service.ts'
import { createExpoWriting } from './hall-expo-writing.service.ts'
import { createOwnHalls } from './hall-own.service.ts'
import { createHallReading } from './hall-reading.service.ts'
import { expoChanged } from './hall.events.ts'
import type { ExpoRevisions } from './hall.policy.ts'

/** Halls and expos: arranged by operators, answered by enterprises, walked by visitors. */
export function createHalls(deps: {
  transactor: Transactor
  users: Users
  messages: Messages
  files: Files
  enterprises: Enterprises
  enterpriseContents: EnterpriseContents
  products: Products
  newsroom: Newsroom
  expoRevisions: ExpoRevisions
}) {
  const changed = async (tx: Tx, expoId: string, organisationIds: string[] = []): Promise<void> => {
    await publish(tx, expoChanged, { expoId, organisationIds })
    await pagesChanged(tx, [`expo:${expoId}`])
  }

  const booths = createBooths(deps)
  const expos = createExpoReading({ ...deps, booths })
  return {
    expos,
    halls: createHallReading({ ...deps, booths, expos }),
    arranging: createArranging(deps),
    writing: createExpoWriting({ ...deps, changed }),
    publication: createExpoPublication({ ...deps, changed }),
    exhibitors: createExhibitors({ ...deps, changed }),
    ownHalls: createOwnHalls({ ...deps, changed }),
  }
}
export type Halls = ReturnType<typeof createHalls>
