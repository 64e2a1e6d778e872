import { defineRoom } from '../../platform/room.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { hallRoom } from '../hall/index.ts'
import { patentRoom } from '../patent/index.ts'
import { productRoom } from '../product/index.ts'
import { createRecordSearch } from './search-record.service.ts'
import { searchRoutes } from './search.routes.ts'
import { createSearch } from './search.service.ts'

export const searchRoom = defineRoom({
  name: 'search',
  needs: { enterprise: enterpriseRoom, patent: patentRoom, product: productRoom, hall: hallRoom },
  create: ({ platform: { transactor }, collected }) => ({
    website: createSearch({ transactor }),
    records: createRecordSearch({ transactor, rooms: collected.records }),
  }),
  routes: (app, search) => searchRoutes(app, search),
})
