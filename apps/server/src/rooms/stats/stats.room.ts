import { defineRoom } from '../../platform/room.ts'
import { inquiryRoom } from '../inquiry/index.ts'
import { analyticsRoom } from '../analytics/index.ts'
import { createFunnel } from './stats-funnel.service.ts'
import { statsRoutes } from './stats.routes.ts'
import { createStats } from './stats.service.ts'

export const statsRoom = defineRoom({
  name: 'stats',
  needs: { analytics: analyticsRoom, inquiry: inquiryRoom },
  create: ({ platform: { transactor, log }, needs: { analytics, inquiry }, collected: { figures, waiting } }) => ({
    stats: createStats({ transactor, log, rooms: figures, waitingCounts: waiting }),
    funnels: createFunnel({ transactor, analytics, inquiries: inquiry }),
  }),
  routes: (app, service) => statsRoutes(app, service),
  start: ({ stats }) => stats.start(),
  stop: ({ stats }) => stats.close(),
})
