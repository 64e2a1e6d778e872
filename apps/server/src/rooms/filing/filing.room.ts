import { defineRoom } from '../../platform/room.ts'
import { organisationTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { productRoom } from '../product/index.ts'
import { userRoom } from '../user/index.ts'
import { filingChanged } from './filing.events.ts'
import { syncJob } from './filing.jobs.ts'
import { filingRoutes } from './filing.routes.ts'
import { createFilings } from './filing.service.ts'

export const filingRoom = defineRoom({
  name: 'filing',
  needs: { audit: auditRoom, user: userRoom, enterprise: enterpriseRoom, product: productRoom },
  environment: ['filing'],
  jobs: [syncJob],
  create: ({ platform: { transactor, jobs, throttle, log }, env, needs: { user, enterprise, product } }) =>
    createFilings({
      transactor,
      jobs,
      throttle,
      log,
      users: user.users,
      enterprises: enterprise.enterprises,
      products: product,
      configuration: env.filing,
    }),
  subscriptions(_, { platform: { events }, realtime }) {
    events.listen(filingChanged, ({ organisationId, runId }) =>
      realtime.tell(organisationTopic(organisationId), { name: 'filing.changed', runId }),
    )
  },
  routes: (app, filings, { platform: { temporaryFolder } }) => filingRoutes(app, filings, temporaryFolder),
})
