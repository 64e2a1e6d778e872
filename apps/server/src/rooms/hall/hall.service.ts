import type { Transactor } from '../../platform/transaction.ts'
import type { EnterpriseContents } from '../enterprise/index.ts'
import type { Files } from '../file/index.ts'
import type { Newsroom } from '../news/index.ts'
import type { Products } from '../product/index.ts'
import { createBooths } from './hall-booth.service.ts'
import { createExpoReading } from './hall-expo-reading.service.ts'
import { createHallReading } from './hall-reading.service.ts'

/** Halls and expos. */
export function createHalls(deps: {
  transactor: Transactor
  files: Files
  enterpriseContents: EnterpriseContents
  products: Products
  newsroom: Newsroom
}) {
  const booths = createBooths(deps)
  const expos = createExpoReading({ ...deps, booths })
  return { expos, halls: createHallReading({ ...deps, booths, expos }) }
}
export type Halls = ReturnType<typeof createHalls>
