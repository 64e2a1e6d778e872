import { defineRoom, openRoute } from '../../platform/room.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { newsRoom } from '../news/index.ts'
import { productRoom } from '../product/index.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { createAnalytics } from './analytics.service.ts'

export const analyticsRoom = defineRoom({
  name: 'analytics',
  needs: { enterprise: enterpriseRoom, product: productRoom, news: newsRoom },
  rawRoutes: [openRoute('GET', '/visit.gif', 'a picture that pages carry, so that visits are counted without script')],
  create: ({ platform: { transactor, log }, needs: { enterprise, product, news } }) =>
    createAnalytics({ transactor, log, enterprises: enterprise.enterprises, products: product, newsroom: news }),
  routes: (app, analytics) => analyticsRoutes(app, analytics),
  stop: (analytics) => analytics.flush(),
})
