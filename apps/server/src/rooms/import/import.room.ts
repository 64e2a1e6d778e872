import { defineRoom } from '../../platform/room.ts'
import { auditRoom } from '../audit/index.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { messageRoom } from '../message/index.ts'
import { patentRoom } from '../patent/index.ts'
import { productRoom } from '../product/index.ts'
import { userRoom } from '../user/index.ts'
import { importCancelled } from './import.events.ts'
import { tellEnterprises, workOnImport } from './import.jobs.ts'
import { importRoutes, ownImportRoutes } from './import.routes.ts'
import { createImports } from './import.service.ts'

export const importRoom = defineRoom({
  name: 'import',
  needs: {
    audit: auditRoom,
    user: userRoom,
    message: messageRoom,
    enterprise: enterpriseRoom,
    patent: patentRoom,
    product: productRoom,
  },
  jobs: [workOnImport, tellEnterprises],
  create: ({
    platform: { transactor, jobs, storage, throttle, log, temporaryFolder },
    needs: { user, message, enterprise, patent, product },
  }) =>
    createImports({
      transactor,
      jobs,
      storage,
      throttle,
      log,
      temporaryFolder,
      users: user.users,
      messages: message.messages,
      enterprises: enterprise.enterpriseImports,
      patents: patent.patents,
      products: product,
    }),
  subscriptions(imports, { platform: { events } }) {
    events.listen(importCancelled, ({ importId }) => imports.lookAgain(importId))
  },
  routes(app, imports, { platform: { temporaryFolder } }) {
    importRoutes(app, imports, temporaryFolder)
    ownImportRoutes(app, imports, temporaryFolder)
  },
  start: (imports) => imports.catchUp(),
})
