import type { Jobs } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import type { Users } from '../user/index.ts'
import { createApplying } from './filing-applying.service.ts'
import { createFilingFiles } from './filing-file.service.ts'
import { createPulling } from './filing-pulling.service.ts'
import { createRunner } from './filing-run.service.ts'
import { createSources, type FilingConfiguration } from './filing-source.service.ts'
import { createSyncs } from './filing-sync.service.ts'
import { SYNC_OPTIONS, syncJob } from './filing.jobs.ts'

interface Deps {
  transactor: Transactor
  jobs: Jobs
  throttle: Throttle
  log: Logger
  users: Users
  enterprises: Enterprises
  products: Products
  configuration: FilingConfiguration
}

/** Filing data: sources set up by operators, and runs by which enterprises take their own over. */
export function createFilings(deps: Deps) {
  const { jobs } = deps
  const sources = createSources(deps)
  const run = createRunner({ ...deps, pulling: createPulling({ ...deps, sources }), applying: createApplying(deps) })

  jobs.define(syncJob, run, SYNC_OPTIONS)

  const syncs = createSyncs({ ...deps, sources, carryOn: (one) => run(one, new AbortController().signal) })
  return { sources, files: createFilingFiles(deps), syncs }
}
export type Filings = ReturnType<typeof createFilings>
