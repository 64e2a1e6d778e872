import { defineRoom } from '../../platform/room.ts'
import { watchMachine } from '../../platform/machine.ts'
import { auditRoom } from '../audit/index.ts'
import { fileRoom, fileUsage } from '../file/index.ts'
import { createFailedJobs, failedJobsWaiting } from './health-job.service.ts'
import { healthRoutes } from './health.routes.ts'
import { createHealth } from './health.service.ts'

export const healthRoom = defineRoom({
  name: 'health',
  needs: { audit: auditRoom, file: fileRoom },
  environment: ['build', 'dataDir', 's3'],
  waiting: { failedJobs: { permission: 'health:read:any', count: failedJobsWaiting } },
  create({ platform: { transactor, events, outbox, jobs, storage, pool, pendingMigrations }, env, realtime }) {
    const machine = watchMachine()
    const health = createHealth({
      transactor,
      events,
      outbox,
      machine,
      build: env.build,
      dataDir: env.dataDir,
      storageKind: env.s3 ? 's3' : 'disk',
      pool,
      streams: () => realtime.count(),
      pendingMigrations,
      probeStorage: () => storage.probe(),
      fileUsage,
    })
    return { health, failedJobs: createFailedJobs({ transactor, jobs }), machine }
  },
  routes: (app, { health, failedJobs }) => healthRoutes(app, { health, failedJobs }),
  stop: ({ machine }) => machine.close(),
})
