import type { Environment } from '../env.ts'
import { pendingMigrations } from '../platform/db/migrate.ts'
import { watchMachine } from '../platform/machine.ts'
import type { Platform } from '../platform/platform.ts'
import type { Realtime } from '../platform/realtime.ts'
import { createAuditReading } from '../rooms/audit/index.ts'
import { complaintsWaiting } from '../rooms/complaint/index.ts'
import { enterpriseFigures } from '../rooms/enterprise/index.ts'
import { fileUsage } from '../rooms/file/index.ts'
import { createFailedJobs, createHealth } from '../rooms/health/index.ts'
import { inquiriesWaiting, inquiryFigures } from '../rooms/inquiry/index.ts'
import { newsFigures } from '../rooms/news/index.ts'
import { patentFigures } from '../rooms/patent/index.ts'
import { productFigures } from '../rooms/product/index.ts'
import { reviewFigures, reviewsWaiting } from '../rooms/review/index.ts'
import { createStats } from '../rooms/stats/index.ts'
import { findAccounts, findOrganisations, userFigures } from '../rooms/user/index.ts'

/** What operators watch the platform by. */
export function createOperation(
  env: Environment,
  platform: Platform,
  { build, realtime }: { build: string; realtime: Realtime },
) {
  const { transactor, database, storage } = platform
  const { pool } = database
  const auditReading = createAuditReading({ transactor, findAccounts, findOrganisations })
  const machine = watchMachine()
  const health = createHealth({
    ...platform,
    machine,
    build,
    dataDir: env.dataDir,
    storageKind: env.s3 ? 's3' : 'disk',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    streams: () => realtime.count(),
    pendingMigrations: () => pendingMigrations(pool),
    probeStorage: () => storage.probe(),
    fileUsage,
  })
  const rooms = [
    userFigures,
    enterpriseFigures,
    productFigures,
    patentFigures,
    newsFigures,
    reviewFigures,
    inquiryFigures,
  ]
  const stats = createStats({ ...platform, rooms, reviewsWaiting, complaintsWaiting, inquiriesWaiting })
  return { auditReading, machine, health, failedJobs: createFailedJobs(platform), stats }
}
