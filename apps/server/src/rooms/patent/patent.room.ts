import { defineRoom } from '../../platform/room.ts'
import { auditRoom } from '../audit/index.ts'
import { userRoom } from '../user/index.ts'
import { patentAddresses } from './patent-address.service.ts'
import { patentAdminRoutes } from './patent-admin.routes.ts'
import { createPatentAdmin } from './patent-admin.service.ts'
import { patentFigures } from './patent-figures.service.ts'
import { patentRecords } from './patent-record.service.ts'
import { patentRoutes } from './patent.routes.ts'
import { createPatents } from './patent.service.ts'

export const patentRoom = defineRoom({
  name: 'patent',
  needs: { audit: auditRoom, user: userRoom },
  publicAddresses: [patentAddresses],
  figures: patentFigures,
  records: patentRecords,
  create: ({ platform: { transactor }, needs: { user } }) => ({
    patents: createPatents({ transactor }),
    patentAdmin: createPatentAdmin({ transactor, users: user.users }),
  }),
  routes(app, { patents, patentAdmin }) {
    patentRoutes(app, patents)
    patentAdminRoutes(app, patentAdmin)
  },
})
