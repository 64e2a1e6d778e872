import { defineRoom, openRoute } from '../../platform/room.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { newsRoom } from '../news/index.ts'
import { productRoom } from '../product/index.ts'
import { visitRoutes } from './visit.routes.ts'
import { createVisits } from './visit.service.ts'

export const visitRoom = defineRoom({
  name: 'visit',
  needs: { enterprise: enterpriseRoom, product: productRoom, news: newsRoom },
  rawRoutes: [openRoute('GET', '/visit.gif', 'a picture that pages carry, so that visits are counted without script')],
  create: ({ platform: { transactor, log }, needs: { enterprise, product, news } }) =>
    createVisits({ transactor, log, enterprises: enterprise.enterprises, products: product, newsroom: news }),
  routes: (app, visits) => visitRoutes(app, visits),
  stop: (visits) => visits.flush(),
})
