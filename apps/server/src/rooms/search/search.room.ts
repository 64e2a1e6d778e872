import { defineRoom } from '../../platform/room.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { hallRoom } from '../hall/index.ts'
import { patentRoom } from '../patent/index.ts'
import { productRoom } from '../product/index.ts'
import { searchRoutes } from './search.routes.ts'
import { createSearch } from './search.service.ts'

export const searchRoom = defineRoom({
  name: 'search',
  needs: { enterprise: enterpriseRoom, patent: patentRoom, product: productRoom, hall: hallRoom },
  create: ({ platform: { transactor } }) => createSearch({ transactor }),
  routes: (app, search) => searchRoutes(app, search),
})
